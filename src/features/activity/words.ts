import type { Localized } from "../../platform/locale/lang";

const eng = {
  title: "Activity",
  intro: "Who did what in the staff area, and who logged in; newest first, in Hong Kong time.",
  searched: "what it was done to, what was done, or who",
  author: "Who",
  anybody: "Anybody",
  feature: "Area",
  anything: "Anything",
  found: "Entries: {count}",
  none: "No activity yet.",
  what: "What was done",
  when: "When",
  untitled: "Without a title",
  nobody: "Not logged in",
  unknownName: "unknown username",
  change: "What changed",
  changeUnknown: "How it was before is not kept.",
};

const tra: typeof eng = {
  title: "操作紀錄",
  intro: "職員在專區內做過甚麼，以及誰曾登入；最新的在前，以香港時間顯示。",
  searched: "內容名稱、操作或操作者",
  author: "操作者",
  anybody: "所有人",
  feature: "項目",
  anything: "所有項目",
  found: "共 {count} 項紀錄",
  none: "暫時沒有操作紀錄。",
  what: "操作",
  when: "時間",
  untitled: "沒有標題",
  nobody: "未登入",
  unknownName: "不明用戶名稱",
  change: "更改內容",
  changeUnknown: "沒有保留更改前的內容。",
};

const sim: typeof eng = {
  title: "操作记录",
  intro: "员工在专区内做过什么，以及谁曾登录；最新的在前，以香港时间显示。",
  author: "操作者",
  searched: "内容名称、操作或操作者",
  anybody: "所有人",
  feature: "项目",
  anything: "所有项目",
  found: "共 {count} 条记录",
  none: "暂时没有操作记录。",
  what: "操作",
  when: "时间",
  untitled: "没有标题",
  nobody: "未登录",
  unknownName: "未知用户名",
  change: "更改内容",
  changeUnknown: "没有保留更改前的内容。",
};

/** Words of the staff's screen of what was done. */
export const activityWords: Localized<typeof eng> = { eng, tra, sim };
