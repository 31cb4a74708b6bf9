import type { ContentType } from "../../content/definition";
import { CLOCK_SKEW } from "../../platform/age";
import { SESSION_LIVES } from "../../platform/auth/auth.server";
import { type Feature, feature } from "../../platform/feature.server";
import type { DailyJob } from "../../platform/jobs/daily.server";
import type { AccountTables } from "./account-rows.server";
import { accountsAnswers } from "./api.server";
import { grantableTypes } from "./given-grant.server";
import { invitationStore } from "./invitations/store.server";
import { accountsProblems } from "./problems.server";
import { FIRST_PASSWORD_LIVES } from "./staff-accounts.server";

export { grantableTypes };

/** Milliseconds: no login, challenge or code waits for so long. */
const LONGEST_WAIT = 60 * 60 * 1000;

/** Milliseconds that an invitation stays in the list after it is over, so that the inviter sees it. */
const INVITATION_SEEN = 30 * 24 * 60 * 60 * 1000;

/** The daily job: deletes expired invitations. */
export const deleteOldInvitations: DailyJob = ({ db }, now) =>
  invitationStore(db).forget(new Date(now.getTime() - INVITATION_SEEN));

/**
 * The daily job: deletes sessions that ended by themselves, logins that nobody finished, and used codes. What a clock
 * made that has been set back since would live for as long as that was: it ends too, and a first password has its week
 * from now.
 */
export const deleteOldLogins: DailyJob = async ({ db }, now) => {
  const tables = db.$extendTables<AccountTables>();
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  await tables.deleteFrom("staff_session").where("expiresAt", "<", now).execute();
  await tables.deleteFrom("staff_session").where("createdAt", "<", from(-SESSION_LIVES)).execute();
  await tables.deleteFrom("staff_session").where("createdAt", ">", from(CLOCK_SKEW)).execute();
  await tables.deleteFrom("staff_verification").where("expiresAt", "<", now).execute();
  await tables.deleteFrom("staff_verification").where("expiresAt", ">", from(LONGEST_WAIT)).execute();
  const firstPasswordUntil = from(FIRST_PASSWORD_LIVES).toISOString();
  await tables
    .updateTable("staff_account")
    .set({ firstPasswordUntil })
    .where("firstPasswordUntil", ">", firstPasswordUntil)
    .execute();
};

/** Accounts, with the content of the site, of which an account can be given some. */
export const accountsFeature = (types: () => readonly ContentType[]): Feature =>
  feature({
    name: "accounts",
    answers: accountsAnswers(() => grantableTypes(types())),
    problems: accountsProblems,
  });
