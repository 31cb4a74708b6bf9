import { accountEntry, noteAccount } from "../../platform/auth/journal.server";
import { type Grant, isReviewedIn } from "../../platform/auth/roles";
import { reviewRule } from "../../platform/auth/staff-rules.server";
import type { Database } from "../../platform/db/database.server";
import { foundPage } from "../../platform/db/paging.server";
import { orderOf } from "../../platform/db/sorted-rows.server";
import type { Deps } from "../../platform/deps.server";
import type { Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { accountActions } from "./actions";
import type { AccountSort, accountsContract } from "./contract";
import { givenGrant, type KnownTypes } from "./given-grant.server";
import { openInvitations } from "./invitations/handlers.server";
import { refuseWeakPassword } from "./passwords/refuse-weak.server";
import { accountsProblems } from "./problems.server";
import { generatePassword, staffAccounts } from "./staff-accounts.server";
import type { PublishingRule } from "./work/contract";
import { notifyPasswordChange } from "./work/notices.server";

async function publishingRule(db: Database): Promise<PublishingRule> {
  const types = await reviewRule(db);
  return { review: isReviewedIn(types), types: types === true || types.length === 0 ? null : types };
}

type StaffCalls = "staff" | "addStaff" | "changeRole" | "resetStaff" | "removeStaff";

/** The actions of staff on the accounts of others; changing one's own password needs the old one. */
export const staffHandlers = (known: KnownTypes): Pick<Handlers<typeof accountsContract>, StaffCalls> => ({
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
