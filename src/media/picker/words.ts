import type { Localized } from "../../platform/locale/lang";

const eng = {
  titleImage: "Choose a picture that is here",
  titleImages: "Choose pictures that are here",
  severalHint: "Press each one that you want, then “Use”.",
  useOne: "Use 1 file",
  useSeveral: "Use {count} files",
  titlePdf: "Choose a PDF that is here",
  searched: "name, description, or where it is used",
  none: "There is nothing here yet. Upload one first.",
  loading: "Loading…",
  describeTitle: "What does this picture show?",
  describeHint:
    "People who cannot see it hear this instead, wherever the picture is used. One short sentence is enough, without “picture of”.",
  decorative: "It is decoration, with nothing to describe",
  alt: "Description",
  toSimplified: "Convert Traditional to Simplified",
  toTraditional: "Convert Simplified to Traditional",
  notConverted: "It could not be converted. Try again.",
  noAlt: "no description yet",
};

const tra: typeof eng = {
  titleImage: "從媒體庫選擇圖片",
  titleImages: "從媒體庫選擇圖片",
  severalHint: "按下每個要用的檔案，再按「使用」。",
  useOne: "使用 1 個檔案",
  useSeveral: "使用 {count} 個檔案",
  titlePdf: "從媒體庫選擇 PDF",
  searched: "名稱、文字說明，或使用它的地方",
  none: "媒體庫尚未有檔案，請先上載。",
  loading: "載入中…",
  describeTitle: "這張圖片展示甚麼？",
  describeHint:
    "看不見圖片的人會聽到這段說明；凡使用這張圖片的地方都適用。一句簡短的話便足夠，毋須寫「圖片：」。",
  decorative: "純屬裝飾，毋須說明",
  alt: "文字說明",
  toSimplified: "將繁體轉換為簡體",
  toTraditional: "將簡體轉換為繁體",
  notConverted: "未能轉換，請再試一次。",
  noAlt: "未有文字說明",
};

const sim: typeof eng = {
  titleImage: "从媒体库选择图片",
  titleImages: "从媒体库选择图片",
  severalHint: "按下每个要用的文件，再按“使用”。",
  useOne: "使用 1 个文件",
  useSeveral: "使用 {count} 个文件",
  titlePdf: "从媒体库选择 PDF",
  searched: "名称、文字说明，或使用它的地方",
  none: "媒体库中还没有文件，请先上传。",
  loading: "正在加载…",
  describeTitle: "这张图片展示什么？",
  describeHint:
    "看不见图片的人会听到这段说明；凡使用这张图片的地方都适用。一句简短的话就够了，不用写“图片：”。",
  decorative: "仅作装饰，无需说明",
  alt: "文字说明",
  toSimplified: "将繁体转换为简体",
  toTraditional: "将简体转换为繁体",
  notConverted: "无法转换，请再试一次。",
  noAlt: "还没有文字说明",
};

/** Words of choosing a file that is there, and of describing a picture. */
export const pickerWords: Localized<typeof eng> = { eng, tra, sim };
