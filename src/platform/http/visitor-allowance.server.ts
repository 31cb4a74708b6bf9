import { createHash } from "node:crypto";
import type { Database } from "../db/database.server";
import type { Deps } from "../deps.server";
import type { DailyJob } from "../jobs/daily.server";
import type { ProblemText } from "../locale/words/problems";
import { clientNetwork, isLoopback } from "../network/client-address.server";
import { type Counts, comeAgain, countsInMemory, type Rate, rateLimit } from "./rate-limit.server";

/** The number of times that an address may do one thing; a family, a hospital or a charity dinner may share one. */
export interface AllowanceLimit extends Rate {
  /** The name of the counter; another name is counted separately. */
  of: string;
  /** The refusal of a sender who exceeds it. */
  refusal: ProblemText;
}

/** The allowance of messages by visitors. */
const MESSAGES: AllowanceLimit = {
  of: "visitor",
  atOnce: 30,
  regain: 20_000,
  refusal: "tooManyMessages",
};

type AllowanceTables = { visitor_allowance: { key: string; spent_until: string } };

/**
 * Counts one more against its sender's address. In the database, so that several processes count together,
 * and in the transaction of the event, so that a failed one costs nothing.
 * @throws {Problem} 429 with the seconds to wait when the address has used up its allowance.
 */
export async function countVisit(
  tx: Database,
  address: string,
  { of, refusal, ...rate }: AllowanceLimit,
): Promise<void> {
  const wait = await rateLimit(countsInDatabase(tx), rate).take(digest(of, address));
  if (wait > 0) throw comeAgain(429, refusal, wait);
}

/** Counts in the transaction of the event, in turn: a concurrent event of the same key waits for it. */
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

/** The daily job: deletes addresses whose allowance is restored. */
export const deleteOldVisitors: DailyJob = async ({ db }, now) => {
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

/**
 * Stores what a visitor sent: in one transaction with counting it against the visitor's address. Once it is
 * committed, the mail that it put into the outbox is sent.
 * @throws {Problem} 429 when this address has sent too much.
 */
export async function recordSubmission<T>(
  { deps, address }: { deps: Deps; address: string },
  store: (tx: Database) => Promise<T>,
): Promise<T> {
  const result = await deps.db.transaction().execute(async (tx) => {
    await countVisit(tx, address, MESSAGES);
    return store(tx);
  });
  deps.mail.wake();
  return result;
}

/** Renders that a network may cause; everybody behind an address of IPv4, or in a /64 of IPv6, has one. */
const OF_ONE: Rate = { atOnce: 60, regain: 200 };
/** Networks that are remembered. */
const MOST_NETWORKS = 10_000;

/**
 * Limits what one sender can have rendered: a cached page costs a hundredth of one that is not, and ever
 * other pages would take the time of everybody else. People cause few, as pages that one of them has seen are
 * cached.
 * @returns a function that counts one render against the network of an address, and throws {Problem} 429
 * beyond. The address of this machine is not counted: a proxy that names no visitor has it.
 */
export function renderBudget(): (address: string) => Promise<void> {
  const limit = rateLimit(countsInMemory(MOST_NETWORKS), OF_ONE);
  return async (address) => {
    if (isLoopback(address) || address === "unknown") return;
    const wait = await limit.take(clientNetwork(address));
    if (wait > 0) throw comeAgain(429, "tooManyPages", wait);
  };
}
