/** HKD from which gifts of one year together count for tax. */
export const TAX_DEDUCTIBLE_FROM = 100;

const cents = new Intl.NumberFormat("en-HK", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Cents in figures: `HK$1,234.50`. */
export function figures(amountCents: number): string {
  return `HK$${cents.format(amountCents / 100)}`;
}
