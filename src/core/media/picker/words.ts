import type { Localized } from "../../locale/lang";

const eng = {
  titleImage: "Choose a picture that is here",
  titlePdf: "Choose a PDF that is here",
  searched: "name, description, or where it is used",
  none: "There is nothing here yet. Upload one first.",
  loading: "Loading…",
  describeTitle: "What does this picture show?",
  describeHint:
    "People who cannot see it hear this instead. One short sentence is enough, without “picture of”.",
  describes: "It shows something: describe it",
  decorative: "It is decoration, with nothing to describe",
  alt: "Description",
  missing: "Write a description in at least one language, or say that it is decoration.",
  saveAndUse: "Save and use it",
  useAsItIs: "Use it without a description for now",
  describedKept: "The description is saved.",
  describedNotKept: "The description is not saved yet.",
  describedAgain: "Save it again",
  describedLeave: "Go on without it",
  back: "Back to the pictures",
  noAlt: "no description yet",
};

const tra: typeof eng = {
  titleImage: "從媒體庫選擇圖片",
  titlePdf: "從媒體庫選擇 PDF",
  searched: "名稱、文字說明，或使用它的地方",
  none: "媒體庫尚未有檔案，請先上載。",
  loading: "載入中…",
  describeTitle: "這張圖片展示甚麼？",
  describeHint: "看不見圖片的人會聽到這段說明。一句簡短的話便足夠，毋須寫「圖片：」。",
  describes: "圖片有內容，需要說明",
  decorative: "純屬裝飾，毋須說明",
  alt: "文字說明",
  missing: "請最少以一種語言寫上說明，或註明純屬裝飾。",
  saveAndUse: "儲存並使用",
  useAsItIs: "暫不加說明，直接使用",
  describedKept: "文字說明已儲存。",
  describedNotKept: "文字說明尚未儲存。",
  describedAgain: "再次儲存",
  describedLeave: "不加說明並繼續",
  back: "返回圖片清單",
  noAlt: "未有文字說明",
};

const sim: typeof eng = {
  titleImage: "从媒体库选择图片",
  titlePdf: "从媒体库选择 PDF",
  searched: "名称、文字说明，或使用它的地方",
  none: "媒体库中还没有文件，请先上传。",
  loading: "正在加载…",
  describeTitle: "这张图片展示什么？",
  describeHint: "看不见图片的人会听到这段说明。一句简短的话就够了，不用写“图片：”。",
  describes: "图片有内容，需要说明",
  decorative: "仅作装饰，无需说明",
  alt: "文字说明",
  missing: "请至少用一种语言写上说明，或注明仅作装饰。",
  saveAndUse: "保存并使用",
  useAsItIs: "暂不加说明，直接使用",
  describedKept: "文字说明已保存。",
  describedNotKept: "文字说明尚未保存。",
  describedAgain: "再次保存",
  describedLeave: "不加说明并继续",
  back: "返回图片列表",
  noAlt: "还没有文字说明",
};

/** Words of choosing a file that is there, and of describing a picture. */
export const pickerWords: Localized<typeof eng> = { eng, tra, sim };
