import type { Localized } from "../../../platform/locale/lang";

const eng = {
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  organization: "Organisation",
  optional: "optional",
  message: "Message",
  trap: "Website (please leave this empty)",
  submit: "Submit",
  problem: "There is a problem",
  notTaken: "Your message was not sent",
  thanksTitle: "Thank you",
  thanksText: "Your message has reached us.",
  another: "Write another message",
};

const tra: typeof eng = {
  firstName: "名字",
  lastName: "姓氏",
  email: "電郵地址",
  organization: "機構",
  optional: "選填",
  message: "訊息內容",
  trap: "網站（請留空）",
  submit: "提交",
  problem: "填寫內容有誤",
  notTaken: "訊息未能送出",
  thanksTitle: "多謝您",
  thanksText: "我們已收到您的訊息。",
  another: "再寫一則訊息",
};

const sim: typeof eng = {
  firstName: "名",
  lastName: "姓",
  email: "电子邮箱",
  organization: "机构",
  optional: "选填",
  message: "留言内容",
  trap: "网站（请留空）",
  submit: "提交",
  problem: "填写内容有误",
  notTaken: "留言未能发送",
  thanksTitle: "谢谢您",
  thanksText: "我们已收到您的留言。",
  another: "再写一条留言",
};

export const contactWords: Localized<typeof eng> = { eng, tra, sim };
