import type { Localized } from "../../locale/lang";

const eng = {
  title: "Help",
  about: "Help: {screen}",
  what: "What this is",
  seen: "What visitors see",
  tasks: "How to",
  keys: "F1 or ? opens and closes this help. Ctrl K finds any screen, entry, person or donation.",
};

const tra: typeof eng = {
  title: "使用說明",
  about: "使用說明：{screen}",
  what: "這是甚麼",
  seen: "訪客會看到甚麼",
  tasks: "怎樣做",
  keys: "按 F1 或 ? 可開啟或關閉使用說明。按 Ctrl K 可尋找任何畫面、內容、人名或捐款。",
};

const sim: typeof eng = {
  title: "使用说明",
  about: "使用说明：{screen}",
  what: "这是什么",
  seen: "访客会看到什么",
  tasks: "怎么做",
  keys: "按 F1 或 ? 可打开或关闭使用说明。按 Ctrl K 可查找任何页面、内容、人名或捐款。",
};

/** Words of the panel with the help of a screen. */
export const helpWords: Localized<typeof eng> = { eng, tra, sim };
