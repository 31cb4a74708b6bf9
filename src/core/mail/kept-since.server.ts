import type { Config } from "../config.server";

/** The instant, in ISO 8601, since when messages and sent mail are kept; what is older is erased. */
export function keptSince({ messageRetentionMonths }: Config, now: Date): string {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - messageRetentionMonths);
  return since.toISOString();
}
