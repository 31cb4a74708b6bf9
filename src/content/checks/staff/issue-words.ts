import { fill, type Localized, useWords } from "../../../platform/locale/lang";
import type { CheckName, Issue } from "../check-text";

/** The words of one kind of finding: what it is, why it matters, and the button that makes it right, if one can. */
interface CheckWords {
  what: string;
  why: string;
  repair?: string;
}

type IssueWords = Record<CheckName, CheckWords>;

const eng: IssueWords = {
  pictureUndescribed: {
    what: "A picture without a description",
    why: "People who cannot see it are told nothing. Say what it shows, or that it is only decoration.",
  },
  pictureFileName: {
    what: "A picture described by its file name",
    why: "A file name read aloud says nothing about the picture. Say what it shows.",
  },
  picturesElsewhere: {
    what: "Pictures that only another language has",
    why: "Readers of this language do not see them. Copy them there if they should.",
  },
  headingEmpty: {
    what: "A heading without words",
    why: "Screen readers stop at it and find nothing.",
    repair: "Remove the heading",
  },
  headingSkips: {
    what: "A sub-heading without a heading above it",
    why: "People who go from heading to heading look for the one that is missing.",
    repair: "Make it a heading",
  },
  headingBold: {
    what: "Bold words that look like a heading",
    why: "Only a real heading can be jumped to and appears in the outline of the page.",
    repair: "Make it a heading",
  },
  linkVague: {
    what: "A link that does not say where it leads",
    why: "Links are often read one after another, without the sentence around them. Name the page it opens.",
  },
  linkAddress: {
    what: "A link that shows a web address",
    why: "A screen reader spells it out, letter by letter. Name the page it opens.",
  },
  tableHeadless: {
    what: "A table without headings",
    why: "Without them, nobody who hears the table knows what a cell is about.",
    repair: "Make the first row the headings",
  },
  sentenceLong: {
    what: "A long sentence",
    why: "Short sentences are easier for everyone, above all when tired. Can it be two?",
  },
  scriptOther: {
    what: "{other} characters in a {own} text",
    why: "Readers of this language may not know them.",
    repair: "Convert them to {own}",
  },
  wordAvoided: {
    what: "A word we avoid",
    why: "We say: {better}.",
    repair: "Change it to “{better}”",
  },
};

const tra: IssueWords = {
  pictureUndescribed: {
    what: "圖片沒有文字說明",
    why: "看不見圖片的人無從得知內容。請說明圖片展示甚麼，或註明純屬裝飾。",
  },
  pictureFileName: {
    what: "以檔案名稱作為文字說明",
    why: "讀出檔案名稱，無助了解圖片。請說明圖片展示甚麼。",
  },
  picturesElsewhere: {
    what: "其他語言才有的圖片",
    why: "這個語言的讀者看不到這些圖片。如需顯示，請在該處複製。",
  },
  headingEmpty: {
    what: "標題沒有文字",
    why: "螢幕閱讀器會停在這裏，卻讀不到內容。",
    repair: "移除標題",
  },
  headingSkips: {
    what: "小標題之上沒有標題",
    why: "逐個標題瀏覽的人，會尋找缺少了的一層。",
    repair: "改為標題",
  },
  headingBold: {
    what: "看似標題的粗體字",
    why: "只有真正的標題才可直接跳到，並列入網頁大綱。",
    repair: "改為標題",
  },
  linkVague: {
    what: "連結沒有說明通往哪裏",
    why: "螢幕閱讀器常把連結逐一讀出，不連上下文。請寫出所連網頁的名稱。",
  },
  linkAddress: {
    what: "連結只顯示網址",
    why: "螢幕閱讀器會把網址逐個字母讀出。請寫出所連網頁的名稱。",
  },
  tableHeadless: {
    what: "表格沒有表頭",
    why: "沒有表頭，聆聽表格的人不知道每格說的是甚麼。",
    repair: "以首行作表頭",
  },
  sentenceLong: {
    what: "句子較長",
    why: "短句人人易讀，疲倦時尤其如此。可否分為兩句？",
  },
  scriptOther: {
    what: "{own}中文內有{other}字",
    why: "{own}版的讀者未必認得。",
    repair: "轉為{own}字",
  },
  wordAvoided: {
    what: "本會避免使用的字眼",
    why: "本會的寫法：{better}。",
    repair: "改為「{better}」",
  },
};

const sim: IssueWords = {
  pictureUndescribed: {
    what: "图片没有文字说明",
    why: "看不见图片的人无法知道内容。请说明图片展示什么，或注明仅作装饰。",
  },
  pictureFileName: {
    what: "用文件名作文字说明",
    why: "读出文件名，无助于了解图片。请说明图片展示什么。",
  },
  picturesElsewhere: {
    what: "其他语言才有的图片",
    why: "这个语言的读者看不到这些图片。如需显示，请在该处复制。",
  },
  headingEmpty: {
    what: "标题没有文字",
    why: "屏幕阅读器会停在这里，却读不到内容。",
    repair: "删除标题",
  },
  headingSkips: {
    what: "小标题之上没有标题",
    why: "逐个标题浏览的人，会寻找缺少的一级。",
    repair: "改为标题",
  },
  headingBold: {
    what: "看起来像标题的粗体字",
    why: "只有真正的标题才能直接跳转，并列入网页大纲。",
    repair: "改为标题",
  },
  linkVague: {
    what: "链接没有说明通向哪里",
    why: "屏幕阅读器常把链接逐个读出，不带上下文。请写出所链接网页的名称。",
  },
  linkAddress: {
    what: "链接只显示网址",
    why: "屏幕阅读器会把网址逐个字母读出。请写出所链接网页的名称。",
  },
  tableHeadless: {
    what: "表格没有表头",
    why: "没有表头，听表格的人不知道每一格说的是什么。",
    repair: "把第一行设为表头",
  },
  sentenceLong: {
    what: "句子较长",
    why: "短句人人易读，疲倦时更是如此。能不能分成两句？",
  },
  scriptOther: {
    what: "{own}中文里有{other}字",
    why: "{own}版的读者不一定认得。",
    repair: "转换为{own}字",
  },
  wordAvoided: {
    what: "本会避免使用的词",
    why: "本会的写法：{better}。",
    repair: "改为“{better}”",
  },
};

const issueWords: Localized<IssueWords> = { eng, tra, sim };

/** The scripts, by the language of a text. */
const scriptNames: Localized<Localized> = {
  eng: { eng: "", tra: "Traditional", sim: "Simplified" },
  tra: { eng: "", tra: "繁體", sim: "簡體" },
  sim: { eng: "", tra: "繁体", sim: "简体" },
};

/** The words of an issue, with its scripts and suggestion. */
export function useIssueWords(): (finding: Pick<Issue, "check" | "lang" | "better">) => CheckWords {
  const kinds = useWords(issueWords);
  const scripts = useWords(scriptNames);
  return ({ check, lang = "eng", better = "" }) => {
    const about = { better, own: scripts[lang], other: scripts[lang === "tra" ? "sim" : "tra"] };
    const { what, why, repair } = kinds[check];
    return {
      what: fill(what, about),
      why: fill(why, about),
      ...(repair !== undefined && { repair: fill(repair, about) }),
    };
  };
}
