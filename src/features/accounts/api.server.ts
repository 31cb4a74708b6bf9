import { answers, type Handlers } from "../../core/api/handlers.server";
import { staffOf } from "../../core/auth/auth.server";
import { confirmFactor } from "../../core/auth/confirm-factor.server";
import { byPassword } from "../../core/auth/confirm-password.server";
import { note } from "../../core/auth/journal.server";
import { accountActions } from "./actions";
import { addCookies } from "./answer-cookies.server";
import { accountsContract } from "./contract";
import { refuseWeakPassword } from "./passwords/refuse-weak.server";
import { loginCode } from "./second-factor/code-sign-in.server";
import { passkeyHandlers } from "./second-factor/passkey-handlers.server";
import { passkeySignIn } from "./second-factor/passkey-sign-in.server";
import { twoFactorHandlers } from "./second-factor/two-factor-handlers.server";
import { sessionHandlers } from "./session-handlers.server";
import { signIn } from "./sign-in.server";
import { staffAccounts } from "./staff-accounts.server";
import { staffHandlers } from "./staff-handlers.server";

const success = { message: "success" as const };

const accountsHandlers: Handlers<typeof accountsContract> = {
  ...staffHandlers,
  ...sessionHandlers,
  ...passkeySignIn,
  ...passkeyHandlers,
  ...twoFactorHandlers,
  loginCode,

  login: async ({ username, password }, call) => ({ message: await signIn(call, username, password) }),

  logout: async (_, call) => {
    await staffOf(call.deps, call.request.headers); // throws where better-auth would not: without a database
    const signedOut = await call.deps.auth.api.signOut({ headers: call.request.headers, asResponse: true });
    addCookies(call, signedOut.headers);
    return success;
  },

  session: async (_, { deps, request, answerHeaders }) => {
    answerHeaders.set("Cache-Control", "no-store"); // who asks decides what it says
    const staff = await staffOf(deps, request.headers);
    return { authenticated: staff !== null, username: staff?.username ?? null };
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
    addCookies(call, changed.headers);
    return success;
  },
};

export const accountsAnswers = answers(accountsContract, accountsHandlers);
