import type { Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { isOver } from "../../core/auth/auth.server";
import { note } from "../../core/auth/journal.server";
import { accountActions } from "./actions";
import type { accountsContract } from "./contract";
import { accountsProblems } from "./problems.server";

const success = { message: "success" as const };

type SessionCalls = "sessions" | "endSession" | "endOtherSessions";

/** Where one is logged in. */
export const sessionHandlers: Pick<Handlers<typeof accountsContract>, SessionCalls> = {
  sessions: async (_, { deps, request, staff }) => {
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
    return { sessions: shown.sort((a, b) => b.lastSeen.localeCompare(a.lastSeen)) };
  },

  endSession: async ({ session_id }, { db, deps, request, staff }) => {
    const sessions = await deps.auth.api.listSessions({ headers: request.headers });
    const session = sessions.find(({ id }) => id === session_id);
    if (!session) throw new Problem(404, accountsProblems.unknownSession);
    await deps.auth.api.revokeSession({ body: { token: session.token }, headers: request.headers });
    await note(db, accountActions.endSessions, staff.username);
    return success;
  },

  endOtherSessions: async (_, { db, deps, request, staff }) => {
    await deps.auth.api.revokeOtherSessions({ headers: request.headers });
    await note(db, accountActions.endSessions, staff.username);
    return success;
  },
};
