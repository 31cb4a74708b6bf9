import type { SiteDetails } from "../../../charity/site-details";
import { hongKongDay } from "../../../core/locale/dates";
import { hkdAndCents } from "../../../core/money";
import type { GiftToReceipt } from "../contract";
import { chineseAmount } from "./chinese-amount";
import { englishAmount } from "./english-amount";
import { dayPrinted, METHOD_PRINTED, printed } from "./printed-words";
import { headOf, taxExempt } from "./receipt-sheet";
import type { Sheet } from "./sheet";

/** The days of a year of assessment, which is called by the year in which it begins. */
export const yearOfAssessment = (year: number) => ({ from: `${year}-04-01`, to: `${year + 1}-03-31` });

interface StatementParts {
  email: string;
  /** The year in which the year of assessment begins. */
  year: number;
  gifts: readonly GiftToReceipt[];
  /** Serial of the valid receipt for each donation that has one. */
  serials: ReadonlyMap<string, string>;
  now: Date;
}

/** What a donor gave in one year of assessment, with the receipts for it. */
export function statementSheet(details: SiteDetails, parts: StatementParts): Sheet {
  const { email, year, gifts, serials, now } = parts;
  const total = gifts.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const { from, to } = yearOfAssessment(year);
  return {
    ...headOf(details),
    title: printed.statement,
    facts: [
      { label: printed.donorEmail, values: [email] },
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
        givenOn,
        METHOD_PRINTED[method],
        serials.get(donation_id) ?? "–",
        hkdAndCents(amountCents),
      ]),
    },
    notes: [taxExempt(details), printed.noReceipt, printed.computer],
    madeAt: now.toISOString(),
  };
}
