import type { activityEng } from "./words.eng";

export const activitySim: typeof activityEng = {
  title: "操作记录",
  intro: "员工在专区内做过什么，以及谁曾登录；最新的在前，以香港时间显示。",
  filters: "筛选记录",
  author: "操作者",
  anybody: "所有人",
  feature: "项目",
  anything: "所有项目",
  apply: "显示",
  found: "共 {count} 条记录",
  none: "暂时没有活动记录。",
  what: "{feature}：{action}",
  nobody: "未登录",
  unknownName: "不属于任何账户的名称",
  open: "打开",
  entry: "{what}，{time}，第 {number} 条记录",
};
