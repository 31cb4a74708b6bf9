import type { Localized } from "../../platform/locale/lang";
import type { LetterName, LetterWords } from "./letters";

type Letters = Record<LetterName, LetterWords>;

const eng: Letters = {
  thanks: {
    subject: "Thank you for your donation to {charity}",
    text: `Dear {donor},

Your donation of {amount} has arrived. Thank you: it goes to people living with SMA and their families.

{receipt}

{reference}

If anything is not right, write to {email} or call {phone}.`,
  },
  receipt: {
    subject: "Your donation receipt from {charity} ({serial})",
    text: `Dear {donor},

Thank you for your donation of {amount}. Your official receipt, number {serial}, is attached as a PDF file.

Please keep it: the Inland Revenue Department may ask for it for six years after the tax year (1 April–31 March).

If anything on it is not right, write to {email} or call {phone}.`,
  },
  declined: {
    subject: "Your donation to {charity} did not go through",
    text: `Dear {donor},

PayPal did not complete your payment of {amount}, so no money has reached us and we will not ask for it again. You are welcome to try once more, or to give in another way.

{link}

{reference}

If anything is not right, write to {email} or call {phone}.`,
  },
  mismatched: {
    subject: "We are looking at your donation to {charity}",
    text: `Dear {donor},

PayPal took {taken} instead of the {amount} that you chose. Please do not pay again: our staff have been told and will contact you.

{reference}

If anything is not right, write to {email} or call {phone}.`,
  },
  returned: {
    subject: "Your donation to {charity} has been refunded",
    text: `Dear {donor},

Your payment of {amount} has been returned in full. If you did not expect this, please contact us.

{reference}

If anything is not right, write to {email} or call {phone}.`,
  },
  unsettled: {
    subject: "We could not confirm your donation to {charity}",
    text: `Dear {donor},

You chose to give {amount} by PayPal, and PayPal has still not told us whether it took the payment. Please look in your PayPal account. If it shows the payment, let us know; if it does not, nothing was charged.

{reference}

If anything is not right, write to {email} or call {phone}.`,
  },
};

const tra: Letters = {
  thanks: {
    subject: "感謝您捐款支持{charity}",
    text: `{donor} 您好：

我們已收到您的捐款 {amount}。衷心感謝，善款將用於支援 SMA 患者及其家人。

{receipt}

{reference}

如有任何疑問，請電郵至 {email} 或致電 {phone}。`,
  },
  receipt: {
    subject: "{charity}捐款收據（{serial}）",
    text: `{donor} 您好：

感謝您捐款 {amount}。隨電郵附上編號 {serial} 的正式收據（PDF 檔案）。

請妥善保存收據：稅務局可於有關課稅年度完結後六年內要求查閱。

如收據資料有誤，請電郵至 {email} 或致電 {phone}。`,
  },
  declined: {
    subject: "您對{charity}的捐款未能完成",
    text: `{donor} 您好：

PayPal 未能完成您 {amount} 的付款，因此我們並未收到款項，亦不會再為此扣款。歡迎您再試一次，或選擇其他捐款方法。

{link}

{reference}

如有任何疑問，請電郵至 {email} 或致電 {phone}。`,
  },
  mismatched: {
    subject: "我們正在核對您對{charity}的捐款",
    text: `{donor} 您好：

PayPal 扣取了 {taken}，與您選擇的 {amount} 不同。請勿重複付款，本會職員已收到通知，會與您聯絡。

{reference}

如有任何疑問，請電郵至 {email} 或致電 {phone}。`,
  },
  returned: {
    subject: "您對{charity}的捐款已退回",
    text: `{donor} 您好：

您的付款 {amount} 已全數退回。如有疑問，請與我們聯絡。

{reference}

如有任何疑問，請電郵至 {email} 或致電 {phone}。`,
  },
  unsettled: {
    subject: "我們未能確認您對{charity}的捐款",
    text: `{donor} 您好：

您曾選擇以 PayPal 捐款 {amount}，但 PayPal 至今仍未告知我們付款是否成功。請查看您的 PayPal 帳戶：如有這筆付款，請通知我們；如沒有，即並未扣款。

{reference}

如有任何疑問，請電郵至 {email} 或致電 {phone}。`,
  },
};

const sim: Letters = {
  thanks: {
    subject: "感谢您捐款支持{charity}",
    text: `{donor} 您好：

我们已收到您的捐款 {amount}。衷心感谢，善款将用于支持 SMA 患者及其家人。

{receipt}

{reference}

如有任何疑问，请发邮件至 {email} 或致电 {phone}。`,
  },
  receipt: {
    subject: "{charity}捐款收据（{serial}）",
    text: `{donor} 您好：

感谢您捐款 {amount}。随邮件附上编号为 {serial} 的正式收据（PDF 文件）。

请妥善保存收据：香港税务局可在有关课税年度结束后六年内要求查阅。

如收据信息有误，请发邮件至 {email} 或致电 {phone}。`,
  },
  declined: {
    subject: "您对{charity}的捐款未能完成",
    text: `{donor} 您好：

PayPal 未能完成您 {amount} 的付款，因此我们没有收到款项，也不会再为此扣款。欢迎您再试一次，或选择其他捐款方式。

{link}

{reference}

如有任何疑问，请发邮件至 {email} 或致电 {phone}。`,
  },
  mismatched: {
    subject: "我们正在核对您对{charity}的捐款",
    text: `{donor} 您好：

PayPal 扣取了 {taken}，与您选择的 {amount} 不同。请勿重复付款，本会员工已收到通知，会与您联系。

{reference}

如有任何疑问，请发邮件至 {email} 或致电 {phone}。`,
  },
  returned: {
    subject: "您对{charity}的捐款已退回",
    text: `{donor} 您好：

您的付款 {amount} 已全数退回。如有疑问，请与我们联系。

{reference}

如有任何疑问，请发邮件至 {email} 或致电 {phone}。`,
  },
  unsettled: {
    subject: "我们未能确认您对{charity}的捐款",
    text: `{donor} 您好：

您曾选择用 PayPal 捐款 {amount}，但 PayPal 至今仍未告知我们付款是否成功。请查看您的 PayPal 账户：如有这笔付款，请告诉我们；如没有，则没有扣款。

{reference}

如有任何疑问，请发邮件至 {email} 或致电 {phone}。`,
  },
};

/** The words of the letters as they come with Kapok. */
export const defaultLetters: Localized<Letters> = { eng, tra, sim };

/** The label before a number, and of the link, where a letter has these on lines of their own. */
export const letterLabels: Localized<Record<"reference" | "serial" | "link", string>> = {
  eng: { reference: "Reference", serial: "Receipt number", link: "Ways to give" },
  tra: { reference: "參考編號", serial: "收據編號", link: "捐款方法" },
  sim: { reference: "参考编号", serial: "收据编号", link: "捐款方式" },
};

/** What `{receipt}` says: of a charity whose receipts the tax office takes, and of another. */
export const receiptSentences: Localized<Record<"comes" | "asked", string>> = {
  eng: {
    comes: "Your official receipt will be sent to this address.",
    asked: "You asked for a receipt; we will write to you about it.",
  },
  tra: { comes: "正式收據將會發送至此電郵地址。", asked: "您已要求發出收據，我們會再與您聯絡。" },
  sim: { comes: "正式收据将发送至此邮箱。", asked: "您已要求开具收据，我们会再与您联系。" },
};
