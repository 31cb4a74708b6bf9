import { PRESETS } from "../amount";

/** Reads the amount of an address in HKD: one that the page offers; else undefined, which lets the payer choose. */
export function readFpsAmount(query: URLSearchParams): number | undefined {
  return PRESETS.find((preset) => String(preset) === query.get("amount"));
}

/** The query that {@link readFpsAmount} reads, to follow another parameter. */
export function amountQuery(amount: number | undefined): string {
  return amount === undefined ? "" : `&amount=${amount}`;
}
