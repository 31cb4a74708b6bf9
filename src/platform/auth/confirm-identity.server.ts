import { currentSiteRevision } from "../db/site-revision.server";
import type { Call, StaffCall } from "../feature.server";
import { Problem } from "../http/problem";
import type { OwnProblem } from "../locale/words/problems";
import { proofActions } from "./actions";
import { lacksSecondFactor } from "./auth.server";
import { knownDevice } from "./device-cookie.server";
import { noteFailure } from "./journal.server";
import { authProblems } from "./problems.server";
import type { Proof, ShownFactor } from "./proof-contract";
import { hashTypedCode, storedRecoveryCodes } from "./recovery-codes.server";
import { loginThrottle, type ThrottleKey } from "./throttle.server";

/**
 * Asks the signed-in user again for the password and, with `factor`, for the second factor if the account has
 * one. Not within a transaction: hashing is slow on purpose.
 * @throws as {@link confirmPassword} and {@link confirmFactor}.
 */
export async function confirmIdentity(
  call: Confirming,
  proof: Proof,
  { factor = false }: { factor?: boolean | undefined },
): Promise<GiveBack> {
  await confirmPassword(call, proof.password);
  return factor ? confirmFactor(call, proof) : async () => {};
}

type Confirming = Pick<StaffCall, "db" | "deps" | "request" | "staff">;

/** Makes a used code valid again, where the action that it was for failed. */
type GiveBack = () => Promise<void>;

type FactorTables = {
  staff_passkey: { id: string; userId: string };
  staff_session: { id: string };
};

/**
 * Asks the signed-in user again for the second factor, if the account has one: a stolen session and password
 * are not enough to add another login or to delete everything.
 * @throws {Problem} 400 at `code` or `passkey` when it is missing or wrong, 403 where the session was opened
 * without the passkey that the site requires, 429 with `Retry-After` when codes are guessed.
 */
export async function confirmFactor(call: Confirming, shown: ShownFactor): Promise<GiveBack> {
  const { deps, staff } = call;
  const { code, passkey } = shown;
  const hasPasskey = await hasPasskeys(call);
  if (!staff.twoFactor && !hasPasskey) return async () => {};
  if (lacksSecondFactor(staff, deps)) throw new Problem(403, authProblems.passkeyNeeded);
  if (passkey && hasPasskey) {
    await verifyPasskey(call, passkey);
    return async () => {};
  }
  if (!staff.twoFactor) throw refusal("passkey", authProblems.passkeyToConfirm);
  if (code === undefined) throw refusal("code", authProblems.codeToConfirm);
  await verifyCode(call, { account: staff, code, session: staff.sessionId });
  return () => giveCodeBack(call, staff.id, code);
}

const refusal = (path: string, says: OwnProblem) => new Problem(400, "invalid", { errors: [{ path, says }] });

async function hasPasskeys({ deps, staff }: Confirming): Promise<boolean> {
  const db = deps.db.$extendTables<FactorTables>();
  const found = db.selectFrom("staff_passkey").select("id").where("userId", "=", staff.id);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/**
 * better-auth verifies a passkey only by opening a session, which is closed at once; its token is given to no
 * one.
 */
async function verifyPasskey(
  { db, deps, request, staff }: Confirming,
  passkey: NonNullable<ShownFactor["passkey"]>,
): Promise<void> {
  const answer = await deps.auth.api.verifyPasskeyAuthentication({
    body: { response: passkey },
    headers: request.headers,
    asResponse: true,
  });
  if (answer.ok) {
    const opened: { session: { id: string }; user: { id: string } } = await answer.json();
    const tables = deps.db.$extendTables<FactorTables>();
    await tables.deleteFrom("staff_session").where("id", "=", opened.session.id).execute();
    if (opened.user.id === staff.id) return;
  } else await currentSiteRevision(db); // throws where the database was what failed
  await noteFailure(db, proofActions.failedPasskey, "");
  throw new Problem(400, authProblems.passkeyRefused);
}

/**
 * Makes an attempt with the password of the signed-in user, limited so that a stolen session cannot guess it.
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
  const { isLimited } = await throttle.spend([key]);
  const answer = await attempt();
  if (answer.status >= 500) throw new Error("the password could not be checked", { cause: answer });
  if (!answer.ok) {
    if (isLimited) await noteFailure(db, proofActions.heldSignIn, staff.username);
    throw new Problem(400, "invalid", { errors: [{ path, says: authProblems.wrongPassword }] });
  }
  await throttle.succeeded([key]);
  return answer;
}

/**
 * Asks the signed-in user for the password again, before something that a stolen session must not do. Not
 * within a transaction: hashing is slow on purpose.
 * @throws as {@link byPassword}, at the path `password`.
 */
async function confirmPassword(
  call: Pick<StaffCall, "db" | "deps" | "request" | "staff">,
  password: string,
): Promise<void> {
  const { deps, request } = call;
  await byPassword(call, "password", () =>
    deps.auth.api.verifyPassword({ body: { password }, headers: request.headers, asResponse: true }),
  );
}

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
async function giveCodeBack(call: Pick<Call, "deps">, userId: string, code: string): Promise<void> {
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
