import type { Localized } from "../../../platform/locale/lang";

const eng = {
  open: "{name} has had this open since {time}.",
  writing: "{name} has had this open since {time} and is writing.",
  several: "{name} have this open.",
  severalWriting: "{name} have this open; somebody is writing.",
  both: "You can both write: what each of you types is kept. Whoever saves later is asked about what both have changed.",
  ask: "Ask {name} to hand over",
  asked: "You have asked {name} to hand over. There is no answer yet.",
  withdraw: "Cancel request",
  stays: "{name} is still writing.",
  lets: "{name} has handed this over to you.",
  goOn: "Continue from what {name} typed",
  wants: "{name} would like to take over editing here.",
  answer: "Answer",
  let: "Hand over to {name}",
  stay: "I am still writing",
  handed:
    "You have handed this over to {name}, so nothing can be typed here. What you typed is kept as your draft.",
  back: "Take it back",
  saved: "{name} saved this at {time}.",
  changes: "What changed",
  notSent: "This did not reach the site. Please try again.",
};

const tra: typeof eng = {
  open: "{name} 自 {time} 起開啟了此項目。",
  writing: "{name} 自 {time} 起開啟了此項目，並正在撰寫。",
  several: "{name} 開啟了此項目。",
  severalWriting: "{name} 開啟了此項目，有人正在撰寫。",
  both: "雙方可以同時撰寫，各自輸入的內容都會保留。較後儲存的一方，會獲請選擇雙方都更改過的部分。",
  ask: "請 {name} 讓您接手",
  asked: "您已請 {name} 讓您接手，仍未有回覆。",
  withdraw: "撤回請求",
  stays: "{name} 仍在撰寫。",
  lets: "{name} 已讓您接手。",
  goOn: "從 {name} 輸入的內容繼續",
  wants: "{name} 希望接手撰寫此項目。",
  answer: "回覆",
  let: "讓 {name} 接手",
  stay: "我仍在撰寫",
  handed: "您已讓 {name} 接手，此處暫不能輸入。您輸入的內容已保留為您的草稿。",
  back: "由我繼續撰寫",
  saved: "{name} 已於 {time} 儲存此項目。",
  changes: "查看更改",
  notSent: "未能送達網站，請再試一次。",
};

const sim: typeof eng = {
  open: "{name} 从 {time} 起打开了该项目。",
  writing: "{name} 从 {time} 起打开了该项目，正在撰写。",
  several: "{name} 打开了该项目。",
  severalWriting: "{name} 打开了该项目，有人正在撰写。",
  both: "双方可以同时撰写，各自输入的内容都会保留。后保存的一方需要就双方都改过的部分做出选择。",
  ask: "请 {name} 让您接手",
  asked: "您已请 {name} 让您接手，还没有答复。",
  withdraw: "撤回请求",
  stays: "{name} 还在撰写。",
  lets: "{name} 已让您接手。",
  goOn: "从 {name} 输入的内容继续",
  wants: "{name} 希望接手撰写该项目。",
  answer: "答复",
  let: "让 {name} 接手",
  stay: "我还在撰写",
  handed: "您已让 {name} 接手，这里暂时不能输入。您输入的内容已保留为您的草稿。",
  back: "由我继续撰写",
  saved: "{name} 已于 {time} 保存该项目。",
  changes: "查看更改",
  notSent: "未能送达网站，请重试。",
};

/** Words of who else has the same entry open. */
export const presenceWords: Localized<typeof eng> = { eng, tra, sim };
