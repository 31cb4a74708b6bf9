import type { Localized } from "../../../platform/locale/lang";

const eng = {
  needsAttention: "Needs attention",
  addNews: "Add News",
  drafts: "Drafts",
  calendar: "Calendar",
  today: "Today",
  untitled: "(no title)",
  nothingWaits: "Nothing needs doing.",
  firstSteps: "First steps",
  firstStepsDone: "{done} of {all} done",
  firstStepsText: "These steps make the site your own. The list disappears once everything is done.",
  done: "Done",
  toDo: "To do",
};

const tra: typeof eng = {
  needsAttention: "需要處理",
  addNews: "新增消息",
  drafts: "草稿",
  calendar: "日程",
  today: "今天",
  untitled: "（沒有標題）",
  nothingWaits: "沒有待辦事項。",
  firstSteps: "開始使用",
  firstStepsDone: "已完成 {done} 項，共 {all} 項",
  firstStepsText: "完成以下各項，網站便可正式使用。全部完成後，此清單會自動消失。",
  done: "已完成",
  toDo: "待辦",
};

const sim: typeof eng = {
  needsAttention: "需要处理",
  addNews: "添加消息",
  drafts: "草稿",
  calendar: "日程",
  today: "今天",
  untitled: "（没有标题）",
  nothingWaits: "没有待办事项。",
  firstSteps: "开始使用",
  firstStepsDone: "已完成 {done} 项，共 {all} 项",
  firstStepsText: "完成以下各项，网站便可正式使用。全部完成后，此清单会自动消失。",
  done: "已完成",
  toDo: "待办",
};

/** Words of home and its first steps, which no other screen downloads. */
export const homeWords: Localized<typeof eng> = { eng, tra, sim };
