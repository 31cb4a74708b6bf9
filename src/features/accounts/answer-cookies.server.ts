import type { Call } from "../../core/api/handlers.server";

/** Hands the cookies that better-auth sets on to the browser. */
export function addCookies({ answerHeaders }: Call, from: Headers): void {
  for (const cookie of from.getSetCookie()) answerHeaders.append("Set-Cookie", cookie);
}
