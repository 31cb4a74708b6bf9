import type { CsvColumns } from "../../platform/csv/csv";
import { hongKongDay, hongKongTime } from "../../platform/locale/format";
import type { Lang, Localized } from "../../platform/locale/lang";
import { decimalOf, METHOD_NAMES } from "../donations/contract";
import type { Receipt } from "./contract";

const eng = {
  serial: "Receipt number",
  issued: "Issued (Hong Kong time)",
  state: "State",
  name: "Name on the receipt",
  amount: "Amount (HKD)",
  givenOn: "Date of donation",
  method: "Method",
  reference: "Donation reference",
  replaces: "Replaces",
  replacedBy: "Replaced by",
  voided: "Void since (Hong Kong time)",
  reason: "Reason",
  valid: "Valid",
  void: "Void",
};

const tra: typeof eng = {
  serial: "收據編號",
  issued: "發出時間（香港時間）",
  state: "狀態",
  name: "收據抬頭",
  amount: "金額（港幣）",
  givenOn: "捐款日期",
  method: "付款方法",
  reference: "捐款參考編號",
  replaces: "取代",
  replacedBy: "取代此收據者",
  voided: "作廢時間（香港時間）",
  reason: "作廢原因",
  valid: "有效",
  void: "已作廢",
};

const sim: typeof eng = {
  serial: "收据编号",
  issued: "开具时间（香港时间）",
  state: "状态",
  name: "收据抬头",
  amount: "金额（港币）",
  givenOn: "捐款日期",
  method: "付款方式",
  reference: "捐款参考编号",
  replaces: "取代",
  replacedBy: "取代此收据者",
  voided: "作废时间（香港时间）",
  reason: "作废原因",
  valid: "有效",
  void: "已作废",
};

const tableWords: Localized<typeof eng> = { eng, tra, sim };

/** The columns of the receipts as a file for a spreadsheet. */
export function columnsIn(lang: Lang): CsvColumns<Receipt> {
  const words = tableWords[lang];
  return [
    [words.serial, ({ serial }) => serial],
    [words.issued, ({ issuedAt }) => timeOf(issuedAt)],
    [words.state, ({ voidedAt }) => (voidedAt === null ? words.valid : words.void)],
    [words.name, ({ name }) => name],
    [words.amount, ({ amountCents }) => decimalOf(amountCents)],
    [words.givenOn, ({ givenOn }) => givenOn],
    [words.method, ({ method }) => METHOD_NAMES[method][lang]],
    [words.reference, ({ reference }) => reference],
    [words.replaces, ({ replaces }) => replaces ?? ""],
    [words.replacedBy, ({ replacedBy }) => replacedBy ?? ""],
    [words.voided, ({ voidedAt }) => (voidedAt === null ? "" : timeOf(voidedAt))],
    [words.reason, ({ voidReason }) => voidReason],
  ];
}

function timeOf(at: string): string {
  const time = new Date(at);
  return `${hongKongDay(time)} ${hongKongTime(time)}`;
}
