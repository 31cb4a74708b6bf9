import { createHash } from "node:crypto";
import { clientNetwork } from "../api/client-address.server";
import { Problem } from "../api/problem";
import type { Database } from "../db/database.server";

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
    /**
     * Counts an attempt for all keys before it is made, as many at the same moment would all find no wait;
     * `succeeded` takes it back.
     * @returns whether failing would begin a wait.
     * @throws {Problem} 429 with the seconds to wait instead of the attempt, which is not counted then.
     */
    spend: async (keys: readonly ThrottleKey[]): Promise<{ held: boolean }> => {
      const now = new Date();
      const forgotten = new Date(now.getTime() - FORGET_SECONDS * 1000).toISOString();
      await db.deleteFrom("login_throttle").where("last_failure_at", "<", forgotten).execute();
      return database.transaction().execute(async (tx) => {
        const waits: number[] = [];
        for (const key of keys)
          waits.push(secondsLeft(await locked(tx, key, now), FREE_FAILURES[key.kind], now));
        const wait = Math.max(...waits);
        if (wait > 0) throw tooMany(keys, wait);
        let held = false;
        for (const key of keys) held = (await count(tx, key, now)) === FREE_FAILURES[key.kind] || held;
        return { held };
      });
    },

    succeeded: async (keys: ThrottleKey[]): Promise<void> => {
      await db.deleteFrom("login_throttle").where("key", "in", keys.map(digest)).execute();
    },
  };
}

/** Thrown before anything was counted, so that its transaction has nothing to lose. */
function tooMany(keys: readonly ThrottleKey[], wait: number): Problem {
  const said = keys.some(({ kind }) => kind === "code") ? "tooManyCodes" : "tooManyLogins";
  return new Problem(429, said, { headers: { "Retry-After": String(wait) } });
}

/** Finds or makes the row of a key and locks it; whoever locks several takes them in the same order. */
function locked(tx: Database, key: ThrottleKey, now: Date) {
  return tx
    .$extendTables<ThrottleTables>()
    .insertInto("login_throttle")
    .values({ key: digest(key), failures: 0, last_failure_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: digest(key) }))
    .returningAll()
    .executeTakeFirstOrThrow();
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
  // Whoever has one address of IPv6 has as many as they like.
  const whose = kind === "address" || kind === "passkey" ? clientNetwork(name) : name;
  return createHash("sha256").update(`${kind}:${whose}`).digest("base64url");
}

function secondsLeft(row: ThrottleTables["login_throttle"], free: number, now: Date): number {
  if (row.failures < free) return 0;
  const wait = Math.min(2 ** (row.failures - free + 1), LONGEST_WAIT_SECONDS);
  const passed = (now.getTime() - Date.parse(row.last_failure_at)) / 1000;
  return Math.max(0, Math.ceil(wait - passed));
}
