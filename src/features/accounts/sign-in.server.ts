import type { Call } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { addCookies } from "./answer-cookies.server";
import { note } from "./note.server";
import { staffAccounts } from "./staff-accounts.server";
import { loginThrottle, type ThrottleKey } from "./throttle.server";

/**
 * Checks the credentials and sets the session's cookie, or that of a login which waits for its code.
 * @returns whether there is a session now.
 * @throws {Problem} 400 in the same words for missing and wrong ones, 429 with `Retry-After` when guessed at.
 */
export async function signIn(
  call: Call,
  username: unknown,
  password: unknown,
): Promise<"success" | "codeNeeded"> {
  const { db, address } = call;
  const name = typeof username === "string" ? username.trim() : "";
  const throttle = loginThrottle(db);
  const keys: ThrottleKey[] = [
    { kind: "account", name: name.toLowerCase() },
    { kind: "address", name: address },
  ];
  const wait = await throttle.wait(keys, new Date());
  if (wait > 0) throw new Problem(429, "tooManyLogins", { headers: { "Retry-After": String(wait) } });
  const signedIn = await attempt(call, name, password);
  if (!signedIn?.ok) {
    const held = await throttle.failed(keys, new Date());
    if (signedIn) await noteFailure(call.deps, name, held);
    throw new Problem(400, "wrongCredentials");
  }
  await throttle.succeeded(keys);
  addCookies(call, signedIn.headers);
  const answer: { twoFactorRedirect?: boolean } = await signedIn.json();
  if (answer.twoFactorRedirect) return "codeNeeded";
  await note(db, "signIn", name.toLowerCase());
  return "success";
}

/** What better-auth says; undefined without asking, where something is missing. */
async function attempt(
  { deps, request }: Call,
  username: string,
  password: unknown,
): Promise<Response | undefined> {
  if (username === "" || typeof password !== "string" || password === "") return undefined;
  const answer = await deps.auth.api.signInUsername({
    body: { username, password },
    headers: request.headers,
    asResponse: true,
  });
  if (answer.status >= 500) throw new Error("sign-in failed", { cause: answer });
  return answer;
}

/** A name that no account has is not noted: it may be a password in the wrong field. */
async function noteFailure(deps: Call["deps"], name: string, held: boolean): Promise<void> {
  const account = await staffAccounts(deps).find(name);
  await note(deps.db, "failedSignIn", account?.username ?? "");
  if (held) await note(deps.db, "heldSignIn", account?.username ?? "");
}
