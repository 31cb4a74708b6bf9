import type { Localized } from "../../platform/locale/lang";
import type { LetterName } from "./letters";

interface Words {
  title: string;
  saved: string;
  names: Record<LetterName, string>;
  subject: string;
  text: string;
  textHint: string;
  signature: string;
  signatureHint: string;
  logo: { label: string; hint: string };
}

const eng: Words = {
  title: "Letters",
  saved: "Letters saved",
  names: {
    thanks: "Thanks for a donation",
    receipt: "With a receipt",
    declined: "A payment was declined",
    mismatched: "Another amount came",
    returned: "A payment was refunded",
    unsettled: "PayPal has not answered",
  },
  subject: "Subject",
  text: "Text",
  textHint: "It must contain {must}; it may contain {may}. Leave an empty line between paragraphs.",
  signature: "Signature",
  signatureHint: "At the end of every letter. It may contain {may}.",
  logo: { label: "Logo", hint: "Below the signature." },
};

const tra: Words = {
  title: "信件範本",
  saved: "信件範本已儲存",
  names: {
    thanks: "捐款感謝信",
    receipt: "隨附收據",
    declined: "付款被拒",
    mismatched: "金額與訂單不符",
    returned: "付款已退回",
    unsettled: "PayPal 未有回覆",
  },
  subject: "主旨",
  text: "內文",
  textHint: "必須包含 {must}，亦可使用 {may}。段落之間請留一行空行。",
  signature: "署名",
  signatureHint: "顯示於每封信的末尾，可使用 {may}。",
  logo: { label: "標誌", hint: "顯示於署名下方。" },
};

const sim: Words = {
  title: "信件模板",
  saved: "信件模板已保存",
  names: {
    thanks: "捐款感谢信",
    receipt: "随附收据",
    declined: "付款被拒",
    mismatched: "金额与订单不符",
    returned: "付款已退回",
    unsettled: "PayPal 没有回复",
  },
  subject: "主题",
  text: "正文",
  textHint: "必须包含 {must}，也可以使用 {may}。段落之间请空一行。",
  signature: "署名",
  signatureHint: "显示在每封信的末尾，可使用 {may}。",
  logo: { label: "标志", hint: "显示在署名下方。" },
};

/** What staff read of the letters. */
export const letterTypeWords: Localized<Words> = { eng, tra, sim };
