import type { Database } from "../db/database.server";
import { keptCodes, newRecoveryCodes } from "./recovery-codes.server";

type CodeTables = { staff_two_factor: { userId: string; backupCodes: string } };

/** The recovery codes of accounts, of which only digests are kept. better-auth takes out those that were used. */
export function keptRecoveryCodes(database: Database) {
  const db = database.$extendTables<CodeTables>();
  return {
    /** The digests that are left, as JSON; an empty list for an account without a second step. */
    of: async (userId: string): Promise<string> => {
      const kept = db.selectFrom("staff_two_factor").select("backupCodes").where("userId", "=", userId);
      return (await kept.executeTakeFirst())?.backupCodes ?? "[]";
    },

    /** Makes new ones in place of all others; gives them, as nobody can later. */
    renew: async (userId: string): Promise<string[]> => {
      const codes = newRecoveryCodes();
      const backupCodes = await keptCodes(codes);
      await db.updateTable("staff_two_factor").set({ backupCodes }).where("userId", "=", userId).execute();
      return codes;
    },
  };
}
