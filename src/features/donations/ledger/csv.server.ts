import { type CsvColumns, digitsAsText } from "../../../platform/csv/csv";
import { hongKongDay, hongKongTime } from "../../../platform/locale/format";
import type { Lang, Localized } from "../../../platform/locale/lang";
import { type NoticeVersion, noticeColumns } from "../../../platform/notice-version";
import { type Donation, decimalOf, METHOD_NAMES, netCentsOf, STATES } from "../donation";

const eng = {
  givenOn: "Date (Hong Kong)",
  method: "Method",
  state: "State",
  amount: "Amount (HKD)",
  paidBack: "Paid back (HKD)",
  stayed: "Remaining (HKD)",
  fee: "PayPal’s fee (HKD)",
  net: "Net of the fee (HKD)",
  firstName: "First name",
  lastName: "Last name",
  email: "E-mail",
  receiptWanted: "Receipt wanted",
  receiptNumber: "Receipt number",
  language: "Language",
  note: "Note",
  reference: "Reference",
  id: "ID",
  order: "PayPal order",
  transaction: "PayPal transaction",
  taken: "Taken by PayPal",
  entered: "Entered (Hong Kong time)",
  refunds: "Refunds by hand (HKD)",
  yes: "Yes",
  no: "No",
};

const tra: typeof eng = {
  givenOn: "日期（香港）",
  method: "方法",
  state: "狀態",
  amount: "金額（港幣）",
  paidBack: "已退款（港幣）",
  stayed: "扣除退款後（港幣）",
  fee: "PayPal 手續費（港幣）",
  net: "淨額（港幣）",
  firstName: "名字",
  lastName: "姓氏",
  email: "電郵",
  receiptWanted: "需要收據",
  receiptNumber: "收據編號",
  language: "語言",
  note: "備註",
  reference: "參考編號",
  id: "系統編號",
  order: "PayPal 訂單",
  transaction: "PayPal 交易",
  taken: "PayPal 實收",
  entered: "輸入時間（香港時間）",
  refunds: "人手記錄的退款（港幣）",
  yes: "是",
  no: "否",
};

const sim: typeof eng = {
  givenOn: "日期（香港）",
  method: "方式",
  state: "状态",
  amount: "金额（港币）",
  paidBack: "已退款（港币）",
  stayed: "扣除退款后（港币）",
  fee: "PayPal 手续费（港币）",
  net: "净额（港币）",
  firstName: "名字",
  lastName: "姓氏",
  email: "邮箱",
  receiptWanted: "需要收据",
  receiptNumber: "收据编号",
  language: "语言",
  note: "备注",
  reference: "参考编号",
  id: "系统编号",
  order: "PayPal 订单",
  transaction: "PayPal 交易",
  taken: "PayPal 实收",
  entered: "录入时间（香港时间）",
  refunds: "手动记录的退款（港币）",
  yes: "是",
  no: "否",
};

const tableWords: Localized<typeof eng> = { eng, tra, sim };

const LANGUAGE_NAMES: Record<Lang, string> = { eng: "English", tra: "繁體中文", sim: "简体中文" };

/** A donation and the number of the valid receipt for it, "" without one. */
interface Listed {
  donation: Donation;
  receiptNumber: string;
}

/** Texts of digits alone, as the number of a cheque, stay as they are in a spreadsheet. */
export function columnsIn(lang: Lang, notices: ReadonlyMap<number, NoticeVersion>): CsvColumns<Listed> {
  const words = tableWords[lang];
  const of = (cellOf: (donation: Donation) => string) => (listed: Listed) => cellOf(listed.donation);
  return [
    [words.givenOn, of(({ givenOn }) => givenOn)],
    [words.method, of(({ method }) => METHOD_NAMES[method][lang])],
    [words.state, of(({ state }) => STATES[state].name[lang])],
    [words.amount, of(({ amountCents }) => decimalOf(amountCents))],
    [words.paidBack, of(({ refundedCents }) => decimalOf(refundedCents))],
    [words.stayed, of(({ amountCents, refundedCents }) => decimalOf(amountCents - refundedCents))],
    [words.fee, of(({ feeCents }) => decimalIf(feeCents))],
    [words.net, of((donation) => decimalIf(netCentsOf(donation)))],
    [words.firstName, of(({ firstName }) => digitsAsText(firstName))],
    [words.lastName, of(({ lastName }) => digitsAsText(lastName))],
    [words.email, of(({ email }) => email)],
    [words.receiptWanted, of(({ receipt }) => (receipt ? words.yes : words.no))],
    [words.receiptNumber, ({ receiptNumber }) => receiptNumber],
    [words.language, of((donation) => LANGUAGE_NAMES[donation.lang])],
    [words.note, of(({ note }) => digitsAsText(note))],
    [words.reference, of(({ reference }) => reference)],
    [words.id, of(({ _id }) => _id)],
    [words.order, of(({ paypalOrderId }) => digitsAsText(paypalOrderId ?? ""))],
    [words.transaction, of(({ paypalCaptureId }) => digitsAsText(paypalCaptureId ?? ""))],
    [words.taken, of(({ paypalAmount }) => paypalAmount ?? "")],
    [words.entered, of(({ createdAt }) => enteredAt(new Date(createdAt)))],
    [words.refunds, of(({ refunds }) => refunds.map(refundText).join("; "))],
    ...noticeColumns<Listed>(({ donation }) => notices.get(donation.notice ?? 0) ?? null),
  ];
}

const decimalIf = (cents: number | null): string => (cents === null ? "" : decimalOf(cents));

const enteredAt = (time: Date): string => `${hongKongDay(time)} ${hongKongTime(time)}`;

const refundText = ({ refundedOn, cents }: Donation["refunds"][number]) =>
  `${refundedOn} ${decimalOf(cents)}`;
