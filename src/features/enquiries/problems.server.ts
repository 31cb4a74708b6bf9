import { ownProblems } from "../../platform/locale/words/problems";

/** The problems of this feature, besides those that all share. */
export const enquiriesProblems = ownProblems({
  firstNameNeeded: {
    eng: "Please enter your first name",
    tra: "請輸入名字",
    sim: "请输入名字",
  },
  lastNameNeeded: {
    eng: "Please enter your last name",
    tra: "請輸入姓氏",
    sim: "请输入姓氏",
  },
  yourNameNeeded: {
    eng: "Please enter your name",
    tra: "請輸入姓名",
    sim: "请输入姓名",
  },
  emailNeeded: {
    eng: "Please enter a correct email",
    tra: "請輸入正確的電郵地址",
    sim: "请输入正确的电子邮箱",
  },
  messageNeeded: {
    eng: "Please enter a valid message",
    tra: "請輸入有效的訊息內容",
    sim: "请输入有效的留言内容",
  },
  answerNeeded: {
    eng: "Please write your answer",
    tra: "請輸入您的回覆",
    sim: "请输入您的回复",
  },
  notSendable: {
    eng: "This answer cannot be sent from here: the message has no e-mail address, or no mail server is set up.",
    tra: "未能由此寄出回覆：訊息沒有電郵地址，或尚未設定郵件伺服器。",
    sim: "无法由此发出回复：留言没有邮箱地址，或尚未设置邮件服务器。",
  },
  reachNeeded: {
    eng: "Please enter a telephone number or an e-mail address",
    tra: "請輸入電話號碼或電郵地址",
    sim: "请输入电话号码或电子邮箱",
  },
  oneLine: {
    eng: "Please write this on one line",
    tra: "請只輸入一行",
    sim: "请只输入一行",
  },
  stillSuspected: {
    eng: "This message is suspected to be spam. Choose “Not spam” and its e-mail will be sent.",
    tra: "此訊息被懷疑是垃圾訊息。請選擇「並非垃圾訊息」，電郵便會寄出。",
    sim: "该留言被怀疑是垃圾留言。请选择“不是垃圾留言”，邮件便会发出。",
  },
  unknownItem: {
    eng: "This charity item does not exist or has been deleted.",
    tra: "此義賣品不存在或已被刪除。",
    sim: "该义卖品不存在或已被删除。",
  },
  unknownMessage: {
    eng: "This message does not exist or has been erased.",
    tra: "此訊息不存在或已被清除。",
    sim: "该留言不存在或已被清除。",
  },
});

export type EnquiriesProblem = keyof typeof enquiriesProblems;
