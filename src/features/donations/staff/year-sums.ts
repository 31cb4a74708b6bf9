import type { OutputOf } from "../../../core/api/contract";
import { DONATION_METHODS } from "../donation";
import type { ledgerContract } from "../ledger/contract";

/** The sums of a year, in cents. */
export type Totals = Pick<OutputOf<(typeof ledgerContract)["totals"]>, "months" | "methods" | "total">;

/** What came in by all methods. */
export function sumOf(byMethod: Totals["methods"]): number {
  return DONATION_METHODS.reduce((sum, method) => sum + byMethod[method], 0);
}
