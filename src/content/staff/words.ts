import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Title",
  date: "Date",
  changed: "Last changed",
  allOfThem: "All",
  show: "Show",
  year: "Year",
  anyYear: "All years",
  searched: "any words in it, in any language",
  moreFound: "More than {count} were found. These are the first; type a longer phrase to find fewer.",
  more: "More",
  history: "History",
  takeDown: "Take down",
  toTrash: "It can be brought back from the trash for 90 days.",
  updateOrder: "Update Order",
  orderUpdated: "Order Updated",
  dragHint: "Drag a row, or use its Move menu, to change the order.",
};

const tra: typeof eng = {
  title: "標題",
  date: "日期",
  changed: "最後修改",
  allOfThem: "全部",
  show: "顯示",
  year: "年份",
  anyYear: "所有年份",
  searched: "內容中的任何字詞，任何語言均可",
  moreFound: "找到超過 {count} 項，以下是最前的部分；輸入較長的字句可縮窄範圍。",
  more: "更多",
  history: "版本紀錄",
  takeDown: "從網站撤下",
  toTrash: "90 天內可以從回收筒還原。",
  updateOrder: "更新次序",
  orderUpdated: "次序已更新",
  dragHint: "拖動一行，或用「移動」選單，即可更改次序。",
};

const sim: typeof eng = {
  title: "标题",
  date: "日期",
  changed: "最后修改",
  allOfThem: "全部",
  show: "显示",
  year: "年份",
  anyYear: "所有年份",
  searched: "内容中的任何字词，任何语言均可",
  moreFound: "找到超过 {count} 项，以下是最前的部分；输入较长的词句可缩小范围。",
  more: "更多",
  history: "版本记录",
  takeDown: "从网站撤下",
  toTrash: "90 天内可以从回收站恢复。",
  updateOrder: "更新顺序",
  orderUpdated: "顺序已更新",
  dragHint: "拖动一行，或用“移动”菜单，即可更改顺序。",
};

/** Words of the lists of all content types, and of what surrounds their forms. */
export const contentWords: Localized<typeof eng> = { eng, tra, sim };
