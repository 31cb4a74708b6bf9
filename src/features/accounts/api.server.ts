import { reviewRulesFor } from "../../content/review/reviews.server";
import { isOver, staffOf } from "../../platform/auth/auth.server";
import { byPassword, confirmFactor } from "../../platform/auth/confirm-identity.server";
import { accountEntry, note } from "../../platform/auth/journal.server";
import { isReviewedIn } from "../../platform/auth/roles";
import { staffMail } from "../../platform/auth/staff-mail.server";
import { setReviewRule } from "../../platform/auth/staff-rules.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { Problem } from "../../platform/http/problem";
import { accountActions } from "./actions";
import { accountsContract } from "./contract";
import { type KnownTypes, knownTypes } from "./given-grant.server";
import { invitationHandlers } from "./invitations/handlers.server";
import { refuseWeakPassword } from "./passwords/refuse-weak.server";
import { accountsProblems } from "./problems.server";
import { passkeyHandlers } from "./second-factor/passkey-handlers.server";
import { twoFactorHandlers } from "./second-factor/two-factor-handlers.server";
import { addCookies, loginCode, passkeySignIn, signIn } from "./sign-in.server";
import { staffAccounts } from "./staff-accounts.server";
import { staffHandlers } from "./staff-handlers.server";
import type { workContract } from "./work/contract";
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
export const accountsAnswers = (known: KnownTypes) => answers(accountsContract, accountsHandlers(known));
