import type { Call } from "../../../core/api/handlers.server";
import { Problem } from "../../../core/api/problem";
import { note } from "../../../core/auth/journal.server";
import { isAppCode, verifyCode } from "../../../core/auth/verify-code.server";
import { accountActions } from "../actions";
import { addCookies } from "../answer-cookies.server";
import { loggedIn } from "../logged-in.server";
import { staffAccounts } from "../staff-accounts.server";

/**
 * The step after the password: checks the code and sets the session's cookie.
 * @throws {Problem} 401 when no login waits for a code; else as `verifyCode`.
 */
export async function loginCode({ code }: { code: string }, call: Call): Promise<{ message: "success" }> {
  const { db, deps, request } = call;
  const id = await deps.auth.api.pendingAccount({ headers: request.headers });
  const account = id === null ? undefined : await staffAccounts(deps).byId(id);
  if (!account) throw new Problem(401, "signInExpired");
  const answer = await verifyCode(call, { account, code });
  addCookies(call, answer.headers);
  await loggedIn(call, account.username);
  await note(db, accountActions[isAppCode(code) ? "signIn" : "signInByRecoveryCode"], account.username);
  return { message: "success" };
}
