import type { Call } from "../../core/api/handlers.server";
import { staffOf } from "../../core/auth/auth.server";
import { deviceCookie } from "../../core/auth/device-cookie.server";
import { staffAccounts } from "./staff-accounts.server";

/** What follows every login that is whole: the session before it ends, and the browser is known from now on. */
export async function loggedIn(call: Call, username: string): Promise<void> {
  await endFormerSession(call);
  const mark = await deviceCookie(call.deps, call.request.headers, username);
  call.answerHeaders.append("Set-Cookie", mark);
}

/** Ends the session that the browser had until now: whoever else has its token would have kept it. */
export async function endFormerSession({ deps, request }: Call): Promise<void> {
  const before = await staffOf(deps, request.headers);
  if (before) await staffAccounts(deps).endSessions([before.sessionId]);
}
