import type { Call } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { proofActions } from "../../core/auth/actions";
import { knownDevice } from "../../core/auth/device-cookie.server";
import { note, noteFailure } from "../../core/auth/journal.server";
import { keysOfLogin, loginThrottle } from "../../core/auth/throttle.server";
import type { Database } from "../../core/db/database.server";
import { accountActions } from "./actions";
import { addCookies } from "./answer-cookies.server";
import { endFormerSession, loggedIn } from "./logged-in.server";
import { keptPassword } from "./passwords/kept-password.server";
import { accountsProblems } from "./problems.server";
import { staffAccounts } from "./staff-accounts.server";

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
  const { db, deps, address, request } = call;
  const name = typeof username === "string" ? username.trim() : "";
  const throttle = loginThrottle(db);
  const device = await knownDevice(deps, request.headers, name.toLowerCase());
  const keys = keysOfLogin(name.toLowerCase(), address, device);
  const { held } = await throttle.spend(keys);
  const account = await staffAccounts(deps).find(name);
  const signedIn = await attempt(call, { account, name, password });
  if (!signedIn?.ok) {
    if (signedIn) await noteRefusal(db, account?.username ?? "", held);
    throw new Problem(400, accountsProblems.wrongCredentials);
  }
  await throttle.succeeded(keys);
  if (account && typeof password === "string") await keptPassword(db, account.id).renew(password);
  addCookies(call, signedIn.headers);
  const answer: { twoFactorRedirect?: boolean } = await signedIn.json();
  if (answer.twoFactorRedirect) {
    await endFormerSession(call); // of which the browser has no cookie any more
    return "codeNeeded";
  }
  await loggedIn(call, name.toLowerCase());
  await note(db, accountActions.signIn, name.toLowerCase());
  return "success";
}

interface Attempt {
  account: { id: string; firstPasswordUntil: string | null } | undefined;
  name: string;
  password: unknown;
}

/** What better-auth says; undefined without asking, where something is missing or a first password is over. */
async function attempt(
  { db, deps, request }: Call,
  { account, name, password }: Attempt,
): Promise<Response | undefined> {
  if (name === "" || typeof password !== "string" || password === "") return undefined;
  const until = account?.firstPasswordUntil;
  if (account && until && Date.parse(until) <= Date.now()) {
    if (!(await keptPassword(db, account.id).isRight(password))) return new Response(null, { status: 401 });
    throw new Problem(400, accountsProblems.firstPasswordOver); // said to nobody else
  }
  const answer = await deps.auth.api.signInUsername({
    body: { username: name, password },
    headers: request.headers,
    asResponse: true,
  });
  if (answer.status >= 500) throw new Error("sign-in failed", { cause: answer });
  return answer;
}

/** A name that no account has is not noted: it may be a password in the wrong field. */
async function noteRefusal(db: Database, username: string, held: boolean): Promise<void> {
  await noteFailure(db, accountActions.failedSignIn, username);
  if (held) await noteFailure(db, proofActions.heldSignIn, username);
}
