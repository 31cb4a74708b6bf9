import { randomText } from "../../core/auth/recovery-codes.server";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";
import { insertAccount, removeAccount, removeSecondFactors, setPassword } from "./account-changes.server";
import type { AccountTables } from "./account-tables.server";

/** What is written in the same transaction, as the journal's entry. */
type Alongside = (tx: Database) => Promise<void>;
const nothing: Alongside = async () => {};

/** Staff accounts, for start-up, the command line and other staff. `db` may be a transaction, which is used then. */
export function staffAccounts({ auth, db }: Pick<Deps, "auth" | "db">) {
  const tables = db.$extendTables<AccountTables>();
  const together = <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.isTransaction ? run(db) : db.transaction().execute(run);
  // Before the transaction: a hash takes long on purpose, and SQLite has one writer at a time.
  const hashOf = async (password: string) => {
    if (db.isTransaction) throw new Error("a password is hashed before a transaction begins");
    return (await auth.$context).password.hash(password);
  };
  const accounts = () => tables.selectFrom("staff_account").selectAll();
  return {
    find: (username: string) => accounts().where("username", "=", username.toLowerCase()).executeTakeFirst(),

    byId: (id: string) => accounts().where("id", "=", id).executeTakeFirst(),

    list: async () => {
      const rows = await accounts().orderBy("username").execute();
      const passkeys = await tables.selectFrom("staff_passkey").select("userId").execute();
      return rows.map(({ id, username, createdAt, twoFactorEnabled }) => ({
        username,
        createdAt,
        twoFactor: Boolean(twoFactorEnabled),
        passkeys: passkeys.filter(({ userId }) => userId === id).length,
      }));
    },

    /**
     * Makes an account; tells whether it was made, as there may be one of that name. better-auth's own
     * sign-up would need an e-mail address, open a session, and log an error where another was first.
     */
    add: async (username: string, password: string, alongside = nothing): Promise<boolean> => {
      const hash = await hashOf(password);
      return together(async (tx) => {
        const made = await insertAccount(tx, username, hash);
        if (made) await alongside(tx);
        return made;
      });
    },

    /** Sets a new password and ends every session of the account. */
    reset: async (userId: string, password: string, alongside = nothing): Promise<void> => {
      const hash = await hashOf(password);
      await together(async (tx) => {
        await setPassword(tx, userId, hash);
        await alongside(tx);
      });
    },

    /** Takes second step and passkeys away and ends every session of the account. */
    resetSecondFactor: (userId: string) => together((tx) => removeSecondFactors(tx, userId)),

    /** Takes an account away with its sessions, unless nobody could log in any more then. */
    remove: (username: string) => together((tx) => removeAccount(tx, username)),

    /** Ids of the sessions that the account has now. */
    sessionIds: async (userId: string): Promise<string[]> => {
      const sessions = tables.selectFrom("staff_session").select("id").where("userId", "=", userId);
      return (await sessions.execute()).map(({ id }) => id);
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
