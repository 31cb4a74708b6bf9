import { randomUUIDv7 } from "node:crypto";
import type { Database } from "../../core/db/database.server";
import type { Deps } from "../../core/deps.server";

/** The tables of better-auth, as far as accounts are made here; both engines take these values. */
type AccountTables = {
  staff_account: {
    id: string;
    name: string;
    email: string;
    emailVerified: boolean;
    username: string;
    displayUsername: string;
    createdAt: Date;
    updatedAt: Date;
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
  staff_session: { userId: string };
};

/** Staff accounts, for start-up, the command line and other staff. `db` may be a transaction, which is used then. */
export function staffAccounts({ auth, db }: Pick<Deps, "auth" | "db">) {
  const tables = db.$extendTables<AccountTables>();
  const together = <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> =>
    db.isTransaction ? run(db) : db.transaction().execute(run);
  const hashOf = async (password: string) => (await auth.$context).password.hash(password);
  const find = (username: string) =>
    tables
      .selectFrom("staff_account")
      .selectAll()
      .where("username", "=", username.toLowerCase())
      .executeTakeFirst();
  return {
    find,

    list: () =>
      tables.selectFrom("staff_account").select(["username", "createdAt"]).orderBy("username").execute(),

    /**
     * Makes an account; tells whether it was made, as there may be one of that name. better-auth's own
     * sign-up would need an e-mail address, open a session, and log an error where another was first.
     */
    add: async (username: string, password: string): Promise<boolean> => {
      const hash = await hashOf(password);
      return together((tx) => insertAccount(tx, username, hash));
    },

    /** Sets a new password and ends every session of the account. */
    reset: async (userId: string, password: string): Promise<void> => {
      const hash = await hashOf(password);
      await together((tx) => resetAccount(tx, userId, hash));
    },

    /** Takes an account away with its sessions, unless nobody could log in any more then. */
    remove: (username: string) => together((tx) => removeAccount(tx, username)),
  };
}

async function insertAccount(transaction: Database, username: string, hash: string): Promise<boolean> {
  const tx = transaction.$extendTables<AccountTables>();
  const now = new Date();
  const id = randomUUIDv7();
  const times = { createdAt: now, updatedAt: now };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("staff_account")
    .values({
      id,
      name: username,
      email: `${id}@staff.invalid`,
      emailVerified: false,
      username: username.toLowerCase(),
      displayUsername: username,
      ...times,
    })
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

async function resetAccount(transaction: Database, userId: string, hash: string): Promise<void> {
  const tx = transaction.$extendTables<AccountTables>();
  await tx
    .updateTable("staff_credential")
    .set({ password: hash, updatedAt: new Date() })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .execute();
  await tx.deleteFrom("staff_session").where("userId", "=", userId).execute();
}

async function removeAccount(transaction: Database, username: string) {
  const tx = transaction.$extendTables<AccountTables>();
  // Holds all of them: two people who remove each other at the same moment must not both succeed.
  await tx
    .updateTable("staff_account")
    .set(({ ref }) => ({ updatedAt: ref("updatedAt") }))
    .execute();
  const accounts = await tx.selectFrom("staff_account").select(["id", "username"]).execute();
  const account = accounts.find((each) => each.username === username.toLowerCase());
  if (!account) return "unknown";
  if (accounts.length === 1) return "last";
  await tx.deleteFrom("staff_session").where("userId", "=", account.id).execute();
  await tx.deleteFrom("staff_credential").where("userId", "=", account.id).execute();
  await tx.deleteFrom("staff_account").where("id", "=", account.id).execute();
  return "removed";
}

/** A password that can be read over the phone: four groups of letters and digits, about 95 bits. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replaceAll(/(.{5})(?=.)/g, "$1-");
}
