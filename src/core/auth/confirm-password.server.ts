import type { StaffCall } from "../api/handlers.server";
import { Problem } from "../api/problem";
import { proofActions } from "./actions";
import { noteFailure } from "./journal.server";
import { loginThrottle } from "./throttle.server";

/**
 * Makes an attempt that takes the password of whoever is signed in: a stolen session must not be able to
 * guess it.
 * @param path of the password in the request
 * @throws {Problem} 400 when it is wrong, 429 with `Retry-After` when guessed at.
 */
export async function byPassword(
  { db, staff }: Pick<StaffCall, "db" | "staff">,
  path: string,
  attempt: () => Promise<Response>,
): Promise<Response> {
  const key = { kind: "confirm", name: staff.sessionId, account: staff.username } as const;
  const throttle = loginThrottle(db);
  const { held } = await throttle.spend([key]);
  const answer = await attempt();
  if (answer.status >= 500) throw new Error("the password could not be checked", { cause: answer });
  if (!answer.ok) {
    if (held) await noteFailure(db, proofActions.heldSignIn, staff.username);
    throw new Problem(400, "invalid", { errors: [{ path, says: "wrongPassword" }] });
  }
  await throttle.succeeded([key]);
  return answer;
}

/**
 * Asks once more for the password of whoever is signed in, before something that a stolen session must not do.
 * Not within a transaction: a hash takes long on purpose.
 * @throws as {@link byPassword}, at the path `password`.
 */
export async function confirmPassword(
  call: Pick<StaffCall, "db" | "deps" | "request" | "staff">,
  password: string,
): Promise<void> {
  const { deps, request } = call;
  await byPassword(call, "password", () =>
    deps.auth.api.verifyPassword({ body: { password }, headers: request.headers, asResponse: true }),
  );
}
