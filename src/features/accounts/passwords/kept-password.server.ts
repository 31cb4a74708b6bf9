import { digestOf, isCurrent, isPassword } from "../../../core/auth/digest.server";
import type { Database } from "../../../core/db/database.server";
import type { AccountTables } from "../account-tables.server";

/** The digest of one account's password, beside what better-auth asks of it. */
export function keptPassword(database: Database, userId: string) {
  const db = database.$extendTables<AccountTables>();
  const digest = async () => {
    const credential = db.selectFrom("staff_credential").select("password").where("userId", "=", userId);
    return (await credential.where("providerId", "=", "credential").executeTakeFirst())?.password ?? "";
  };
  return {
    isRight: async (password: string) => isPassword({ hash: await digest(), password }),

    /** Digests a password, which was right, once more where its digest is of an earlier form or cost. */
    renew: async (password: string): Promise<void> => {
      const before = await digest();
      if (isCurrent(before)) return;
      await db
        .updateTable("staff_credential")
        .set({ password: await digestOf(password) })
        .where("userId", "=", userId)
        .where("password", "=", before) // unless it was changed in the meantime
        .execute();
    },
  };
}
