import { digestOf } from "../../platform/auth/digest.server";
import { randomText } from "../../platform/auth/recovery-codes.server";
import { type Grant, type Role, storedGrant } from "../../platform/auth/roles";
import { loginThrottle } from "../../platform/auth/throttle.server";
import { settingsOf } from "../../platform/config/config.server";
import type { Database } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import type { FirstLogin } from "../../platform/process/announce.server";
import {
  type AccountTables,
  changeGrant,
  insertAccount,
  removeAccount,
  removeSecondFactors,
  setPassword,
} from "./account-rows.server";
import { accountsSettings } from "./settings.server";

/** Milliseconds within which a password that somebody else made has to be replaced by its owner's. */
export const FIRST_PASSWORD_LIVES = 7 * 24 * 60 * 60 * 1000;

interface NewPassword {
  /** The role of a new account; an administrator unless said. */
  role?: Role;
  /** The content types that it is for; all that the role may unless said. */
  types?: Grant["types"];
  /** True when the operator chose it, and not somebody or something else for its owner. */
  chosen?: boolean;
  /** True where the name may be that of an account which was removed. */
  mayBeFormer?: boolean;
  /** Writes in the same transaction, as the journal's entry. */
  alongside?: (tx: Database) => Promise<void>;
}

/** Staff accounts, for start-up, the command line and other staff. `db` may be a transaction, which is used then. */
export function staffAccounts({ db }: Pick<Deps, "db">) {
  const tables = db.$extendTables<AccountTables>();
  const together = <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.isTransaction ? run(db) : db.transaction().execute(run);
  // Before the transaction: a hash takes long on purpose, and SQLite has one writer at a time.
  const credentialOf = async (password: string, chosen: boolean) => {
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
      return rows.map(({ id, username, role, types, createdAt, twoFactorEnabled }) => ({
        username,
        ...storedGrant({ role, types }),
        createdAt,
        twoFactor: Boolean(twoFactorEnabled),
        passkeys: passkeys.filter(({ userId }) => userId === id).length,
      }));
    },

    /**
     * Makes an account; returns whether it was made, as there may be one of that name. better-auth's own
     * sign-up would need an e-mail address, open a session, and log an error where another was first.
     */
    add: async (username: string, password: string, options: NewPassword = {}): Promise<boolean> => {
      const {
        chosen = false,
        role = "administrator",
        types = null,
        mayBeFormer = false,
        alongside,
      } = options;
      const given = await credentialOf(password, chosen);
      return together(async (tx) => {
        const made = await insertAccount(tx, { username, role, types, mayBeFormer, ...given });
        if (made) await alongside?.(tx);
        return made;
      });
    },

    /** Sets a first password, ends every session of the account and resets failed logins to it. */
    reset: async (
      { id: userId, username }: { id: string; username: string },
      password: string,
      { alongside }: NewPassword = {},
    ): Promise<void> => {
      const given = await credentialOf(password, false);
      await together(async (tx) => {
        await setPassword(tx, userId, given);
        await loginThrottle(tx).resetAccount(username);
        await alongside?.(tx);
      });
    },

    /** Returns whether the owner of an account chose its password. */
    hasOwnPassword: async (id: string): Promise<boolean> => {
      const account = tables.selectFrom("staff_account").select("ownPasswordSince").where("id", "=", id);
      return ((await account.executeTakeFirst())?.ownPasswordSince ?? null) !== null;
    },

    /** Records that the owner of an account chose its password. */
    chosePassword: async (id: string): Promise<void> => {
      await tables
        .updateTable("staff_account")
        .set({ firstPasswordUntil: null, ownPasswordSince: new Date().toISOString() })
        .where("id", "=", id)
        .execute();
    },

    /** Removes second factor and passkeys, and ends every session of the account. */
    resetSecondFactor: (userId: string) => together((tx) => removeSecondFactors(tx, userId)),

    /** Changes an account's role and types from its next call on; the last administrator stays one. */
    changeGrant: (username: string, grantFrom: (before: Grant) => Grant) =>
      together((tx) => changeGrant(tx, username, grantFrom)),

    /** Removes an account with its sessions, unless it is the last one or the last administrator. */
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

    /** Records on the session that a passkey was used in it. */
    strengthen: async (id: string): Promise<void> => {
      await tables.updateTable("staff_session").set({ byPasskey: true }).where("id", "=", id).execute();
    },
  };
}

/** A password that can be read over the phone: four groups of letters and digits, about 99 bits. */
export function generatePassword(): string {
  return randomText(20).replaceAll(/(.{5})(?=.)/g, "$1-");
}

/**
 * Makes the account of the settings when there is none at all.
 * @returns how to log in with it, or null when there already was an account.
 */
export async function createFirstAccount(deps: Deps): Promise<FirstLogin | null> {
  const accounts = staffAccounts(deps);
  if ((await accounts.list()).length > 0) return null;
  const { username, password } = settingsOf(deps.config, accountsSettings);
  const generatedPassword = password === undefined ? generatePassword() : undefined;
  // Not made: another process that started at the same moment was first, and its password is the one.
  const chosen = password !== undefined;
  if (!(await accounts.add(username, password ?? generatedPassword ?? "", { chosen, mayBeFormer: true })))
    return null;
  return { username, generatedPassword };
}
