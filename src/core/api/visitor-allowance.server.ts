import { createHash } from "node:crypto";
import type { Database } from "../db/database.server";
import type { ProblemText } from "../locale/words/problems";
import type { DailyJob } from "../process/daily.server";
import { clientNetwork } from "./client-address.server";
import { type Counts, comeAgain, type Rate, rateLimit } from "./rate-limit.server";

/** How much of one thing an address may bring about; a family, a hospital or a charity dinner may share one. */
export interface AllowanceLimit extends Rate {
  /** What is counted; what has another name is counted apart. */
  of: string;
  /** What whoever wants more is told. */
  refusal: ProblemText;
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
  { of, refusal, ...rate }: AllowanceLimit,
): Promise<void> {
  const wait = await rateLimit(countsInDatabase(tx), rate).take(digest(of, address));
  if (wait > 0) throw comeAgain(429, refusal, wait);
}

/** Counts in the transaction of what is counted, in turn: what comes of one key at the same moment waits for it. */
function countsInDatabase(tx: Database): Counts {
  const allowance = tx.$extendTables<AllowanceTables>();
  return {
    now: Date.now,
    change: async (key, change) => {
      // Finds or makes the row and locks it.
      const { spent_until } = await allowance
        .insertInto("visitor_allowance")
        .values({ key, spent_until: new Date(0).toISOString() })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ key }))
        .returning("spent_until")
        .executeTakeFirstOrThrow();
      const until = new Date(change(Date.parse(spent_until))).toISOString();
      await allowance
        .updateTable("visitor_allowance")
        .set({ spent_until: until })
        .where("key", "=", key)
        .execute();
    },
  };
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
