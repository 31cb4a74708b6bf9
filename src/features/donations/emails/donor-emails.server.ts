import type { SiteDetails } from "../../../charity/site-details";
import type { Database } from "../../../platform/db/database.server";
import { fill } from "../../../platform/locale/fill";
import { fullName } from "../../../platform/locale/format";
import type { Localized } from "../../../platform/locale/lang";
import { emailTemplate } from "../../../platform/mail/email-template.server";
import type { Mail } from "../../../platform/mail/enqueue.server";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { hkd, TAX_DEDUCTIBLE_FROM } from "../../../platform/money/money";
import type { Donation } from "../donation";
import { KEPT } from "../states";
import { donationStore } from "../store.server";

/** The kinds of mail about a donation that go to the donor: thanks, and what became of a payment otherwise. */
const THANKS = "donationThanks";
export const DONOR_NEWS = "donationNews";
export const TO_DONOR: readonly string[] = [THANKS, DONOR_NEWS];

/** Thanks the donor, in the language of the page on which they gave. */
export function thanks(donation: Donation, details: SiteDetails): Mail {
  const { amountCents, lang, receipt } = donation;
  const words = emailWords[lang];
  const name = details.name[lang];
  const taxed = details.registrationReference !== "" && amountCents >= TAX_DEDUCTIBLE_FROM * 100;
  const title = fill(words.title, { name });
  return {
    kind: THANKS,
    ...addressed(donation, details),
    subject: title,
    ...emailTemplate(lang, title, [
      ...greetingOf(donation),
      { paragraph: fill(words.arrived, { amount: hkd(amountCents) }) },
      ...(receipt ? [{ paragraph: taxed ? words.receiptComes : words.receiptAsked }] : []),
      { facts: [[words.reference, donation.reference] as const] },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
  };
}

/** A letter to the donor, whose answer goes to the charity. */
function addressed({ _id, lang, email }: Donation, details: SiteDetails) {
  const replyTo = { name: details.name[lang], address: details.email };
  return { ref: _id, lang, to: email, ...(isMailAddress(details.email) && { replyTo }) };
}

/** Nothing where PayPal names nobody. */
function greetingOf(donation: Donation): { paragraph: string }[] {
  const name = fullName(donation);
  return name === "" ? [] : [{ paragraph: fill(emailWords[donation.lang].greeting, { name }) }];
}

/** The end of a payment otherwise than in thanks; `unsettled`: PayPal has not said it for a week. */
export type DonorNews = "declined" | "mismatched" | "returned" | "unsettled";

/** Tells the donor what became of a payment that they may wait to hear of, in the language of the page. */
export function donorNews(
  donation: Donation,
  news: DonorNews,
  details: SiteDetails,
  publicUrl: string,
): Mail {
  const { amountCents, lang, paypalAmount } = donation;
  const words = emailWords[lang];
  const [title, text] = words[news];
  const name = details.name[lang];
  const said = { name, amount: hkd(amountCents), taken: paypalAmount ?? "" };
  const again = { link: `${publicUrl}/${lang}/donate`, label: words.giveAgain };
  return {
    kind: DONOR_NEWS,
    ...addressed(donation, details),
    subject: fill(title, said),
    ...emailTemplate(lang, fill(title, said), [
      ...greetingOf(donation),
      { paragraph: fill(text, said) },
      ...(news === "declined" ? [again] : []),
      { facts: [[words.reference, donation.reference] as const] },
      { paragraph: fill(words.questions, { email: details.email, phone: details.phone }) },
    ]),
  };
}

/**
 * Tells whether a letter that a payment came to nothing may still leave: the donor may have paid since, and was
 * thanked.
 */
export async function isStillNews(db: Database, donationId: string): Promise<boolean> {
  const donation = await donationStore(db).find(donationId);
  return donation !== undefined && !KEPT.includes(donation.state);
}

/** A title and what is said below it. */
type Titled = readonly [title: string, text: string];

const eng = {
  donationTo: "Donation to ",
  title: "Thank you for your donation to {name}",
  greeting: "Dear {name},",
  arrived:
    "Your donation of {amount} has arrived. Thank you: it goes to people living with SMA and their families.",
  receiptComes: "Your official receipt will be sent to this address.",
  receiptAsked: "You asked for a receipt; we will write to you about it.",
  declined: [
    "Your donation to {name} did not go through",
    "PayPal did not complete your payment of {amount}, so no money has reached us and we will not ask for it again. You are welcome to try once more, or to give in another way.",
  ] as Titled,
  giveAgain: "Ways to give",
  mismatched: [
    "We are looking at your donation to {name}",
    "PayPal took {taken} instead of the {amount} that you chose. Please do not pay again: our staff have been told and will contact you.",
  ] as Titled,
  returned: [
    "Your donation to {name} has been refunded",
    "Your payment of {amount} has been returned in full. If you did not expect this, please contact us.",
  ] as Titled,
  unsettled: [
    "We could not confirm your donation to {name}",
    "You chose to give {amount} by PayPal, and PayPal has still not told us whether it took the payment. Please look in your PayPal account. If it shows the payment, let us know; if it does not, nothing was charged.",
  ] as Titled,
  reference: "Reference",
  questions: "If anything is not right, write to {email} or call {phone}.",
};

const tra: typeof eng = {
  donationTo: "捐款予",
  title: "感謝您捐款支持{name}",
  greeting: "{name} 您好：",
  arrived: "我們已收到您的捐款 {amount}。衷心感謝，善款將用於支援 SMA 患者及其家人。",
  receiptComes: "正式收據將會發送至此電郵地址。",
  receiptAsked: "您已要求發出收據，我們會再與您聯絡。",
  declined: [
    "您對{name}的捐款未能完成",
    "PayPal 未能完成您 {amount} 的付款，因此我們並未收到款項，亦不會再為此扣款。歡迎您再試一次，或選擇其他捐款方法。",
  ],
  giveAgain: "捐款方法",
  mismatched: [
    "我們正在核對您對{name}的捐款",
    "PayPal 扣取了 {taken}，與您選擇的 {amount} 不同。請勿重複付款，本會職員已收到通知，會與您聯絡。",
  ],
  returned: ["您對{name}的捐款已退回", "您的付款 {amount} 已全數退回。如有疑問，請與我們聯絡。"],
  unsettled: [
    "我們未能確認您對{name}的捐款",
    "您曾選擇以 PayPal 捐款 {amount}，但 PayPal 至今仍未告知我們付款是否成功。請查看您的 PayPal 帳戶：如有這筆付款，請通知我們；如沒有，即並未扣款。",
  ],
  reference: "參考編號",
  questions: "如有任何疑問，請電郵至 {email} 或致電 {phone}。",
};

const sim: typeof eng = {
  donationTo: "捐款给",
  title: "感谢您捐款支持{name}",
  greeting: "{name} 您好：",
  arrived: "我们已收到您的捐款 {amount}。衷心感谢，善款将用于支持 SMA 患者及其家人。",
  receiptComes: "正式收据将发送至此邮箱。",
  receiptAsked: "您已要求开具收据，我们会再与您联系。",
  declined: [
    "您对{name}的捐款未能完成",
    "PayPal 未能完成您 {amount} 的付款，因此我们没有收到款项，也不会再为此扣款。欢迎您再试一次，或选择其他捐款方式。",
  ],
  giveAgain: "捐款方式",
  mismatched: [
    "我们正在核对您对{name}的捐款",
    "PayPal 扣取了 {taken}，与您选择的 {amount} 不同。请勿重复付款，本会员工已收到通知，会与您联系。",
  ],
  returned: ["您对{name}的捐款已退回", "您的付款 {amount} 已全数退回。如有疑问，请与我们联系。"],
  unsettled: [
    "我们未能确认您对{name}的捐款",
    "您曾选择用 PayPal 捐款 {amount}，但 PayPal 至今仍未告知我们付款是否成功。请查看您的 PayPal 账户：如有这笔付款，请告诉我们；如没有，则没有扣款。",
  ],
  reference: "参考编号",
  questions: "如有任何疑问，请发邮件至 {email} 或致电 {phone}。",
};

/** The words of the letters to the donor. */
export const emailWords: Localized<typeof eng> = { eng, tra, sim };
