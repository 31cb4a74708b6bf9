import type { ContentType } from "../../content/definition";
import { reviewRulesFor } from "../../content/review/reviews.server";
import { CLOCK_SKEW } from "../../platform/age";
import { isOver, SESSION_LIVES, staffOf } from "../../platform/auth/auth.server";
import { byPassword, confirmFactor } from "../../platform/auth/confirm-identity.server";
import { accountEntry, note, noteAccount } from "../../platform/auth/journal.server";
import { type Grant, isReviewedIn } from "../../platform/auth/roles";
import { staffMail } from "../../platform/auth/staff-mail.server";
import { reviewRule, setReviewRule } from "../../platform/auth/staff-rules.server";
import type { Database } from "../../platform/db/database.server";
import { foundPage, orderOf } from "../../platform/db/paging.server";
import type { Deps } from "../../platform/deps.server";
import { answers, type Feature, feature, type Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { DailyJob } from "../../platform/jobs/daily.server";
import type { AccountTables } from "./account-rows.server";
import { accountActions } from "./actions";
import { type AccountSort, accountsContract } from "./contract";
import { givenGrant, grantableTypes, type KnownTypes, knownTypes } from "./given-grant.server";
import { invitationHandlers, openInvitations } from "./invitations/handlers.server";
import { invitationStore } from "./invitations/store.server";
import { refuseWeakPassword } from "./passwords/refuse-weak.server";
import { accountsProblems } from "./problems.server";
import { passkeyHandlers, twoFactorHandlers } from "./second-factor/handlers.server";
import { addCookies, loginCode, passkeySignIn, signIn } from "./sign-in.server";
import { FIRST_PASSWORD_LIVES, generatePassword, staffAccounts } from "./staff-accounts.server";
import type { PublishingRule, workContract } from "./work/contract";
import { notifyAddressChange, notifyPasswordChange } from "./work/notices.server";

/** The acts by which a team says how it works together. */
const workHandlers = (known: KnownTypes): Handlers<typeof workContract> => ({
  setPublishingRule: async ({ review, types: given }, { db, staff }) => {
    const types = given ? knownTypes(known, given) : null;
    await setReviewRule(db, review ? (types ?? true) : [], staff.username);
    const action = review ? accountActions.reviewOn : accountActions.reviewOff;
    const became = review ? { types } : {};
    return { ...accountEntry(action, staff.username, became), answer: { message: "success" } };
  },

  setWorkMail: async ({ address, lang }, { deps, staff: { username } }) => {
    const after = address === "" ? undefined : { address, lang };
    await deps.db.transaction().execute(async (tx) => {
      const mail = staffMail(tx);
      const before = await mail.of(username);
      await (after ? mail.keep(username, after) : mail.forget(username));
      await notifyAddressChange(tx, username, { before, after }, deps);
    });
    deps.mail.wake();
    return { message: "success" };
  },
});

type SessionCalls = "sessions" | "endSession";

/** The user's sessions. */
const sessionHandlers: Pick<Handlers<typeof accountsContract>, SessionCalls> = {
  sessions: async (_, { db, deps, request, staff }) => {
    const sessions = await deps.auth.api.listSessions({ headers: request.headers });
    const shown = sessions
      .filter((session) => !isOver(session))
      .map(({ id, createdAt, updatedAt, userAgent, byPasskey }) => ({
        id,
        current: id === staff.sessionId,
        since: createdAt.toISOString(),
        lastSeen: updatedAt.toISOString(),
        userAgent: userAgent ?? "",
        byPasskey: byPasskey === true,
      }));
    const address = (await staffMail(db).of(staff.username))?.address ?? "";
    return {
      sessions: shown.sort((a, b) => b.lastSeen.localeCompare(a.lastSeen)),
      workMail: { address, mailReady: deps.mail.inbox !== undefined },
    };
  },

  endSession: async ({ session_id }, { db, deps, request, staff }) => {
    const { headers } = request;
    if (session_id === undefined) await deps.auth.api.revokeOtherSessions({ headers });
    else {
      const session = (await deps.auth.api.listSessions({ headers })).find(({ id }) => id === session_id);
      if (!session) throw new Problem(404, accountsProblems.unknownSession);
      await deps.auth.api.revokeSession({ body: { token: session.token }, headers });
    }
    await note(db, accountActions.endSessions, staff.username);
    return { message: "success" };
  },
};

const success = { message: "success" as const };

const accountsHandlers = (known: KnownTypes): Handlers<typeof accountsContract> => ({
  ...staffHandlers(known),
  ...sessionHandlers,
  ...invitationHandlers(known),
  ...passkeySignIn,
  ...passkeyHandlers,
  ...twoFactorHandlers,
  ...workHandlers(known),
  loginCode,

  login: async ({ username, password }, call) => ({ message: await signIn(call, username, password) }),

  logout: async (_, call) => {
    await staffOf(call.deps, call.request.headers); // throws where better-auth would not: without a database
    const signedOut = await call.deps.auth.api.signOut({ headers: call.request.headers, asResponse: true });
    addCookies(call, signedOut.headers);
    return success;
  },

  session: async (_, { deps, request, answerHeaders }) => {
    answerHeaders.set("Cache-Control", "no-store"); // depends on the caller
    const staff = await staffOf(deps, request.headers);
    const rules = staff && (await reviewRulesFor(deps.db, staff));
    return {
      authenticated: staff !== null,
      username: staff?.username ?? null,
      role: staff?.role ?? null,
      ...(staff?.types && { types: staff.types }),
      ...(rules && isReviewedIn(rules.reviewed) && { review: rules.reviewed }),
      ...(rules?.usesApprovals && { approvals: true as const }),
    };
  },

  changePassword: async (body, call) => {
    const { db, deps, request, staff } = call;
    const { username } = staff;
    const { currentPassword, newPassword } = body;
    const { headers } = request;
    await refuseWeakPassword(deps, { password: newPassword, username, path: "newPassword" });
    await byPassword(call, "currentPassword", () =>
      deps.auth.api.verifyPassword({ body: { password: currentPassword }, headers, asResponse: true }),
    );
    await confirmFactor(call, body);
    const changed = await deps.auth.api.changePassword({
      body: { currentPassword, newPassword, revokeOtherSessions: true },
      headers,
      asResponse: true,
    });
    if (!changed.ok) throw new Error("the password could not be changed", { cause: changed });
    await staffAccounts(deps).chosePassword(staff.id);
    await note(db, accountActions.changePassword, username);
    await notifyPasswordChange(db, username, deps);
    deps.mail.wake();
    addCookies(call, changed.headers);
    return success;
  },
});

/** The answers to the calls for accounts, given the types of which an account can be given some. */
const accountsAnswers = (known: KnownTypes) => answers(accountsContract, accountsHandlers(known));

async function publishingRule(db: Database): Promise<PublishingRule> {
  const types = await reviewRule(db);
  return { review: isReviewedIn(types), types: types === true || types.length === 0 ? null : types };
}

type StaffCalls = "staff" | "addStaff" | "changeRole" | "resetStaff" | "removeStaff";

/** The actions of staff on the accounts of others; changing one's own password needs the old one. */
const staffHandlers = (known: KnownTypes): Pick<Handlers<typeof accountsContract>, StaffCalls> => ({
  staff: async ({ sort, ...query }, { deps, staff }) => {
    const accounts = sorted(await staffAccounts(deps).list(), sort);
    const { found, ...counted } = foundPage(accounts, query, ({ username }) => [username]);
    return {
      ...counted,
      ...(await openInvitations(deps)),
      rule: await publishingRule(deps.db),
      accounts: found.map(({ createdAt, ...account }) => ({
        ...account,
        since: new Date(createdAt).toISOString(),
        own: account.username === staff.username,
      })),
    };
  },

  addStaff: async ({ username, newPassword, role, types }, { deps, staff }) => {
    const grant = givenGrant(known, { role, types });
    const made = await firstPassword(deps, username, newPassword);
    const alongside = noteAccount(accountActions.addAccount, username, staff.username, grant);
    if (!(await staffAccounts(deps).add(username, made, { ...grant, alongside }))) {
      throw new Problem(400, "invalid", {
        errors: [{ path: "username", says: accountsProblems.usernameTaken }],
      });
    }
    return said(username, { password: newPassword === undefined ? made : null });
  },

  resetStaff: async ({ username, newPassword }, { deps, staff }) => {
    const accounts = staffAccounts(deps);
    const account = await accounts.find(username);
    if (!account) throw new Problem(404, accountsProblems.unknownAccount);
    if (account.username === staff.username) throw new Problem(400, accountsProblems.ownAccount);
    const made = await firstPassword(deps, username, newPassword);
    const note = noteAccount(accountActions.resetPassword, username, staff.username);
    const alongside = async (tx: Database) => {
      await note(tx);
      await notifyPasswordChange(tx, account.username, deps);
    };
    await accounts.reset(account, made, { alongside });
    deps.mail.wake();
    return said(username, { password: newPassword === undefined ? made : null });
  },

  changeRole: async ({ username, role, types }, { db, deps }) => {
    const given = givenGrant(known, { role, types });
    // A writer keeps the present types unless the request names others.
    const stays = (before: Grant) => (types === undefined && before.role === role ? before : given);
    const result = await staffAccounts({ ...deps, db }).changeGrant(username, stays);
    if (result === "unknown") throw new Problem(404, accountsProblems.unknownAccount);
    if (result === "lastAdministrator") throw new Problem(400, accountsProblems.lastAdministrator);
    return {
      ...accountEntry(accountActions.changeRole, username, result),
      answer: said(username, result),
    };
  },

  removeStaff: async ({ username }, { db, deps, staff }) => {
    if (username.toLowerCase() === staff.username) throw new Problem(400, accountsProblems.ownAccount);
    const { result, links = 0 } = await staffAccounts({ ...deps, db }).remove(username);
    if (result === "unknown") throw new Problem(404, accountsProblems.unknownAccount);
    if (result === "last") throw new Problem(400, accountsProblems.lastAccount);
    if (result === "lastAdministrator") throw new Problem(400, accountsProblems.lastAdministrator);
    return { ...accountEntry(accountActions.removeAccount, username), answer: said(username, { links }) };
  },
});

/** Sorts accounts, which come by name, in the requested order; equal times stay by name. */
function sorted<Account extends { createdAt: Date }>(
  byName: readonly Account[],
  sort: AccountSort,
): Account[] {
  const { column, way } = orderOf(sort);
  if (column === "name") return way === "asc" ? [...byName] : byName.toReversed();
  const sign = way === "asc" ? 1 : -1;
  // SQLite has text in place of a date.
  const since = ({ createdAt }: Account) => new Date(createdAt).getTime();
  return byName.toSorted((one, two) => sign * (since(one) - since(two)));
}

/** The password that a colleague typed, unless it is weak, else one that is made. */
async function firstPassword(deps: Deps, username: string, typed: string | undefined): Promise<string> {
  if (typed === undefined) return generatePassword();
  await refuseWeakPassword(deps, { password: typed, username, path: "newPassword" });
  return typed;
}

const said = <Extra>(given: string, extra: Extra) => ({
  message: "success" as const,
  username: given.toLowerCase(),
  ...extra,
});

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
