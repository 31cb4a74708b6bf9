import { SESSION_LIVES } from "../../core/auth/auth.server";
import type { DailyJob } from "../../core/process/daily.server";
import type { AccountTables } from "./account-tables.server";

/** The daily job: forgets sessions that ended by themselves, logins that nobody finished, and used codes. */
export const forgetLogins: DailyJob = async ({ db }, now) => {
  const tables = db.$extendTables<AccountTables>();
  await tables.deleteFrom("staff_session").where("expiresAt", "<", now).execute();
  const over = new Date(now.getTime() - SESSION_LIVES);
  await tables.deleteFrom("staff_session").where("createdAt", "<", over).execute();
  await tables.deleteFrom("staff_verification").where("expiresAt", "<", now).execute();
};
