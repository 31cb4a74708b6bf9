import { createHash } from "node:crypto";
import type { Database } from "../../core/db/database.server";

/** Failures that cost nothing, since people mistype; a whole office may share one address. */
const FREE_FAILURES = {
  /** Passwords at login. */
  account: 5,
  address: 20,
  /** Codes of the second step. */
  code: 5,
  /** Passwords that somebody signed in is asked for again. */
  confirm: 5,
  /** Logins by passkey that an address began. */
  passkey: 20,
};
const LONGEST_WAIT_SECONDS = 15 * 60;
/** After this long without a failure an account or address starts anew. */
const FORGET_SECONDS = 60 * 60;

type ThrottleTables = {
  login_throttle: { key: string; failures: number; last_failure_at: string };
};

/** Whose failures are counted: those of the account that was tried, or of the address that tried. */
export interface ThrottleKey {
  kind: keyof typeof FREE_FAILURES;
  name: string;
}

/**
 * Slows guessing: after some failures an account, and an address, must wait 2, 4, 8 … seconds, at most
 * 15 minutes. Kept in the database, so that several processes count together.
 */
export function loginThrottle(database: Database) {
  const db = database.$extendTables<ThrottleTables>();
  return {
    /** Seconds until the next attempt for any of the keys is heard; 0 means now. */
    wait: async (keys: ThrottleKey[], now: Date): Promise<number> => {
      const waits = keys.map(async (key) => {
        const row = await db
          .selectFrom("login_throttle")
          .selectAll()
          .where("key", "=", digest(key))
          .executeTakeFirst();
        return row ? secondsLeft(row, FREE_FAILURES[key.kind], now) : 0;
      });
      return Math.max(0, ...(await Promise.all(waits)));
    },

    /** Counts a failure; tells whether it is the one from which on there is a wait. */
    failed: async (keys: ThrottleKey[], now: Date): Promise<boolean> => {
      const forgotten = new Date(now.getTime() - FORGET_SECONDS * 1000).toISOString();
      await db.deleteFrom("login_throttle").where("last_failure_at", "<", forgotten).execute();
      let held = false;
      for (const key of keys) held = (await count(database, key, now)) === FREE_FAILURES[key.kind] || held;
      return held;
    },

    /**
     * Counts an attempt before it is made, as many at the same moment would all find no wait; `succeeded` takes
     * it back.
     * @returns the seconds to wait instead of the attempt, else 0; and whether failing would begin a wait.
     */
    spend: (key: ThrottleKey, now: Date): Promise<{ wait: number; held: boolean }> =>
      database.transaction().execute(async (tx) => {
        // Finds or makes the row and locks it.
        const row = await tx
          .$extendTables<ThrottleTables>()
          .insertInto("login_throttle")
          .values({ key: digest(key), failures: 0, last_failure_at: now.toISOString() })
          .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: digest(key) }))
          .returningAll()
          .executeTakeFirstOrThrow();
        const wait = secondsLeft(row, FREE_FAILURES[key.kind], now);
        if (wait > 0) return { wait, held: false };
        return { wait: 0, held: (await count(tx, key, now)) === FREE_FAILURES[key.kind] };
      }),

    succeeded: async (keys: ThrottleKey[]): Promise<void> => {
      await db.deleteFrom("login_throttle").where("key", "in", keys.map(digest)).execute();
    },
  };
}

/** Adds one failure; gives how many there are. */
async function count(database: Database, key: ThrottleKey, now: Date): Promise<number> {
  const at = now.toISOString();
  const { failures } = await database
    .$extendTables<ThrottleTables>()
    .insertInto("login_throttle")
    .values({ key: digest(key), failures: 1, last_failure_at: at })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        failures: eb("login_throttle.failures", "+", 1),
        last_failure_at: at,
      })),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return Number(failures);
}

/** The table is no list of who tried from where. */
function digest({ kind, name }: ThrottleKey): string {
  return createHash("sha256").update(`${kind}:${name}`).digest("base64url");
}

function secondsLeft(row: ThrottleTables["login_throttle"], free: number, now: Date): number {
  if (row.failures < free) return 0;
  const wait = Math.min(2 ** (row.failures - free + 1), LONGEST_WAIT_SECONDS);
  const passed = (now.getTime() - Date.parse(row.last_failure_at)) / 1000;
  return Math.max(0, Math.ceil(wait - passed));
}
