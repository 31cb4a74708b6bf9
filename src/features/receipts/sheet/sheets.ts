import * as z from "zod";
import type { SiteDetails } from "../../../charity/site-details";
import { hongKongDay, plainDay } from "../../../platform/locale/format";
import { fill } from "../../../platform/locale/lang";
import { daysOfTaxYear, hkdAndCents } from "../../../platform/money/money";
import type { GiftToReceipt } from "../contract";
import { chineseAmount, englishAmount } from "./amounts";

/** The same words in the two official languages of Hong Kong. */
export const Bilingual = z.object({ eng: z.string(), tra: z.string() });
export type Bilingual = z.infer<typeof Bilingual>;

/**
 * A printed sheet as words, complete: what is drawn from it says nothing that is not in it. A receipt keeps its
 * own, so that it can be printed again after the charity, its name or our wording has changed.
 */
export const Sheet = z.object({
  charity: Bilingual,
  /** Lines below the charity's name. */
  letterhead: z.array(z.string()),
  title: Bilingual,
  facts: z.array(z.object({ label: Bilingual, values: z.array(z.string()) })),
  table: z.object({ heads: z.array(Bilingual), rows: z.array(z.array(z.string())) }).optional(),
  notes: z.array(Bilingual),
  /** ISO 8601, UTC. */
  madeAt: z.string(),
});
export type Sheet = z.infer<typeof Sheet>;

/** Every word of a sheet, to find out which fonts it takes. */
export function textOf({ charity, letterhead, title, facts, table, notes }: Sheet): string {
  const both = ({ eng, tra }: Bilingual) => `${eng}\n${tra}`;
  return [
    both(charity),
    both(title),
    ...letterhead,
    ...facts.flatMap(({ label, values }) => [both(label), ...values]),
    ...(table?.heads ?? []).map(both),
    ...(table?.rows ?? []).flat(),
    ...notes.map(both),
  ].join("\n");
}

/** The parts of a receipt besides the gift and the charity. */
export interface ReceiptParts {
  serial: string;
  /** The donor's name for the tax record, which may not be the payer's. */
  name: string;
  /** Lines; "" for none. */
  address: string;
  /** Serial of the void receipt that it replaces. */
  replaces: string | undefined;
  now: Date;
}

/** The receipt of a gift, as printed and stored. */
export function receiptSheet(gift: GiftToReceipt, details: SiteDetails, parts: ReceiptParts): Sheet {
  const { amountCents, paidBackCents, givenOn, method, reference } = gift;
  const { serial, name, address, replaces, now } = parts;
  return {
    ...headOf(details),
    title: printed.receipt,
    facts: [
      { label: printed.serial, values: [serial] },
      { label: printed.issuedOn, values: [dayPrinted(hongKongDay(now))] },
      { label: printed.donor, values: [name, ...address.split("\n").filter(Boolean)] },
      { label: printed.amount, values: [hkdAndCents(amountCents)] },
      { label: printed.inWords, values: [englishAmount(amountCents), chineseAmount(amountCents)] },
      { label: printed.givenOn, values: [dayPrinted(givenOn)] },
      { label: printed.method, values: [METHOD_PRINTED[method]] },
      { label: printed.reference, values: [reference] },
    ],
    notes: [
      ...(replaces ? [filled(printed.replaces, { serial: replaces })] : []),
      ...(paidBackCents > 0 ? [paidBack(amountCents, paidBackCents)] : []),
      printed.noReturn,
      taxExempt(details),
      printed.deductible,
      printed.computer,
    ],
    madeAt: now.toISOString(),
  };
}

/** The head of every sheet. */
function headOf({ name, address, email, phone, registrationReference }: SiteDetails) {
  return {
    charity: { eng: name.eng, tra: name.tra },
    letterhead: [
      address.tra,
      address.eng,
      [phone, email].filter(Boolean).join("   "),
      `IRD file no. 稅務局檔案編號 ${registrationReference}`,
    ].filter(Boolean),
  };
}

/** The sentence with the charity's name and IRD file number. */
function taxExempt({ name, registrationReference }: SiteDetails): Bilingual {
  return {
    eng: fill(printed.taxExempt.eng, { charity: name.eng, reference: registrationReference }),
    tra: fill(printed.taxExempt.tra, { charity: name.tra, reference: registrationReference }),
  };
}

const filled = ({ eng, tra }: Bilingual, values: Record<string, string>): Bilingual => ({
  eng: fill(eng, values),
  tra: fill(tra, values),
});

/** So that the receipt can be found again beside what the bank or PayPal stated. */
const paidBack = (amountCents: number, paidBackCents: number): Bilingual =>
  filled(printed.paidBack, {
    given: hkdAndCents(amountCents + paidBackCents),
    back: hkdAndCents(paidBackCents),
  });

interface StatementParts {
  /** The name, then the e-mail addresses. */
  donor: readonly string[];
  /** The year in which the year of assessment begins. */
  year: number;
  gifts: readonly GiftToReceipt[];
  /** Serial of the valid receipt for each donation that has one. */
  serials: ReadonlyMap<string, string>;
  now: Date;
}

/** The gifts of a donor in one year of assessment, with the receipts for it. */
export function statementSheet(details: SiteDetails, parts: StatementParts): Sheet {
  const { donor, year, gifts, serials, now } = parts;
  const total = gifts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { from, to } = daysOfTaxYear(year);
  return {
    ...headOf(details),
    title: printed.statement,
    facts: [
      { label: printed.statementDonor, values: [...donor] },
      {
        label: printed.yearOfAssessment,
        values: [`${year}/${String(year + 1).slice(2)}`, `${dayPrinted(from)} – ${dayPrinted(to)}`],
      },
      { label: printed.total, values: [hkdAndCents(total), englishAmount(total), chineseAmount(total)] },
      { label: printed.asOf, values: [dayPrinted(hongKongDay(now))] },
    ],
    table: {
      heads: [printed.givenOn, printed.method, printed.serial, printed.amount],
      rows: gifts.map(({ donation_id, givenOn, method, amountCents }) => [
        `${plainDay(givenOn, "eng")}\n${plainDay(givenOn, "tra")}`,
        METHOD_PRINTED[method],
        serials.get(donation_id) ?? "–",
        hkdAndCents(amountCents),
      ]),
    },
    notes: [taxExempt(details), printed.noReceipt, printed.computer],
    madeAt: now.toISOString(),
  };
}

/** The words of receipts and statements; each is printed in both languages. */
const printed = {
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
  statementDonor: { eng: "Donor", tra: "捐款人" },
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
    eng: "Donations of HK$100 or more in total in a tax year (1 April–31 March) may be deducted from taxable income in Hong Kong. Please keep this receipt for six years after that year.",
    tra: "每個課稅年度（4月1日至翌年3月31日）的捐款總額達港幣 100 元或以上，可在香港從應課稅入息中扣除。請於該年度完結後保留此收據六年。",
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
    eng: "This statement is not a receipt. For a tax deduction please keep the official receipts listed above.",
    tra: "本紀錄並非收據。如申請扣稅，請保留上列的正式收據。",
  },
  computer: {
    eng: "Computer-generated; no signature is needed.",
    tra: "此文件由電腦編印，毋須簽署。",
  },
} satisfies Record<string, Bilingual>;

/** The method by which the money came, as `Cheque 支票`. */
const METHOD_PRINTED: Record<GiftToReceipt["method"], string> = {
  paypal: "PayPal",
  bank: "Bank transfer 銀行轉賬",
  cheque: "Cheque 支票",
  pps: "PPS 繳費靈 / AlipayHK / PayMe",
  fps: "FPS 轉數快",
  cash: "Cash 現金",
};

/** A day in both languages: `1 May 2026 / 2026年5月1日`. */
const dayPrinted = (day: string): string => `${plainDay(day, "eng")} / ${plainDay(day, "tra")}`;
