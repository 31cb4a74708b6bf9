import { csvOfParts, digitsAsText } from "../../../platform/csv/csv";
import { hongKongDay, hongKongTime } from "../../../platform/locale/dates";
import type { Lang, Localized } from "../../../platform/locale/lang";
import type { NoticeVersion } from "../../../platform/notice-version";
import { NOTICE_HEADINGS, noticeCells } from "../../../platform/notice-version";
import { decimalOf } from "../amount";
import { type Donation, METHOD_NAMES } from "../donation";
import { STATES } from "../states";
import { netCentsOf } from "./net";

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

interface TableParts {
  /** Of whoever asks for it. */
  lang: Lang;
  /** The versions of the privacy notice by their numbers. */
  notices: ReadonlyMap<number, NoticeVersion>;
  /** The number of the valid receipt of each that has one. */
  numbersOf: (donations: readonly Donation[]) => Promise<ReadonlyMap<string, string>>;
  now: Date;
}

/** The donations as a file for a spreadsheet, in the order given. */
export async function donationTable(
  parts: AsyncIterable<readonly Donation[]>,
  table: TableParts,
): Promise<{ filename: string; csv: string }> {
  const filename = `donations-${hongKongDay(table.now)}.csv`;
  const { yes: _, no: __, ...headings } = tableWords[table.lang];
  return {
    filename,
    csv: await csvOfParts([...Object.values(headings), ...NOTICE_HEADINGS], rowsOf(parts, table)),
  };
}

async function* rowsOf(
  parts: AsyncIterable<readonly Donation[]>,
  table: TableParts,
): AsyncGenerator<string[][]> {
  for await (const donations of parts) {
    const numbers = await table.numbersOf(donations);
    yield donations.map((donation) => rowOf(donation, numbers.get(donation._id) ?? "", table));
  }
}

/** In the order of the headings. Texts of digits alone, as the number of a cheque, stay as they are in a spreadsheet. */
function rowOf(donation: Donation, receiptNumber: string, { lang, notices }: TableParts): string[] {
  const words = tableWords[lang];
  const { amountCents, refundedCents, createdAt } = donation;
  const created = new Date(createdAt);
  return [
    donation.givenOn,
    METHOD_NAMES[donation.method][lang],
    STATES[donation.state].name[lang],
    decimalOf(amountCents),
    decimalOf(refundedCents),
    decimalOf(amountCents - refundedCents),
    decimalIf(donation.feeCents),
    decimalIf(netCentsOf(donation)),
    digitsAsText(donation.firstName),
    digitsAsText(donation.lastName),
    donation.email,
    donation.receipt ? words.yes : words.no,
    receiptNumber,
    LANGUAGE_NAMES[donation.lang],
    digitsAsText(donation.note),
    donation.reference,
    donation._id,
    digitsAsText(donation.paypalOrderId ?? ""),
    digitsAsText(donation.paypalCaptureId ?? ""),
    donation.paypalAmount ?? "",
    `${hongKongDay(created)} ${hongKongTime(created)}`,
    donation.refunds.map(({ refundedOn, cents }) => `${refundedOn} ${decimalOf(cents)}`).join("; "),
    ...noticeCells(notices.get(donation.notice ?? 0) ?? null),
  ];
}

const decimalIf = (cents: number | null): string => (cents === null ? "" : decimalOf(cents));
