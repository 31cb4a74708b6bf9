import type { Localized } from "../../core/locale/lang";

const eng = {
  title: "Your donation receipt from {name}",
  greeting: "Dear {name},",
  attached:
    "Thank you for your donation of {amount}. Your official receipt, number {serial}, is attached as a PDF file.",
  keep: "Please keep it: the Inland Revenue Department may ask for it for six years after the tax year (1 April–31 March).",
  questions: "If anything on it is not right, write to {email} or call {phone}.",
};

const tra: typeof eng = {
  title: "{name}捐款收據",
  greeting: "{name} 您好：",
  attached: "感謝您捐款 {amount}。隨電郵附上編號 {serial} 的正式收據（PDF 檔案）。",
  keep: "請妥善保存收據：稅務局可於有關課稅年度完結後六年內要求查閱。",
  questions: "如收據資料有誤，請電郵至 {email} 或致電 {phone}。",
};

const sim: typeof eng = {
  title: "{name}捐款收据",
  greeting: "{name} 您好：",
  attached: "感谢您捐款 {amount}。随邮件附上编号为 {serial} 的正式收据（PDF 文件）。",
  keep: "请妥善保存收据：香港税务局可在有关课税年度结束后六年内要求查阅。",
  questions: "如收据信息有误，请发邮件至 {email} 或致电 {phone}。",
};

/** The words of the letter that brings a receipt. */
export const letterWords: Localized<typeof eng> = { eng, tra, sim };
