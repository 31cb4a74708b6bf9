import { createHash } from "node:crypto";
import { CLOCK_SKEW } from "../age";
import type { Database } from "../db/database.server";
import type { Problem } from "../http/problem";
import { comeAgain } from "../http/rate-limit.server";
import { clientNetwork } from "../network/client-address.server";
import { authProblems } from "./problems.server";

/** Failures that cost nothing, since people mistype; a whole office may share one network. */
const FREE_FAILURES = {
  /** Passwords for an account on a device that has logged in to it before. */
  device: 5,
  /** Passwords for an account from one network, on other devices. */
  network: 5,
  /** Passwords for an account on all other devices together: more than one stranger has, and few enough to guess nothing. */
  account: 100,
  /** Passwords from one network, for any account. */
  address: 20,
  /** Codes of the second step, on all unknown devices together: to get here, the password was right. */
  code: 5,
  /** Codes on a device that has logged in before. */
  deviceCode: 5,
  /** Passwords that a session is asked for again. */
  confirm: 5,
  /** Codes that a session is asked for again. */
  confirmCode: 5,
  /** Logins by passkey that a network began. */
  passkey: 20,
};
const LONGEST_WAIT_SECONDS = 15 * 60;
/** After this long without a failure the count starts anew. */
const FORGET_SECONDS = 60 * 60;

type ThrottleTables = {
  login_throttle: { key: string; account: string; failures: number; last_failure_at: string };
};

/** Whose failures are counted. */
export interface ThrottleKey {
  kind: keyof typeof FREE_FAILURES;
  /** Of the device, network, account or session. */
  name: string;
  /** The account whose reset forgets them; none for what only an address counts. */
  account?: string;
}

/** Counts failed attempts by strangers, and by an account's known devices. */
export const keysOfLogin = (
  username: string,
  address: string,
  device: string | undefined,
): readonly ThrottleKey[] => {
  const network = clientNetwork(address);
  const account = username;
  // A known device is counted by itself, so that no stranger, beside it or elsewhere, can lock out its owner.
  if (device !== undefined) return [{ kind: "device", name: `${username} ${device}`, account }];
  const ofAddress: ThrottleKey = { kind: "address", name: network };
  // Attempts without a name guess no account: counted together, they would block each other.
  if (username === "") return [ofAddress];
  return [
    ofAddress,
    { kind: "network", name: `${username} ${network}`, account },
    { kind: "account", name: username, account },
  ];
};

/**
 * Slows guessing: after some failures, all that are counted under one key must wait 2, 4, 8 … seconds, at
 * most 15 minutes. Stored in the database, so that several processes count together.
 */
export function loginThrottle(database: Database) {
  const db = database.$extendTables<ThrottleTables>();
  return {
    /**
     * Counts an attempt for all keys before it is made, as many concurrent ones would all find no wait;
     * `succeeded` reverts it.
     * @returns whether failing would begin a wait.
     * @throws {Problem} 429 with the seconds to wait instead of the attempt, which is not counted then.
     */
    spend: async (keys: readonly ThrottleKey[]): Promise<{ isLimited: boolean }> => {
      const now = new Date();
      await forget(database, now);
      return database.transaction().execute(async (tx) => {
        const waits: number[] = [];
        for (const key of keys)
          waits.push(secondsLeft(await locked(tx, key, now), FREE_FAILURES[key.kind], now));
        const wait = Math.max(...waits);
        if (wait > 0) throw tooMany(keys, wait);
        let isLimited = false;
        for (const key of keys)
          isLimited = (await count(tx, key, now)) === FREE_FAILURES[key.kind] || isLimited;
        return { isLimited };
      });
    },

    succeeded: async (keys: readonly ThrottleKey[]): Promise<void> => {
      await db.deleteFrom("login_throttle").where("key", "in", keys.map(digest)).execute();
    },

    /** Deletes all counts of an account. */
    resetAccount: async (username: string): Promise<void> => {
      await db.deleteFrom("login_throttle").where("account", "=", accountOf(username)).execute();
    },

    /** Deletes the counts of addresses alone. */
    resetAddresses: async (): Promise<void> => {
      await db.deleteFrom("login_throttle").where("account", "=", "").execute();
    },
  };
}

/** Deletes old counts. A future time comes from a clock that has been set back: its wait begins now. */
async function forget(database: Database, now: Date): Promise<void> {
  const db = database.$extendTables<ThrottleTables>();
  const forgotten = new Date(now.getTime() - FORGET_SECONDS * 1000).toISOString();
  const toCome = new Date(now.getTime() + CLOCK_SKEW).toISOString();
  await db.deleteFrom("login_throttle").where("last_failure_at", "<", forgotten).execute();
  await db
    .updateTable("login_throttle")
    .set({ last_failure_at: now.toISOString() })
    .where("last_failure_at", ">", toCome)
    .execute();
}

/** Thrown before anything was counted, so that its transaction has nothing to lose. */
function tooMany(keys: readonly ThrottleKey[], wait: number): Problem {
  const said = keys.some(({ kind }) => /code$/i.test(kind))
    ? authProblems.tooManyCodes
    : authProblems.tooManyLogins;
  return comeAgain(429, said, wait * 1000);
}

const rowOf = (key: ThrottleKey, now: Date) => ({
  key: digest(key),
  account: accountOf(key.account),
  last_failure_at: now.toISOString(),
});

/** Finds or creates the row of a key and locks it; code that locks several takes them in the same order. */
function locked(tx: Database, key: ThrottleKey, now: Date) {
  return tx
    .$extendTables<ThrottleTables>()
    .insertInto("login_throttle")
    .values({ ...rowOf(key, now), failures: 0 })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ key: digest(key) }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Adds one failure; gives how many there are. */
async function count(database: Database, key: ThrottleKey, now: Date): Promise<number> {
  const row = rowOf(key, now);
  const { failures } = await database
    .$extendTables<ThrottleTables>()
    .insertInto("login_throttle")
    .values({ ...row, failures: 1 })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        failures: eb("login_throttle.failures", "+", 1),
        last_failure_at: row.last_failure_at,
      })),
    )
    .returning("failures")
    .executeTakeFirstOrThrow();
  return Number(failures);
}

/** The table is no list of who tried from where. */
const digest = ({ kind, name }: ThrottleKey) => sha256(`${kind}:${name}`);

const accountOf = (username: string | undefined) =>
  username === undefined ? "" : sha256(`of:${username.toLowerCase()}`);

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64url");

function secondsLeft(row: ThrottleTables["login_throttle"], free: number, now: Date): number {
  if (row.failures < free) return 0;
  const wait = Math.min(2 ** (row.failures - free + 1), LONGEST_WAIT_SECONDS);
  const passed = (now.getTime() - Date.parse(row.last_failure_at)) / 1000;
  return Math.min(wait, Math.max(0, Math.ceil(wait - passed)));
}
