import type { Localized } from "../platform/locale/lang";
import type { TitledText } from "./site-details";

/** The texts of Contact. Numbers and addresses stand below them. */
export interface ContactTexts {
  title: Localized;
  lead: Localized;
  /** Stands above the form; `thanks` is said once it has arrived. */
  form: TitledText & { thanks: Localized };
  write: TitledText;
  call: TitledText;
  visit: TitledText;
}

export const contactTexts: ContactTexts = {
  title: { eng: "Contact us", tra: "聯絡我們", sim: "联系我们" },
  lead: {
    eng: "Whatever your question, big or small, write or call. We reply to everyone who gets in touch.",
    tra: "不論大小問題，歡迎來函或致電。每一位聯絡我們的人，都會收到回覆。",
    sim: "无论问题大小，欢迎来信或来电。每一位联系我们的人，都会收到回复。",
  },
  form: {
    title: { eng: "Send us a message", tra: "傳送訊息給我們", sim: "给我们留言" },
    text: {
      eng: "What you write here reaches our office. We use it only to answer you.",
      tra: "您所寫的內容會送到我們的辦事處，只會用作回覆您。",
      sim: "您写的内容会送到我们的办公室，只用于回复您。",
    },
    thanks: {
      eng: "We will answer by e-mail, usually within two working days.",
      tra: "我們會以電郵回覆您，一般在兩個工作天內。",
      sim: "我们会通过电子邮件回复您，一般在两个工作日内。",
    },
  },
  write: {
    title: { eng: "Write to us", tra: "電郵聯絡", sim: "发邮件给我们" },
    text: {
      eng: "Write by e-mail in English or Chinese. Tell us only what your question needs; health details can wait until we talk.",
      tra: "您可以中文或英文寫電郵給我們。只須提供查詢所需的資料，健康狀況可留待與我們傾談時再說。",
      sim: "您可以用中文或英文写邮件给我们。只需提供咨询所需的资料，健康状况可以留到交谈时再说。",
    },
  },
  call: {
    title: { eng: "Call us", tra: "致電查詢", sim: "来电咨询" },
    text: {
      eng: "If speaking on the telephone is hard for you, e-mail us and we will find another way.",
      tra: "如不便以電話交談，請電郵給我們，我們會安排其他方式。",
      sim: "如不便通过电话交谈，请发邮件给我们，我们会安排其他方式。",
    },
  },
  visit: {
    title: { eng: "Visit us", tra: "親臨本會", sim: "到访本会" },
    text: {
      eng: "Please let us know before you come, and what would make your visit easier.",
      tra: "到訪前請先通知我們，並告訴我們怎樣安排會讓您更方便。",
      sim: "到访前请先通知我们，并告诉我们怎样安排会让您更方便。",
    },
  },
};
