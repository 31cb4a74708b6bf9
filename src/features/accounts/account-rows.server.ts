import { randomUUIDv7 } from "node:crypto";
import type { Generated } from "kysely";
import { endLinksOf } from "../../content/preview/links.server";
import { type Grant, storedGrant, typesToStore } from "../../platform/auth/roles";
import { staffMail } from "../../platform/auth/staff-mail.server";
import type { Database } from "../../platform/db/database.server";

/** The better-auth tables that we query or change ourselves; both database engines take these values. */
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
    /** One of `ROLES`; administrator by default. */
    role: Generated<string>;
    /** The content types that it is for, with spaces between; null for all that the role may. */
    types: string | null;
    /** Null or false without a second step; SQLite has a number in its place. */
    twoFactorEnabled: boolean | null;
    /** ISO 8601, UTC, while the password is one that its owner did not choose. */
    firstPasswordUntil: string | null;
    /** ISO 8601, UTC, of when its owner chose the password; null while others did. */
    ownPasswordSince: string | null;
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
  /** Usernames of removed accounts. They are never reused, as they still name the author of old entries. */
  former_username: { username: string; removed_at: string };
};

/** An account that is to be made, with its password. */
interface NewAccount extends StoredPassword, Grant {
  username: string;
  /** True where its owner makes it, and so chose the password. */
  isOwn?: boolean;
  /** True where the name may be that of an account which was removed: for the only account of a site. */
  mayBeFormer?: boolean;
}

/** A password as stored. `until`, in ISO 8601, is when it ends; null for one that its owner chose. */
interface StoredPassword {
  hash: string;
  until: string | null;
}

/** Makes an account with a password; returns whether it was made, as there may be one of that name, or was before. */
export async function insertAccount(
  transaction: Database,
  { username, role, types, hash, until, isOwn = false, mayBeFormer = false }: NewAccount,
): Promise<boolean> {
  const tx = transaction.$extendTables<AccountTables>();
  const former = tx.selectFrom("former_username").select("username");
  if (!mayBeFormer && (await former.where("username", "=", username.toLowerCase()).executeTakeFirst()))
    return false;
  const now = new Date();
  const id = randomUUIDv7();
  const times = { createdAt: now, updatedAt: now };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("staff_account")
    .values({
      ...nameOf(username, id),
      role,
      types: typesToStore(types),
      twoFactorEnabled: false,
      firstPasswordUntil: until,
      ownPasswordSince: isOwn ? now.toISOString() : null,
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

/** The name columns that better-auth requires, with a placeholder e-mail address. */
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
  { hash, until }: StoredPassword,
): Promise<void> {
  const tx = transaction.$extendTables<AccountTables>();
  await tx
    .updateTable("staff_account")
    .set({ firstPasswordUntil: until, ownPasswordSince: null })
    .where("id", "=", userId)
    .execute();
  await tx
    .updateTable("staff_credential")
    .set({ password: hash, updatedAt: new Date() })
    .where("userId", "=", userId)
    .where("providerId", "=", "credential")
    .execute();
  await tx.deleteFrom("staff_session").where("userId", "=", userId).execute();
}

/** Removes second factor, recovery codes and passkeys, and ends every session of the account. */
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

/** Reads an account and locks all: two people who act on each other at once must not both succeed. */
async function heldAccount(transaction: Database, username: string) {
  const tx = transaction.$extendTables<AccountTables>();
  await tx
    .updateTable("staff_account")
    .set(({ ref }) => ({ updatedAt: ref("updatedAt") }))
    .execute();
  const all = await tx.selectFrom("staff_account").select(["id", "username", "role", "types"]).execute();
  const account = all.find((each) => each.username === username.toLowerCase());
  const isLastAdministrator =
    account?.role === "administrator" && all.filter(({ role }) => role === "administrator").length === 1;
  return { tx, account, isLast: all.length === 1, isLastAdministrator };
}

/** Changes an account's role and types, unless it is the last administrator. */
export async function changeGrant(
  transaction: Database,
  username: string,
  grantFrom: (before: Grant) => Grant,
): Promise<Grant | "unknown" | "lastAdministrator"> {
  const { tx, account, isLastAdministrator } = await heldAccount(transaction, username);
  if (!account) return "unknown";
  const { role, types } = grantFrom(storedGrant(account));
  if (isLastAdministrator && role !== "administrator") return "lastAdministrator";
  await tx
    .updateTable("staff_account")
    .set({ role, types: typesToStore(types), updatedAt: new Date() })
    .where("id", "=", account.id)
    .execute();
  return { role, types };
}

/** Removes an account with its data and preview links, which it counts, unless it is the last one or the last administrator. */
export async function removeAccount(transaction: Database, username: string) {
  const { tx, account, isLast, isLastAdministrator } = await heldAccount(transaction, username);
  if (!account) return { result: "unknown" as const };
  if (isLast) return { result: "last" as const };
  if (isLastAdministrator) return { result: "lastAdministrator" as const };
  await removeSecondFactors(tx, account.id);
  await tx.deleteFrom("staff_credential").where("userId", "=", account.id).execute();
  await staffMail(tx).forget(account.username);
  await tx.deleteFrom("staff_account").where("id", "=", account.id).execute();
  await tx
    .insertInto("former_username")
    .values({ username: account.username, removed_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { result: "removed" as const, links: await endLinksOf(tx, account.username) };
}
