import type { Database } from "../../core/db/database.server";

/** Failures that cost nothing, since people mistype. */
const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;
/** After this long without a failure an account or address starts anew. */
const FORGET_SECONDS = 60 * 60;

type ThrottleTables = {
  login_throttle: { key: string; failures: number; last_failure_at: string };
};

/**
 * Slows guessing: after five failures an account, and an address, must wait 2, 4, 8 … seconds, at most
 * 15 minutes. Kept in the database, so that several processes count together.
 */
export function loginThrottle(database: Database) {
  const db = database.$extendTables<ThrottleTables>();
  return {
    /** Seconds until the next attempt for any of the keys is heard; 0 means now. */
    wait: async (keys: string[], now: Date): Promise<number> => {
      const rows = await db.selectFrom("login_throttle").selectAll().where("key", "in", keys).execute();
      return Math.max(0, ...rows.map((row) => secondsLeft(row, now)));
    },

    failed: async (keys: string[], now: Date): Promise<void> => {
      const at = now.toISOString();
      const forgotten = new Date(now.getTime() - FORGET_SECONDS * 1000).toISOString();
      await db.deleteFrom("login_throttle").where("last_failure_at", "<", forgotten).execute();
      for (const key of keys) {
        await db
          .insertInto("login_throttle")
          .values({ key, failures: 1, last_failure_at: at })
          .onConflict((conflict) =>
            conflict.column("key").doUpdateSet((eb) => ({
              failures: eb("login_throttle.failures", "+", 1),
              last_failure_at: at,
            })),
          )
          .execute();
      }
    },

    succeeded: async (keys: string[]): Promise<void> => {
      await db.deleteFrom("login_throttle").where("key", "in", keys).execute();
    },
  };
}

function secondsLeft(row: ThrottleTables["login_throttle"], now: Date): number {
  if (row.failures < FREE_FAILURES) return 0;
  const wait = Math.min(2 ** (row.failures - FREE_FAILURES + 1), LONGEST_WAIT_SECONDS);
  const passed = (now.getTime() - Date.parse(row.last_failure_at)) / 1000;
  return Math.max(0, Math.ceil(wait - passed));
}
