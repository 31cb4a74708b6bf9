import type { Call } from "../http/handlers.server";
import { Problem } from "../http/problem";
import { proofActions } from "./actions";
import { knownDevice } from "./device-cookie.server";
import { noteFailure } from "./journal.server";
import { authProblems } from "./problems.server";
import { hashTypedCode, storedRecoveryCodes } from "./recovery-codes.server";
import { loginThrottle, type ThrottleKey } from "./throttle.server";

/** Milliseconds after which no clock that is a little wrong makes a code of the app valid any more. */
const CODE_LIVES = 2 * 60 * 1000;

type CodeCall = Pick<Call, "db" | "deps" | "request">;

interface Attempt {
  account: { id: string; username: string };
  /** As it was typed. */
  code: string;
  /** Id of the session; none while somebody logs in. */
  session?: string;
}

/** Makes a used code of the app valid again, as the action that it was for failed. */
export async function giveCodeBack(call: Pick<Call, "deps">, userId: string, code: string): Promise<void> {
  const { internalAdapter } = await call.deps.auth.$context;
  if (isAppCode(code)) await internalAdapter.deleteVerificationByIdentifier(nameOf(userId, code));
}

/** Whether the text is a code of an authenticator app, and not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(plain(code));

/**
 * Lets better-auth check a code, each of which is valid once, and returns its answer.
 * @throws {Problem} 400 at `code` when it is wrong, 401 when the login has expired, 429 with `Retry-After`
 * when guessed at.
 */
export async function verifyCode(call: CodeCall, attempt: Attempt): Promise<Response> {
  const { db } = call;
  const { username } = attempt.account;
  const key = await keyOf(call, attempt);
  const throttle = loginThrottle(db);
  const { isLimited } = await throttle.spend([key]);
  const answer = await ask(call, attempt);
  if (answer?.ok) {
    const { user }: { user: { id: string } } = await answer.clone().json();
    if (user.id !== attempt.account.id) throw new Error("the code was checked for another account");
    await throttle.succeeded([key]);
    return answer;
  }
  if (answer && answer.status >= 500) throw new Error("the code could not be checked", { cause: answer });
  await noteFailure(db, proofActions.failedCode, username);
  if (isLimited) await noteFailure(db, proofActions.heldSignIn, username);
  const refusal: { code?: string } = (await answer?.json()) ?? {};
  if (/TOO_MANY_ATTEMPTS|TWO_FACTOR_COOKIE/.test(refusal.code ?? ""))
    throw new Problem(401, authProblems.signInExpired);
  const wrong = isAppCode(attempt.code) ? authProblems.wrongAppCode : authProblems.wrongCode;
  throw new Problem(400, "invalid", { errors: [{ path: "code", says: wrong }] });
}

/** A session is counted by itself, and so is a known device: others cannot make its owner wait. */
async function keyOf({ deps, request }: CodeCall, { account, session }: Attempt): Promise<ThrottleKey> {
  const { username } = account;
  if (session !== undefined) return { kind: "confirmCode", name: session, account: username };
  const device = await knownDevice(deps, request.headers, username);
  if (device !== undefined) return { kind: "deviceCode", name: `${username} ${device}`, account: username };
  return { kind: "code", name: username, account: username };
}

/** better-auth's answer; undefined, without asking, for a code of the app that was used before. */
async function ask(call: CodeCall, { account, code, session }: Attempt): Promise<Response | undefined> {
  const { api } = call.deps.auth;
  const signedIn = session !== undefined;
  const headers = signedIn ? call.request.headers : ofPendingLogin(call.request.headers);
  if (!isAppCode(code)) {
    const stored = await storedRecoveryCodes(call.db).of(account.id);
    const body = { code: await hashTypedCode(stored, code), disableSession: signedIn };
    return api.verifyBackupCode({ body, headers, asResponse: true });
  }
  // better-auth would accept it again for as long as it is shown, also from somebody who saw it.
  if (!(await isNew(call, nameOf(account.id, code)))) return undefined;
  return api.verifyTOTP({ body: { code: plain(code) }, headers, asResponse: true });
}

/** Without the cookie of a session, whose account better-auth would take for the one that logs in. */
function ofPendingLogin(from: Headers): Headers {
  const headers = new Headers(from);
  const cookies = (from.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  headers.set("cookie", cookies.filter((cookie) => /^[\w-]+\.two_factor=/.test(cookie)).join("; "));
  return headers;
}

/** The key under which a used code is stored. */
const nameOf = (userId: string, code: string) => `used-code-${userId}-${plain(code)}`;

async function isNew({ deps }: CodeCall, identifier: string): Promise<boolean> {
  const { internalAdapter } = await deps.auth.$context;
  const expiresAt = new Date(Date.now() + CODE_LIVES);
  return internalAdapter.reserveVerificationValue({ identifier, value: "used", expiresAt });
}

const plain = (code: string) => code.replaceAll(/[\s-]/g, "");
