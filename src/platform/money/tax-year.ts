/** Years of assessment in Hong Kong, from 1 April to 31 March; each is called by the year in which it begins. */

/** The year of assessment of a day, `YYYY-MM-DD`. */
export function taxYearOf(day: string): number {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return month >= 4 ? year : year - 1;
}

/** Its first and last day. */
export const daysOfTaxYear = (year: number): { from: string; to: string } => ({
  from: `${year}-04-01`,
  to: `${year + 1}-03-31`,
});
