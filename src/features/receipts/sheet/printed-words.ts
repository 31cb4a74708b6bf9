import { plainDay } from "../../../core/locale/dates";
import type { GiftToReceipt } from "../contract";
import type { Bilingual } from "./sheet";

/** What receipts and statements say; each is printed in both languages. */
export const printed = {
  receipt: { eng: "Official donation receipt", tra: "正式捐款收據" },
  statement: { eng: "Statement of donations", tra: "捐款紀錄" },
  serial: { eng: "Receipt no.", tra: "收據編號" },
  issuedOn: { eng: "Date of issue", tra: "發出日期" },
  donor: { eng: "Received with thanks from", tra: "茲收到以下捐款人惠捐，謹此致謝" },
  amount: { eng: "Amount", tra: "金額" },
  inWords: { eng: "Amount in words", tra: "金額大寫" },
  givenOn: { eng: "Date of donation", tra: "捐款日期" },
  method: { eng: "Method of payment", tra: "付款方法" },
  reference: { eng: "Donation reference", tra: "捐款參考編號" },
  donorEmail: { eng: "Donor’s e-mail", tra: "捐款人電郵" },
  yearOfAssessment: { eng: "Tax year", tra: "課稅年度" },
  total: { eng: "Total", tra: "總額" },
  asOf: { eng: "As of", tra: "截至" },
  noReturn: {
    eng: "This is a donation of money. The donor was given no goods, services or other benefits in return.",
    tra: "此為金錢捐款，捐款人並無因此獲得任何貨品、服務或其他利益作為回報。",
  },
  taxExempt: {
    eng: "{charity} is a charitable institution exempt from tax under section 88 of the Inland Revenue Ordinance (IRD file no. {reference}).",
    tra: "{charity}為根據《稅務條例》第 88 條獲豁免繳稅的慈善機構（稅務局檔案編號：{reference}）。",
  },
  deductible: {
    eng: "Donations of HK$100 or more in total in a tax year (1 April–31 March) may be deducted in Hong Kong. Please keep this receipt for six years after that year.",
    tra: "每個課稅年度（4月1日至翌年3月31日）的捐款總額達港幣 100 元或以上，可在香港申請扣稅。請於該年度完結後保留此收據六年。",
  },
  replaces: {
    eng: "This receipt replaces receipt no. {serial}, which is void.",
    tra: "本收據取代編號 {serial} 的收據，該收據已作廢。",
  },
  paidBack: {
    eng: "{given} was received, of which {back} was paid back to the donor. This receipt is for the remainder.",
    tra: "已收捐款 {given}，其中 {back} 已退還捐款人，本收據只計餘額。",
  },
  noReceipt: {
    eng: "This statement is not a receipt. For a tax deduction please keep the official receipts that it names.",
    tra: "本紀錄並非收據。如申請扣稅，請保留上列的正式收據。",
  },
  computer: {
    eng: "Computer-generated; no signature is needed.",
    tra: "此文件由電腦編印，毋須簽署。",
  },
} satisfies Record<string, Bilingual>;

/** How the money came, as `Cheque 支票`. */
export const METHOD_PRINTED: Record<GiftToReceipt["method"], string> = {
  paypal: "PayPal",
  bank: "Bank transfer 銀行轉賬",
  cheque: "Cheque 支票",
  pps: "PPS 繳費靈 / AlipayHK / PayMe",
  fps: "FPS 轉數快",
  cash: "Cash 現金",
};

/** A day in both languages: `1 May 2026 / 2026年5月1日`. */
export const dayPrinted = (day: string): string => `${plainDay(day, "eng")} / ${plainDay(day, "tra")}`;
