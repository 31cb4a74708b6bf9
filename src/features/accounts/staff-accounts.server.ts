import { randomUUIDv7 } from "node:crypto";
import type { Generated } from "kysely";
import { digestOf } from "../../core/auth/digest.server";
import { randomText } from "../../core/auth/recovery-codes.server";
import { keptRole, type Role } from "../../core/auth/roles";
import { loginThrottle } from "../../core/auth/throttle.server";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";

/** The tables of better-auth, as far as we ask or change them ourselves; both engines take these values. */
export type AccountTables = {
  staff_account: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    username: string;
    displayUsername: string;
    createdAt: Date;
    updatedAt: Date;
    /** One of `ROLES`; of whoever is not given one, a keeper. */
    role: Generated<string>;
    /** Null or false without a second step; SQLite has a number in its place. */
    twoFactorEnabled: boolean | null;
    /** ISO 8601, UTC, while the password is one that its owner did not choose. */
    firstPasswordUntil: string | null;
  };
  staff_credential: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    password: string;
    createdAt: Date;
    updatedAt: Date;
  };
  staff_session: { id: string; userId: string; createdAt: Date; expiresAt: Date; byPasskey: boolean | null };
  staff_two_factor: { userId: string; secret: string; backupCodes: string };
  staff_passkey: { id: string; userId: string };
  staff_verification: { expiresAt: Date };
};

/** An account that is to be made, with its password. */
interface NewAccount extends KeptPassword {
  username: string;
  role: Role;
}

/** A password as it is kept. `until`, in ISO 8601, is when it ends; null for one that its owner chose. */
interface KeptPassword {
  hash: string;
  until: string | null;
}

/** Makes an account with a password; tells whether it was made, as there may be one of that name. */
async function insertAccount(
  transaction: Database,
  { username, role, hash, until }: NewAccount,
): Promise<boolean> {
  const tx = transaction.$extendTables<AccountTables>();
  const now = new Date();
  const id = randomUUIDv7();
  const times = { createdAt: now, updatedAt: now };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("staff_account")
    .values({ ...nameOf(username, id), role, twoFactorEnabled: false, firstPasswordUntil: until, ...times })
    .onConflict((conflict) => conflict.column("username").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const credential = { id: randomUUIDv7(), accountId: id, providerId: "credential", userId: id };
  await tx
    .insertInto("staff_credential")
    .values({ ...credential, password: hash, ...times })
    .execute();
  return true;
}

/** A name as better-auth wants it; it cannot do without an e-mail address. */
const nameOf = (username: string, id: string) => ({
  id,
  name: username,
  email: `${id}@staff.invalid`,
  emailVerified: false,
  username: username.toLowerCase(),
  displayUsername: username,
});

/** Sets a password and ends every session of the account. */
async function setPassword(
  transaction: Database,
  userId: string,
  { hash, until }: KeptPassword,
): Promise<void> {
  const tx = transaction.$extendTables<AccountTables>();
  await tx.updateTable("staff_account").set({ firstPasswordUntil: until }).where("id", "=", userId).execute();
  await tx
    .updateTable("staff_credential")
    .set({ password: hash, updatedAt: new Date() })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .execute();
  await tx.deleteFrom("staff_session").where("userId", "=", userId).execute();
}

/** Takes second step, recovery codes and passkeys away, and ends every session of the account. */
async function removeSecondFactors(transaction: Database, userId: string): Promise<void> {
  const tx = transaction.$extendTables<AccountTables>();
  await tx
    .updateTable("staff_account")
    .set({ twoFactorEnabled: false, updatedAt: new Date() })
    .where("id", "=", userId)
    .execute();
  await tx.deleteFrom("staff_two_factor").where("userId", "=", userId).execute();
  await tx.deleteFrom("staff_passkey").where("userId", "=", userId).execute();
  await tx.deleteFrom("staff_session").where("userId", "=", userId).execute();
}

/** An account among all of them, which are held: two people who act on each other at once must not both succeed. */
async function heldAccount(transaction: Database, username: string) {
  const tx = transaction.$extendTables<AccountTables>();
  await tx
    .updateTable("staff_account")
    .set(({ ref }) => ({ updatedAt: ref("updatedAt") }))
    .execute();
  const all = await tx.selectFrom("staff_account").select(["id", "username", "role"]).execute();
  const account = all.find((each) => each.username === username.toLowerCase());
  const isLastKeeper = account?.role === "keeper" && all.filter(({ role }) => role === "keeper").length === 1;
  return { tx, account, isLast: all.length === 1, isLastKeeper };
}

/** Gives an account another role, unless nobody could do everything any more then. */
async function changeRole(transaction: Database, username: string, role: Role) {
  const { tx, account, isLastKeeper } = await heldAccount(transaction, username);
  if (!account) return "unknown";
  if (isLastKeeper && role !== "keeper") return "lastKeeper";
  await tx
    .updateTable("staff_account")
    .set({ role, updatedAt: new Date() })
    .where("id", "=", account.id)
    .execute();
  return "changed";
}

/** Takes an account away with all that belongs to it, unless nobody could log in, or do everything, any more then. */
async function removeAccount(transaction: Database, username: string) {
  const { tx, account, isLast, isLastKeeper } = await heldAccount(transaction, username);
  if (!account) return "unknown";
  if (isLast) return "last";
  if (isLastKeeper) return "lastKeeper";
  await removeSecondFactors(tx, account.id);
  await tx.deleteFrom("staff_credential").where("userId", "=", account.id).execute();
  await tx.deleteFrom("staff_account").where("id", "=", account.id).execute();
  return "removed";
}

/** Milliseconds within which a password that somebody else made has to be replaced by its owner's. */
export const FIRST_PASSWORD_LIVES = 7 * 24 * 60 * 60 * 1000;

interface NewPassword {
  /** The role of a new account; a keeper unless said. */
  role?: Role;
  /** True when the operator chose it, and not somebody or something else for its owner. */
  chosen?: boolean;
  /** Writes in the same transaction, as the journal's entry. */
  alongside?: (tx: Database) => Promise<void>;
}

/** Staff accounts, for start-up, the command line and other staff. `db` may be a transaction, which is used then. */
export function staffAccounts({ db }: Pick<Deps, "db">) {
  const tables = db.$extendTables<AccountTables>();
  const together = <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.isTransaction ? run(db) : db.transaction().execute(run);
  // Before the transaction: a hash takes long on purpose, and SQLite has one writer at a time.
  const kept = async (password: string, chosen: boolean) => {
    if (db.isTransaction) throw new Error("a password is hashed before a transaction begins");
    const until = chosen ? null : new Date(Date.now() + FIRST_PASSWORD_LIVES).toISOString();
    return { hash: await digestOf(password), until };
  };
  const accounts = () => tables.selectFrom("staff_account").selectAll();
  return {
    find: (username: string) => accounts().where("username", "=", username.toLowerCase()).executeTakeFirst(),

    byId: (id: string) => accounts().where("id", "=", id).executeTakeFirst(),

    list: async () => {
      const rows = await accounts().orderBy("username").execute();
      const passkeys = await tables.selectFrom("staff_passkey").select("userId").execute();
      return rows.map(({ id, username, role, createdAt, twoFactorEnabled }) => ({
        username,
        role: keptRole(role),
        createdAt,
        twoFactor: Boolean(twoFactorEnabled),
        passkeys: passkeys.filter(({ userId }) => userId === id).length,
      }));
    },

    /**
     * Makes an account; tells whether it was made, as there may be one of that name. better-auth's own
     * sign-up would need an e-mail address, open a session, and log an error where another was first.
     */
    add: async (username: string, password: string, options: NewPassword = {}): Promise<boolean> => {
      const { chosen = false, role = "keeper", alongside } = options;
      const given = await kept(password, chosen);
      return together(async (tx) => {
        const made = await insertAccount(tx, { username, role, ...given });
        if (made) await alongside?.(tx);
        return made;
      });
    },

    /** Sets a first password, ends every session of the account and forgets failed logins to it. */
    reset: async (
      { id: userId, username }: { id: string; username: string },
      password: string,
      { alongside }: NewPassword = {},
    ): Promise<void> => {
      const given = await kept(password, false);
      await together(async (tx) => {
        await setPassword(tx, userId, given);
        await loginThrottle(tx).forgetAccount(username);
        await alongside?.(tx);
      });
    },

    /** Notes that the owner of an account chose its password. */
    chosePassword: async (id: string): Promise<void> => {
      await tables
        .updateTable("staff_account")
        .set({ firstPasswordUntil: null })
        .where("id", "=", id)
        .execute();
    },

    /** Takes second step and passkeys away and ends every session of the account. */
    resetSecondFactor: (userId: string) => together((tx) => removeSecondFactors(tx, userId)),

    /** Gives an account another role, which its next call has; there is always a keeper. */
    changeRole: (username: string, role: Role) => together((tx) => changeRole(tx, username, role)),

    /** Takes an account away with its sessions, unless nobody could log in, or do everything, any more then. */
    remove: (username: string) => together((tx) => removeAccount(tx, username)),

    /** Ids of the sessions that the account has now. */
    sessionIds: async (userId: string): Promise<string[]> => {
      const sessions = tables.selectFrom("staff_session").select("id").where("userId", "=", userId);
      return (await sessions.execute()).map(({ id }) => id);
    },

    /** Ends the sessions that one's account has beside the own one, as after a change of how one logs in. */
    endOthers: async ({ id, sessionId }: { id: string; sessionId: string }): Promise<void> => {
      await tables
        .deleteFrom("staff_session")
        .where("userId", "=", id)
        .where("id", "!=", sessionId)
        .execute();
    },

    endSessions: async (ids: readonly string[]): Promise<void> => {
      if (ids.length > 0) await tables.deleteFrom("staff_session").where("id", "in", ids).execute();
    },

    /** Keeps with a session that a passkey was shown in it. */
    strengthen: async (id: string): Promise<void> => {
      await tables.updateTable("staff_session").set({ byPasskey: true }).where("id", "=", id).execute();
    },
  };
}

/** A password that can be read over the phone: four groups of letters and digits, about 99 bits. */
export function generatePassword(): string {
  return randomText(20).replaceAll(/(.{5})(?=.)/g, "$1-");
}
