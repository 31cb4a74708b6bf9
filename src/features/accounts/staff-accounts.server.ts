import type { Deps } from "../../core/deps.server";

type AccountTables = {
  staff_account: {
    id: string;
    username: string | null;
    displayUsername: string | null;
    createdAt: string | Date;
  };
  staff_session: { userId: string };
};

/** Staff accounts for start-up and the command line, where nobody is signed in. */
export function staffAccounts({ auth, db }: Pick<Deps, "auth" | "db">) {
  const tables = db.$extendTables<AccountTables>();
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

    /** Makes an account. better-auth wants an e-mail address; accounts have none, so it gets a void one. */
    add: async (username: string, password: string): Promise<void> => {
      await auth.api.signUpEmail({
        body: { email: `${crypto.randomUUID()}@staff.invalid`, name: username, username, password },
      });
    },

    /** Sets a new password and ends every session of the account. */
    reset: async (userId: string, password: string): Promise<void> => {
      const { password: hasher, internalAdapter } = await auth.$context;
      await internalAdapter.updatePassword(userId, await hasher.hash(password));
      await tables.deleteFrom("staff_session").where("userId", "=", userId).execute();
    },
  };
}

/** A password that can be read over the phone: four groups of letters and digits, about 95 bits. */
export function generatePassword(): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join("");
  return letters.replaceAll(/(.{5})(?=.)/g, "$1-");
}
