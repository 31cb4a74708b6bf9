import type { Localized } from "../../core/locale/lang";

const eng = {
  donationTo: "Donation to ",
  title: "Thank you for your donation to {name}",
  greeting: "Dear {name},",
  arrived:
    "Your donation of {amount} has arrived. Thank you: it goes to people living with SMA and their families.",
  receiptComes: "Your official receipt will be sent to this address.",
  receiptAsked: "You asked for a receipt; we will write to you about it.",
  reference: "Reference",
  questions: "If anything is not right, write to {email} or ring {phone}.",
};

const tra: typeof eng = {
  donationTo: "捐款予",
  title: "感謝您捐款支持{name}",
  greeting: "{name}：",
  arrived: "我們已收到您的捐款 {amount}。衷心感謝，善款將用於支援 SMA 患者及其家人。",
  receiptComes: "正式收據將會發送至此電郵地址。",
  receiptAsked: "您已要求發出收據，我們會再與您聯絡。",
  reference: "參考編號",
  questions: "如有任何疑問，請電郵至 {email} 或致電 {phone}。",
};

const sim: typeof eng = {
  donationTo: "捐款给",
  title: "感谢您捐款支持{name}",
  greeting: "{name}：",
  arrived: "我们已收到您的捐款 {amount}。衷心感谢，善款将用于支持 SMA 患者及其家人。",
  receiptComes: "正式收据将发送至此邮箱。",
  receiptAsked: "您已要求开具收据，我们会再与您联系。",
  reference: "参考编号",
  questions: "如有任何疑问，请发邮件至 {email} 或致电 {phone}。",
};

/** The words of the letter to the donor. */
export const letterWords: Localized<typeof eng> = { eng, tra, sim };
