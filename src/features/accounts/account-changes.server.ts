import { randomUUIDv7 } from "node:crypto";
import type { Database } from "../../core/db/database.server";
import type { AccountTables } from "./account-tables.server";

/** A password as it is kept. `until`, in ISO 8601, is when it ends; null for one that its owner chose. */
export interface KeptPassword {
  hash: string;
  until: string | null;
}

/** Makes an account with a password; tells whether it was made, as there may be one of that name. */
export async function insertAccount(
  transaction: Database,
  username: string,
  { hash, until }: KeptPassword,
): Promise<boolean> {
  const tx = transaction.$extendTables<AccountTables>();
  const now = new Date();
  const id = randomUUIDv7();
  const times = { createdAt: now, updatedAt: now };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("staff_account")
    .values({ ...nameOf(username, id), twoFactorEnabled: false, firstPasswordUntil: until, ...times })
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
export async function setPassword(
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
export async function removeSecondFactors(transaction: Database, userId: string): Promise<void> {
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

/** Takes an account away with all that belongs to it, unless nobody could log in any more then. */
export async function removeAccount(transaction: Database, username: string) {
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
  await removeSecondFactors(tx, account.id);
  await tx.deleteFrom("staff_credential").where("userId", "=", account.id).execute();
  await tx.deleteFrom("staff_account").where("id", "=", account.id).execute();
  return "removed";
}
