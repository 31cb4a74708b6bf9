import { wordsIn } from "../locale/search-text";

/** HKD from which the gifts of one year together count for tax. */
export const TAX_DEDUCTIBLE_FROM = 100;

const whole = new Intl.NumberFormat("en-HK", { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat("en-HK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents as people read HKD: `HK$200`, `HK$1,000.50`. */
export function hkd(cents: number): string {
  return cents % 100 === 0 ? `HK$${whole.format(cents / 100)}` : hkdAndCents(cents);
}

/** Cents as accounts state HKD, always with two decimals: `HK$200.00`. */
export function hkdAndCents(cents: number): string {
  return `HK$${exact.format(cents / 100)}`;
}

/** The year of assessment of a day, `YYYY-MM-DD`: from 1 April to 31 March, called by the year in which it begins. */
export function taxYearOf(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month >= 4 ? year : year - 1;
}

/** The first and last day of a year of assessment. */
export const daysOfTaxYear = (year: number): { from: string; to: string } => ({
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
});

/** A search among donations or receipts, parsed. */
interface MoneySearch {
  /** The words that are neither an amount nor the number of a receipt, with spaces between. */
  texts: string;
  /** What may be amounts, each also as typed: a figure may be in a note or reference. */
  amounts: readonly { typed: string; cents: number }[];
  /** Numbers of receipts, as `2026-00001`. */
  serials: readonly { year: number; number: number }[];
}

const CURRENCY = /(?:hk\$|hkd|港幣|港币|\$)\s*(?=\d)/gi;
const AMOUNT = /^(\d{1,9})(?:\.(\d{1,2}))?(?:元)?$/;
const SERIAL = /^(\d{4})-(\d{1,9})$/;

/** Dollars that exceed every column of cents. */
const MOST = 20_000_000;

/** Takes a search apart: `chan 1,234.50`, `HK$10,000`, `2026-00001`. */
export function moneySearch(typed: string): MoneySearch {
  const words = wordsIn(typed.normalize("NFKC").replace(CURRENCY, " "));
  const serials: MoneySearch["serials"][number][] = [];
  const amounts: MoneySearch["amounts"][number][] = [];
  const texts: string[] = [];
  for (const word of words) {
    const [, year, number] = SERIAL.exec(word) ?? [];
    const [, dollars, cents = ""] = AMOUNT.exec(word) ?? [];
    if (year && number) serials.push({ year: Number(year), number: Number(number) });
    else if (dollars && Number(dollars) <= MOST)
      amounts.push({ typed: word, cents: Number(dollars) * 100 + Number(cents.padEnd(2, "0")) });
    else texts.push(word.includes(" ") ? `"${word}"` : word);
  }
  return { texts: texts.join(" "), amounts, serials };
}
