import { createHash } from "node:crypto";
import type { Database } from "../db/database.server";
import type { DailyJob } from "../process/daily.server";
import { clientNetwork } from "./client-address.server";
import { Problem } from "./problem";

/** What an address may send at once; a family, a hospital or an office may share one. */
const AT_ONCE = 30;
/** Milliseconds after which it may send one more. */
const REGAIN = 20_000;

type AllowanceTables = { visitor_allowance: { key: string; spent_until: string } };

/**
 * Counts one submission against the address it came from. In the database, so that several processes count
 * together, and in the submission's transaction, so that one which fails costs nothing.
 * @throws {Problem} 429 with the seconds to wait when the address has used up what it may send.
 */
export async function countVisit(tx: Database, address: string, now: Date): Promise<void> {
  const key = digest(address);
  const allowance = tx.$extendTables<AllowanceTables>();
  // Finds or makes the row and locks it: submissions from one address at the same moment count in turn.
  const row = await allowance
    .insertInto("visitor_allowance")
    .values({ key, spent_until: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
    .returning("spent_until")
    .executeTakeFirstOrThrow();
  const before = Date.parse(row.spent_until);
  // Nobody can have spent more than all: a time beyond that is of a clock which has been set back.
  const wasSetBack = before - now.getTime() > AT_ONCE * REGAIN;
  const spentUntil = (wasSetBack ? now.getTime() : Math.max(before, now.getTime())) + REGAIN;
  const wait = spentUntil - now.getTime() - AT_ONCE * REGAIN;
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new Problem(429, "tooManyMessages", { headers: { "Retry-After": String(seconds) } });
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
function digest(address: string): string {
  return createHash("sha256")
    .update(`visitor:${clientNetwork(address)}`)
    .digest("base64url");
}
