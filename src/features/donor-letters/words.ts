import type { Localized } from "../../platform/locale/lang";

const eng = {
  intro:
    "The letters that donors get, each in the language in which they gave. The receipt itself is a PDF file; the law fixes its wording.",
  preview: "Preview",
  subject: "Subject",
  example: "Filled in with an example.",
  attached: "receipt-2026-00012.pdf is attached.",
  sendTest: "Send a test to me",
  sent: "Sent to {address}. It is in your inbox in a minute or so.",
};

const tra: typeof eng = {
  intro: "寄給捐款人的信件，以捐款時所用的語言發出。收據本身是 PDF 檔案，文字按法例要求，不能在此修改。",
  preview: "預覽",
  subject: "主旨",
  example: "以下資料為示例。",
  attached: "附件：receipt-2026-00012.pdf",
  sendTest: "寄測試信給我",
  sent: "已寄往 {address}，約一分鐘內送達。",
};

const sim: typeof eng = {
  intro: "发给捐款人的信件，以捐款时所用的语言发出。收据本身是 PDF 文件，文字按法例要求，不能在此修改。",
  preview: "预览",
  subject: "主题",
  example: "以下资料为示例。",
  attached: "附件：receipt-2026-00012.pdf",
  sendTest: "发测试信给我",
  sent: "已发到 {address}，大约一分钟内送达。",
};

/** Words of the letters screen besides the field labels. */
export const lettersWords: Localized<typeof eng> = { eng, tra, sim };
