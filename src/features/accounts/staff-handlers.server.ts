import type { Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import type { Action } from "../../core/journal/journal.server";
import type { accountsContract } from "./contract";
import { generatePassword, staffAccounts } from "./staff-accounts.server";

type StaffCalls = "staff" | "addStaff" | "resetStaff" | "removeStaff";

/** What staff do with the accounts of others; one's own password is changed by whoever knows the old one. */
export const staffHandlers: Pick<Handlers<typeof accountsContract>, StaffCalls> = {
  staff: async (_, { deps, staff }) => {
    const accounts = await staffAccounts(deps).list();
    return {
      accounts: accounts.map(({ username, createdAt }) => ({
        username,
        since: new Date(createdAt).toISOString(),
        own: username === staff.username,
      })),
    };
  },

  addStaff: async ({ username, password }, { db, deps }) => {
    const made = password ?? generatePassword();
    if (!(await staffAccounts({ ...deps, db }).add(username, made))) {
      throw new Problem(400, "invalid", { errors: [{ path: "username", key: "usernameTaken" }] });
    }
    return changed("addAccount", username, { password: password === undefined ? made : null });
  },

  resetStaff: async ({ username, password }, { db, deps, staff }) => {
    const accounts = staffAccounts({ ...deps, db });
    const account = await accounts.find(username);
    if (!account) throw new Problem(404, "unknownAccount");
    if (account.username === staff.username) throw new Problem(400, "ownAccount");
    const made = password ?? generatePassword();
    await accounts.reset(account.id, made);
    return changed("resetPassword", username, { password: password === undefined ? made : null });
  },

  removeStaff: async ({ username }, { db, deps, staff }) => {
    if (username.toLowerCase() === staff.username) throw new Problem(400, "ownAccount");
    const result = await staffAccounts({ ...deps, db }).remove(username);
    if (result === "unknown") throw new Problem(404, "unknownAccount");
    if (result === "last") throw new Problem(400, "lastAccount");
    return changed("removeAccount", username, {});
  },
};

/** The journal keeps the name; a password that was made is in the answer and nowhere else. */
function changed<Extra>(action: Action, given: string, extra: Extra) {
  const username = given.toLowerCase();
  const answer = { message: "success" as const, username, ...extra };
  return { entityId: username, action, snapshot: { _id: username }, answer };
}
