import type { Localized } from "../../core/locale/lang";

const eng = {
  calendar: "Calendar",
  intro:
    "What will be published or taken down by itself, and when, in Hong Kong time. To plan something, open its form and press “Publish later”. What is published then is what was saved last.",
  noneComing: "Nothing is planned.",
  coming: "To come",
  attention: "Not done",
  attentionHint:
    "Open it, look through it and publish it by hand, or choose another time. “Put away” takes it off this list.",
  done: "Done lately",
  looked: "Looked for what is due {time}. It looks every second.",
  notLooked: "Kapok is not looking for what is due. Ask the system administrator.",
  caughtUp:
    "What came due while the site was stopped, or since the backup that it was restored from, is done at the next start.",
  when: "When",
  what: "What",
  happens: "What happens",
  by: "Planned by",
  acts: "Actions",
  publish: "Publish",
  unpublish: "Take down",
  overdue: "Overdue",
  inTrash: "It is in the trash: bring it back, or it will not be done.",
  cancel: "Cancel",
  putAway: "Put away",
  untitled: "Without a title",
  all: "all languages",
  more: "There is more to come than is shown here.",
};

const tra: typeof eng = {
  calendar: "日程",
  intro:
    "將會自動發布或撤下的內容及時間（香港時間）。如要安排，請開啟該項目的表格，按「定時發布」。屆時發布的是最後儲存的內容。",
  noneComing: "暫時沒有安排。",
  coming: "即將執行",
  attention: "未能執行",
  attentionHint: "請開啟並檢視內容，然後手動發布，或另選時間。「移除」會把它從這裏移走。",
  done: "最近執行",
  looked: "上次檢查：{time}。系統每秒檢查一次。",
  notLooked: "Kapok 現時沒有檢查到期的安排，請聯絡系統管理員。",
  caughtUp: "網站停止期間到期的安排，或還原備份後已到期的安排，會在下次啟動時補做。",
  when: "時間",
  what: "內容",
  happens: "操作",
  by: "安排者",
  acts: "動作",
  publish: "發布",
  unpublish: "撤下",
  overdue: "已過時",
  inTrash: "此項目在回收筒內，須先還原才會執行。",
  cancel: "取消",
  putAway: "移除",
  untitled: "沒有標題",
  all: "所有語言",
  more: "尚有更多安排未在此列出。",
};

const sim: typeof eng = {
  calendar: "日程",
  intro:
    "将会自动发布或撤下的内容和时间（香港时间）。如需安排，请打开该项目的表单，点击“定时发布”。届时发布的是最后保存的内容。",
  noneComing: "暂时没有安排。",
  coming: "即将执行",
  attention: "未能执行",
  attentionHint: "请打开并检查内容，然后手动发布，或另选时间。“移除”会把它从这里移走。",
  done: "最近执行",
  looked: "上次检查：{time}。系统每秒检查一次。",
  notLooked: "Kapok 目前没有检查到期的安排，请联系系统管理员。",
  caughtUp: "网站停止期间到期的安排，或恢复备份后已到期的安排，会在下次启动时补做。",
  when: "时间",
  what: "内容",
  happens: "操作",
  by: "安排者",
  acts: "动作",
  publish: "发布",
  unpublish: "撤下",
  overdue: "已过时",
  inTrash: "该项目在回收站中，须先恢复才会执行。",
  cancel: "取消",
  putAway: "移除",
  untitled: "没有标题",
  all: "所有语言",
  more: "还有更多安排未在此列出。",
};

/** Words of the calendar. */
export const calendarWords: Localized<typeof eng> = { eng, tra, sim };
