import type { Localized } from "../../core/locale/lang";

const eng = {
  involvedWays: "Ways to help",
  askForForm: "Ask us by e-mail or telephone and we will send you the form.",
  reachUs: "How to reach us",
};

const tra: typeof eng = {
  involvedWays: "參與方式",
  askForForm: "歡迎以電郵或電話索取表格，我們會傳送給您。",
  reachUs: "聯絡方法",
};

const sim: typeof eng = {
  involvedWays: "参与方式",
  askForForm: "欢迎通过电子邮件或电话索取表格，我们会发送给您。",
  reachUs: "联系方式",
};

/** Words of Get Involved. */
export const involvedPageWords: Localized<typeof eng> = { eng, tra, sim };
