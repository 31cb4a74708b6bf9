import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../core/db/database.server";
import type { Part } from "../../../core/db/paging.server";
import type { Donation, DonationMethod } from "../donation";
import { type DonationTables, donationOf } from "../rows.server";
import { isIn, isWanted, type Wanted } from "./wanted.server";

/** What arrived in one month by one method. */
export interface MonthTotal {
  /** 1 to 12. */
  month: number;
  method: DonationMethod;
  /** Less what was paid back. */
  cents: number;
  count: number;
}

/** The ledger on one connection; inside a transaction, the transaction's. Deleted donations are not in it. */
export function ledgerStore(database: Database) {
  const db = database.$extendTables<DonationTables>();
  const kept = db.selectFrom("donation").where("deleted_at", "is", null);
  const ordered = (wanted: Wanted) =>
    db
      .selectFrom("donation")
      .where(isWanted(database, wanted))
      .orderBy("given_on", "desc")
      .orderBy("id", "desc");
  return {
    /** Newest first. */
    list: async (wanted: Wanted, { limit, offset }: Part): Promise<Donation[]> =>
      (await ordered(wanted).selectAll().limit(limit).offset(offset).execute()).map(donationOf),

    /** Of all of them, in the same order. */
    ids: async (wanted: Wanted): Promise<string[]> =>
      (await ordered(wanted).select("id").execute()).map(({ id }) => id),

    ofIds: async (ids: readonly string[]): Promise<Donation[]> =>
      (await db.selectFrom("donation").selectAll().where("id", "in", ids).execute()).map(donationOf),

    /** Those of `ids` for which there is a valid receipt. */
    receipted: async (ids: readonly string[]): Promise<Set<string>> => {
      if (ids.length === 0) return new Set();
      const found = db.selectFrom("donation").select("id").where("receipted", "=", 1);
      return new Set((await found.where("id", "in", ids).execute()).map(({ id }) => id));
    },

    count: async (wanted: Wanted): Promise<number> => {
      const { count } = await db
        .selectFrom("donation")
        .where(isWanted(database, wanted))
        .select((eb) => eb.fn.countAll().as("count"))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** How many payments PayPal holds, by its reason. */
    held: async (): Promise<{ reason: string; count: number }[]> => {
      const found = await kept
        .where("state", "=", "pending")
        .select((eb) => ["hold_reason", eb.fn.countAll().as("count")])
        .groupBy("hold_reason")
        .orderBy("hold_reason")
        .execute();
      return found.map(({ hold_reason, count }) => ({ reason: hold_reason, count: Number(count) }));
    },

    /** Years that have donations, newest first. */
    years: async (): Promise<number[]> => {
      // Each year's newest donation leads to the year before: nothing else of the index is read.
      const newest = (before: RawBuilder<unknown>) => sql`select max(given_on) from donation
        where given_on < ${before} and deleted_at is null and (state != 'ordered' or returned_at is not null)`;
      const { rows } = await sql<{ day: string }>`with recursive years (day) as (
          select (${newest(sql`'9999-12-32'`)})
          union all select (${newest(sql`substr(years.day, 1, 4)`)}) from years where years.day is not null
        ) select day from years where day is not null`.execute(db);
      return rows.map(({ day }) => Number(day.slice(0, 4)));
    },

    /** What arrived; nothing of a month and method without any. */
    totals: async (year: number): Promise<MonthTotal[]> => {
      const month = sql<string>`substr(given_on, 6, 2)`;
      const found = await kept
        .where(isIn(year))
        .where("state", "in", ["completed", "partlyRefunded"])
        .select(["method", month.as("month")])
        .select(sql<number>`sum(amount_cents - refunded_cents)`.as("cents"))
        .select((eb) => eb.fn.countAll().as("count"))
        .groupBy(["method", month])
        .execute();
      return found.map((row) => ({
        method: row.method,
        month: Number(row.month),
        cents: Number(row.cents),
        count: Number(row.count),
      }));
    },
  };
}
