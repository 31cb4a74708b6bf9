import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Languages",
  intro:
    "Everything that visitors read, in three languages. What is missing or out of date comes first. Press a text to open it at its place.",
  leads:
    "Traditional Chinese leads: when it changes, the other two are marked as out of date. A change in English or Simplified Chinese alone marks nothing, so look through the others yourself.",
  translator: "Outside translator",
  searched: "title or words in any language, page or list",
  show: "Show",
  all: "All",
  language: "Language",
  anyLanguage: "All languages",
  part: "Page or list",
  anyPart: "All of the site",
  text: "Text",
  untitled: "(no title)",
  none: "Nothing here: no text is in this state.",
  lacks: "missing: {missing}, out of date: {stale}",
  found: "Texts: {count}",
};

const tra: typeof eng = {
  title: "語言版本",
  intro: "訪客讀到的所有文字，按三種語言列出。欠內容或有待更新的排在最前。按下文字即可前往修改。",
  leads:
    "以繁體中文為準：繁體中文有更改，其他兩種語言便會標示為有待更新。只更改英文或簡體中文則不會標示，請自行檢查其他語言。",
  translator: "外間翻譯",
  searched: "標題或任何語言的字詞、網頁或清單",
  show: "顯示",
  all: "全部",
  language: "語言",
  anyLanguage: "所有語言",
  part: "網頁或清單",
  anyPart: "整個網站",
  text: "文字",
  untitled: "（沒有標題）",
  none: "沒有處於此狀況的文字。",
  lacks: "{missing} 項欠內容，{stale} 項有待更新",
  found: "共 {count} 項文字",
};

const sim: typeof eng = {
  title: "语言版本",
  intro: "访客读到的所有文字，按三种语言列出。缺内容或有待更新的排在最前。点击文字即可前往修改。",
  leads:
    "以繁体中文为准：繁体中文有更改，其他两种语言就会标记为有待更新。只更改英文或简体中文则不会标记，请自行检查其他语言。",
  translator: "外部翻译",
  searched: "标题或任何语言的字词、页面或列表",
  show: "显示",
  all: "全部",
  language: "语言",
  anyLanguage: "所有语言",
  part: "页面或列表",
  anyPart: "整个网站",
  text: "文字",
  untitled: "（没有标题）",
  none: "没有处于此状态的文字。",
  lacks: "{missing} 项缺内容，{stale} 项有待更新",
  found: "共 {count} 项文字",
};

/** Words of the board of languages. */
export const boardWords: Localized<typeof eng> = { eng, tra, sim };
