import { type Call, feature, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { staffOf } from "../../core/auth/auth.server";
import { record } from "../../core/journal/journal.server";
import { accountsContract } from "./contract";
import { signIn } from "./sign-in.server";
import { staffHandlers } from "./staff-handlers.server";

const success = { message: "success" as const };

const accountsHandlers: Handlers<typeof accountsContract> = {
  ...staffHandlers,

  login: async ({ username, password }, call) => {
    addCookies(call, await signIn(call, username, password));
    return success;
  },

  logout: async (_, call) => {
    await staffOf(call.deps, call.request.headers); // throws where better-auth would not: without a database
    const signedOut = await call.deps.auth.api.signOut({ headers: call.request.headers, asResponse: true });
    addCookies(call, signedOut.headers);
    return success;
  },

  session: async (_, { deps, request }) => {
    const staff = await staffOf(deps, request.headers);
    return { authenticated: staff !== null, username: staff?.username ?? null };
  },

  changePassword: async (body, call) => {
    const changed = await call.deps.auth.api.changePassword({
      body: { ...body, revokeOtherSessions: true },
      headers: call.request.headers,
      asResponse: true,
    });
    if (!changed.ok) {
      throw new Problem(400, "invalid", { errors: [{ path: "currentPassword", key: "wrongPassword" }] });
    }
    const { username } = call.staff;
    const snapshot = { _id: username };
    await record(call.db, "accounts", username, { entityId: username, action: "changePassword", snapshot });
    addCookies(call, changed.headers);
    return success;
  },

  sessions: async (_, { deps, request, staff }) => {
    const sessions = await deps.auth.api.listSessions({ headers: request.headers });
    const shown = sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      current: id === staff.sessionId,
      since: createdAt.toISOString(),
      lastSeen: updatedAt.toISOString(),
      userAgent: userAgent ?? "",
    }));
    return { sessions: shown.sort((a, b) => b.lastSeen.localeCompare(a.lastSeen)) };
  },

  endSession: async ({ session_id }, { deps, request }) => {
    const sessions = await deps.auth.api.listSessions({ headers: request.headers });
    const session = sessions.find(({ id }) => id === session_id);
    if (!session) throw new Problem(404, "unknownSession");
    await deps.auth.api.revokeSession({ body: { token: session.token }, headers: request.headers });
    return success;
  },
};

export const accountsFeature = feature("accounts", accountsContract, accountsHandlers);

function addCookies({ answerHeaders }: Call, from: Headers): void {
  for (const cookie of from.getSetCookie()) answerHeaders.append("Set-Cookie", cookie);
}
