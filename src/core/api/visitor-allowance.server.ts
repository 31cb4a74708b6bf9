import { createHash } from "node:crypto";
import type { Database } from "../db/database.server";
import type { ProblemKey } from "../locale/words/problems";
import type { DailyJob } from "../process/daily.server";
import { clientNetwork } from "./client-address.server";
import { Problem } from "./problem";

/** How much of one thing an address may bring about; a family, a hospital or a charity dinner may share one. */
export interface AllowanceLimit {
  /** What is counted; what has another name is counted apart. */
  of: string;
  atOnce: number;
  /** Milliseconds after which the address may once more. */
  regain: number;
  /** What whoever wants more is told. */
  refusal: ProblemKey;
}

/** What visitors write. */
export const MESSAGES: AllowanceLimit = {
  of: "visitor",
  atOnce: 30,
  regain: 20_000,
  refusal: "tooManyMessages",
};

type AllowanceTables = { visitor_allowance: { key: string; spent_until: string } };

/**
 * Counts one more against the address it came from. In the database, so that several processes count together, and
 * in the transaction of what is counted, so that what fails costs nothing.
 * @throws {Problem} 429 with the seconds to wait when the address has used up what it may.
 */
export async function countVisit(
  tx: Database,
  address: string,
  { of, atOnce, regain, refusal }: AllowanceLimit,
): Promise<void> {
  const now = new Date();
  const key = digest(of, address);
  const allowance = tx.$extendTables<AllowanceTables>();
  // Finds or makes the row and locks it: what comes from one address at the same moment counts in turn.
  const row = await allowance
    .insertInto("visitor_allowance")
    .values({ key, spent_until: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning("spent_until")
    .executeTakeFirstOrThrow();
  const before = Date.parse(row.spent_until);
  // Nobody can have spent more than all: a time beyond that is of a clock which has been set back.
  const wasSetBack = before - now.getTime() > atOnce * regain;
  const spentUntil = (wasSetBack ? now.getTime() : Math.max(before, now.getTime())) + regain;
  const wait = spentUntil - now.getTime() - atOnce * regain;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new Problem(429, refusal, { headers: { "Retry-After": String(seconds) } });
  }
  await allowance
    .updateTable("visitor_allowance")
    .set({ spent_until: new Date(spentUntil).toISOString() })
    .where("key", "=", key)
    .execute();
}

/** The daily job: forgets addresses that have all their allowance back. */
export const forgetVisitors: DailyJob = async ({ db }, now) => {
  await db
    .$extendTables<AllowanceTables>()
    .deleteFrom("visitor_allowance")
    .where("spent_until", "<", now.toISOString())
    .execute();
};

/** The table is no list of who wrote from where. */
function digest(of: string, address: string): string {
  return createHash("sha256")
    .update(`${of}:${clientNetwork(address)}`)
    .digest("base64url");
}
