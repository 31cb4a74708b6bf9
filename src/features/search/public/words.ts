import type { Localized } from "../../../platform/locale/lang";

/** The words of the search for visitors. */
const eng = {
  title: "Search",
  /** Heads the page of what was found. */
  resultsFor: "Results for “{words}”",
  search: "Search",
  label: "What are you looking for?",
  intro: "Search our pages, news, information on SMA, forms and charity items, in English or Chinese.",
  one: "1 result",
  several: "{count} results",
  none: "Nothing was found for “{words}”.",
  noneOfKind: "Nothing of this kind was found for “{words}”.",
  didYouMean: "Did you mean “{words}”?",
  advice: "Try fewer or other words, or one of these pages.",
  useful: "Most useful pages",
  all: "All",
  show: "Show",
  pages: "Pages",
};

const tra: typeof eng = {
  title: "搜尋",
  resultsFor: "「{words}」的搜尋結果",
  search: "搜尋",
  label: "您想找甚麼？",
  intro: "以中文或英文搜尋本會的網頁、消息、SMA 資料、表格及慈善義賣品。",
  one: "1 項結果",
  several: "{count} 項結果",
  none: "找不到與「{words}」相關的內容。",
  noneOfKind: "這一類內容中，找不到與「{words}」相關的結果。",
  didYouMean: "您是否想找「{words}」？",
  advice: "請嘗試較少或其他字詞，或瀏覽以下網頁。",
  useful: "常用網頁",
  all: "全部",
  show: "顯示",
  pages: "網頁",
};

const sim: typeof eng = {
  title: "搜索",
  resultsFor: "“{words}”的搜索结果",
  search: "搜索",
  label: "您想找什么？",
  intro: "用中文或英文搜索本会的网页、消息、SMA 资料、表格和慈善义卖品。",
  one: "1 条结果",
  several: "{count} 条结果",
  none: "没有找到与“{words}”相关的内容。",
  noneOfKind: "这一类内容中没有找到与“{words}”相关的结果。",
  didYouMean: "您要找的是不是“{words}”？",
  advice: "请尝试更少或其他词语，或浏览以下网页。",
  useful: "常用网页",
  all: "全部",
  show: "显示",
  pages: "网页",
};

export const searchPublicWords: Localized<typeof eng> = { eng, tra, sim };
