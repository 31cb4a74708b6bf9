import type { Config } from "../../../platform/config/config.server";
import { fullName, staffTime } from "../../../platform/locale/format";
import { fill, type Lang, type Localized } from "../../../platform/locale/lang";
import { emailTemplate } from "../../../platform/mail/email-template.server";
import type { Mail } from "../../../platform/mail/enqueue.server";
import { isMailAddress } from "../../../platform/mail/mail-address";
import { hkd } from "../../../platform/money/money";
import { ADVICE, holdOf } from "../alerts/alert-texts";
import { alertWords } from "../alerts/words";
import type { AppliedOrder } from "../capture/change";
import { type DonationState, STATES } from "../donation";

/**
 * The news that staff hear of: a state that a donation has come to, or the end of an order of which PayPal took
 * nothing.
 */
type StaffNews = DonationState | "voided" | "expired" | "unsettled";

/** A change of a donation that staff are notified of. */
export type Notice = Pick<AppliedOrder, "donation" | "before"> & {
  /** The event, unless the state says it. */
  news?: StaffNews | undefined;
  /** PayPal's status. */
  word?: string | undefined;
};

/** The kind of the mails about a donation that go to the charity. */
export const NEWS_OF_DONATION = "donation";

/** The settings of a mail to staff: where the site is, and the language of such mails. */
export type ToStaff = Pick<Config, "publicUrl" | "mailLang">;

/** E-mails staff the outcome of a donation. A reply goes to the donor. */
export function staffNotice(change: Notice, { publicUrl, mailLang }: ToStaff): Mail {
  const { _id, reference, amountCents, email, state } = change.donation;
  const words = staffLetterWords[mailLang];
  const title = fill(words[change.news ?? state], { amount: hkd(amountCents) });
  return {
    kind: NEWS_OF_DONATION,
    ref: _id,
    lang: mailLang,
    to: null,
    ...(isMailAddress(email) && { replyTo: { name: fullName(change.donation), address: email } }),
    subject: title,
    ...emailTemplate(mailLang, title, [
      { facts: factsOf(change, mailLang) },
      { link: `${publicUrl}/cms/donations?q=${reference.replace(" ", "")}`, label: words.openLink },
    ]),
  };
}

/** The states in which PayPal has named an amount and has not taken it. */
const NOT_TAKEN: readonly string[] = ["awaited", "held", "refused"];

function factsOf({ donation, before, word }: Notice, lang: Lang): [name: string, value: string][] {
  const { amountCents, refundedCents, settledAt, createdAt, state } = donation;
  const words = staffLetterWords[lang];
  const { money } = STATES[state];
  return [
    [words.firstName, donation.firstName],
    [words.lastName, donation.lastName],
    [words.email, donation.email],
    [words.time, fill(words.hongKong, { time: staffTime(settledAt ?? createdAt, lang) })],
    [words.amount, hkd(amountCents)],
    [words.paidBack, refundedCents > 0 ? hkd(refundedCents) : ""],
    [words.balance, state === "partlyRefunded" ? hkd(amountCents - refundedCents) : ""],
    [words.taken, NOT_TAKEN.includes(money) ? "" : (donation.paypalAmount ?? "")],
    [words.whatToDo, money === "held" ? alertWords[lang][ADVICE[holdOf(donation.holdReason)]] : ""],
    [words.receipt, donation.receipt ? words.yes : words.no],
    [words.before, STATES[before].name[lang]],
    [words.payPalSaid, word ?? (money === "held" ? donation.holdReason : "")],
    [words.transaction, donation.paypalCaptureId ?? ""],
    [words.reference, donation.reference],
  ];
}

const eng = {
  /** The outcome of a donation; `{amount}` is its own. */
  ordered: "Donation of {amount} by PayPal was ordered",
  pending: "Donation of {amount} by PayPal is held by PayPal",
  completed: "Donation of {amount} by PayPal has arrived",
  declined: "Donation of {amount} by PayPal was declined",
  refunded: "Donation of {amount} by PayPal was refunded",
  partlyRefunded: "Donation of {amount} by PayPal was refunded in part",
  reversed: "Donation of {amount} by PayPal was reversed by the payer’s bank",
  mismatched: "Donation of {amount} by PayPal: amount differs from the order – please check",
  voided: "Donation of {amount} by PayPal was cancelled at PayPal",
  expired: "Donation of {amount} by PayPal was not paid in time",
  unsettled: "Donation of {amount} by PayPal is not settled after a week – please look at PayPal",
  openLink: "Open in the staff area",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  time: "Time",
  hongKong: "{time} (Hong Kong)",
  amount: "Amount",
  paidBack: "Paid back",
  balance: "Balance",
  taken: "Taken by PayPal",
  whatToDo: "What to do",
  receipt: "Receipt",
  yes: "yes",
  no: "no",
  before: "Previous status",
  payPalSaid: "PayPal said",
  transaction: "PayPal transaction",
  reference: "Reference",
};

const tra: typeof eng = {
  ordered: "PayPal 捐款 {amount}：已建立訂單",
  pending: "PayPal 捐款 {amount}：款項被 PayPal 暫時保留",
  completed: "PayPal 捐款 {amount}：已收到",
  declined: "PayPal 捐款 {amount}：付款被拒絕",
  refunded: "PayPal 捐款 {amount}：已全數退款",
  partlyRefunded: "PayPal 捐款 {amount}：已退回部分款項",
  reversed: "PayPal 捐款 {amount}：款項已被付款人的銀行撤回",
  mismatched: "PayPal 捐款 {amount}：金額與訂單不符，請核對",
  voided: "PayPal 捐款 {amount}：已在 PayPal 取消",
  expired: "PayPal 捐款 {amount}：逾期未付款",
  unsettled: "PayPal 捐款 {amount}：一星期後仍未有結果，請登入 PayPal 查看",
  openLink: "在職員專區開啟",
  firstName: "名字",
  lastName: "姓氏",
  email: "電郵",
  time: "時間",
  hongKong: "{time}（香港時間）",
  amount: "金額",
  paidBack: "已退款",
  balance: "餘額",
  taken: "PayPal 實收",
  whatToDo: "處理方法",
  receipt: "收據",
  yes: "需要",
  no: "不需要",
  before: "先前狀態",
  payPalSaid: "PayPal 回應",
  transaction: "PayPal 交易編號",
  reference: "參考編號",
};

const sim: typeof eng = {
  ordered: "PayPal 捐款 {amount}：已创建订单",
  pending: "PayPal 捐款 {amount}：款项被 PayPal 暂时保留",
  completed: "PayPal 捐款 {amount}：已收到",
  declined: "PayPal 捐款 {amount}：付款被拒绝",
  refunded: "PayPal 捐款 {amount}：已全额退款",
  partlyRefunded: "PayPal 捐款 {amount}：已退还部分款项",
  reversed: "PayPal 捐款 {amount}：款项已被付款人的银行撤回",
  mismatched: "PayPal 捐款 {amount}：金额与订单不符，请核对",
  voided: "PayPal 捐款 {amount}：已在 PayPal 取消",
  expired: "PayPal 捐款 {amount}：逾期未付款",
  unsettled: "PayPal 捐款 {amount}：一周后仍无结果，请登录 PayPal 查看",
  openLink: "在员工专区打开",
  firstName: "名",
  lastName: "姓",
  email: "电子邮箱",
  time: "时间",
  hongKong: "{time}（香港时间）",
  amount: "金额",
  paidBack: "已退款",
  balance: "余额",
  taken: "PayPal 实收",
  whatToDo: "处理方法",
  receipt: "收据",
  yes: "需要",
  no: "不需要",
  before: "先前状态",
  payPalSaid: "PayPal 返回",
  transaction: "PayPal 交易编号",
  reference: "参考编号",
};

/** The words of the e-mails to staff about a donation. */
const staffLetterWords: Localized<typeof eng> = { eng, tra, sim };
