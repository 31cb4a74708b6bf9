import type { activityEng } from "./words.eng";

export const activityTra: typeof activityEng = {
  title: "操作紀錄",
  intro: "職員在專區內做過甚麼，以及誰曾登入；最新的在前，以香港時間顯示。",
  filters: "篩選紀錄",
  author: "操作者",
  anybody: "所有人",
  feature: "項目",
  anything: "所有項目",
  apply: "顯示",
  found: "共 {count} 項紀錄",
  none: "暫時沒有活動紀錄。",
  what: "{feature}：{action}",
  nobody: "未登入",
  unknownName: "不屬於任何帳戶的名稱",
  open: "開啟",
  entry: "{what}，{time}，第 {number} 項紀錄",
};
