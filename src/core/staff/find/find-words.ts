import type { Localized } from "../../locale/lang";

const eng = {
  title: "Find",
  hint: "A screen, an entry, a person or a donation, by name",
  results: "What was found",
  screens: "Screens",
  helps: "Help",
  looking: "Looking…",
  count: "Found: {count}",
  none: "Nothing found for “{words}”.",
  failed: "Some lists could not be searched. Try again in a moment.",
  keys: "Arrow keys choose, Enter opens, Escape closes.",
};

const tra: typeof eng = {
  title: "尋找",
  hint: "輸入畫面、內容、人名或捐款的名稱",
  results: "尋找結果",
  screens: "畫面",
  helps: "使用說明",
  looking: "正在尋找…",
  count: "找到 {count} 項",
  none: "找不到「{words}」。",
  failed: "部分清單暫時無法搜尋，請稍後再試。",
  keys: "按方向鍵選擇，按 Enter 開啟，按 Esc 關閉。",
};

const sim: typeof eng = {
  title: "查找",
  hint: "输入页面、内容、人名或捐款的名称",
  results: "查找结果",
  screens: "页面",
  helps: "使用说明",
  looking: "正在查找…",
  count: "找到 {count} 项",
  none: "没有找到“{words}”。",
  failed: "部分列表暂时无法查找，请稍后再试。",
  keys: "按方向键选择，按 Enter 打开，按 Esc 关闭。",
};

/** Words of what finds things by name. */
export const findWords: Localized<typeof eng> = { eng, tra, sim };
