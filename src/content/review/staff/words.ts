import type { Localized } from "../../../platform/locale/lang";

const eng = {
  asking:
    "Visitors see no change until an administrator publishes it. An administrator will be asked to when you save.",
  comment: "Say something to the administrator (optional)",
  asked: "An administrator will be asked to publish it.",
  waits: "In review: {name} asked an administrator on {time} to publish this. Visitors do not see it yet.",
  waitsMine: "In review: you asked an administrator on {time} to publish this. Visitors do not see it yet.",
  returned: "{by} sent this back to {name} on {time}.",
  returnedMine: "{by} sent this back to you on {time}. Change it, then save it to ask again.",
  says: "{name}: “{text}”",
  askNow: "Ask an administrator to publish it",
  askedNow: "In review: an administrator was asked to publish it",
  answer: "Answer or mark as done",
  changes: "What changed",
  toList: "Publish it or send it back",
};

const tra: typeof eng = {
  asking: "管理員發布之前，訪客看到的內容不會改變。儲存時會請管理員審批。",
  comment: "給管理員的留言（可不填）",
  asked: "將交管理員審批及發布。",
  waits: "審批中：{name} 於 {time} 請管理員發布，訪客仍未能看到。",
  waitsMine: "審批中：您於 {time} 請管理員發布，訪客仍未能看到。",
  returned: "{by} 於 {time} 把此項目退回給 {name}。",
  returnedMine: "{by} 於 {time} 把此項目退回給您。請修改後儲存，即會再交審批。",
  says: "{name}：「{text}」",
  askNow: "請管理員發布",
  askedNow: "審批中：已請管理員發布",
  answer: "回覆或標示為完成",
  changes: "查看更改",
  toList: "發布或退回",
};

const sim: typeof eng = {
  asking: "管理员发布之前，访客看到的内容不会改变。保存时会请管理员审核。",
  comment: "给管理员的留言（可不填）",
  asked: "将交管理员审核并发布。",
  waits: "审核中：{name} 于 {time} 请管理员发布，访客还看不到。",
  waitsMine: "审核中：您于 {time} 请管理员发布，访客还看不到。",
  returned: "{by} 于 {time} 把该项目退回给 {name}。",
  returnedMine: "{by} 于 {time} 把该项目退回给您。请修改后保存，即会再次送审。",
  says: "{name}：“{text}”",
  askNow: "请管理员发布",
  askedNow: "审核中：已请管理员发布",
  answer: "回复或标记为完成",
  changes: "查看更改",
  toList: "发布或退回",
};

/** Words at an entry for what waits until an administrator publishes it. */
export const reviewWords: Localized<typeof eng> = { eng, tra, sim };
