import type { Database } from "../db/database.server";
import { isLang, type Lang } from "../locale/lang";
import { type Grant, type Role, storedGrant, storedRole } from "./roles";

type MailTables = {
  /** The addresses at which staff want e-mail about their work, and its language. */
  staff_mail: { username: string; address: string; lang: string };
  staff_account: { username: string; role: string; types: string | null };
};

/** The address of a colleague, and the language in which to write there. */
export interface StaffAddress {
  address: string;
  lang: Lang;
}

const known = ({ address, lang }: { address: string; lang: string }): StaffAddress => ({
  address,
  lang: isLang(lang) ? lang : "eng",
});

/** The e-mail of staff, whom the program writes to about their own work alone. */
export function staffMail(database: Database) {
  const db = database.$extendTables<MailTables>();
  return {
    /** Where the account gets mail; undefined if it wants none. */
    of: async (username: string): Promise<StaffAddress | undefined> => {
      const row = await db
        .selectFrom("staff_mail")
        .select(["address", "lang"])
        .where("username", "=", username.toLowerCase())
        .executeTakeFirst();
      return row && known(row);
    },

    /** Where those of a role get it. */
    ofRole: async (role: Role): Promise<StaffAddress[]> => {
      const rows = await db
        .selectFrom("staff_mail as mail")
        .innerJoin("staff_account as account", "account.username", "mail.username")
        .select(["mail.address", "mail.lang", "account.role"])
        .orderBy("mail.username")
        .execute();
      return rows.filter((row) => storedRole(row.role) === role).map(known);
    },

    keep: async (username: string, { address, lang }: StaffAddress): Promise<void> => {
      await db
        .insertInto("staff_mail")
        .values({ username: username.toLowerCase(), address, lang })
        .onConflict((conflict) => conflict.column("username").doUpdateSet({ address, lang }))
        .execute();
    },

    forget: async (username: string): Promise<void> => {
      await db.deleteFrom("staff_mail").where("username", "=", username.toLowerCase()).execute();
    },

    /** The names of all accounts, with their permissions. */
    colleagues: async (): Promise<({ username: string } & Grant)[]> => {
      const rows = await db
        .selectFrom("staff_account")
        .select(["username", "role", "types"])
        .orderBy("username")
        .execute();
      return rows.map(({ username, ...stored }) => ({ username, ...storedGrant(stored) }));
    },
  };
}
