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
