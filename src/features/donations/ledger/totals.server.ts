import { byMethod, DONATION_METHODS } from "../donation";
import type { MonthTotal } from "./store.server";

const MONTHS = 12;

/** The sums of a year: by month and method, by method, of all. */
export function yearTotals(found: readonly MonthTotal[]) {
  const months = Array.from({ length: MONTHS }, nothing);
  const methods = nothing();
  for (const { month, method, cents } of found) {
    const sums = months[month - 1];
    if (sums) sums[method] += cents;
    methods[method] += cents;
  }
  return {
    months,
    methods,
    total: DONATION_METHODS.reduce((sum, method) => sum + methods[method], 0),
    count: found.reduce((sum, { count }) => sum + count, 0),
  };
}

const nothing = () => byMethod(0);
