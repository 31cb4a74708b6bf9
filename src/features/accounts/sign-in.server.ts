import { proofActions } from "../../platform/auth/actions";
import { staffOf } from "../../platform/auth/auth.server";
import { isAppCode, verifyCode } from "../../platform/auth/confirm-identity.server";
import { deviceCookie, knownDevice } from "../../platform/auth/device-cookie.server";
import { digestOf, isCurrent, isPassword } from "../../platform/auth/digest.server";
import { note, noteFailure } from "../../platform/auth/journal.server";
import { authProblems } from "../../platform/auth/problems.server";
import { keysOfLogin, loginThrottle } from "../../platform/auth/throttle.server";
import type { Database } from "../../platform/db/database.server";
import { currentSiteRevision } from "../../platform/db/site-revision.server";
import type { Call, Handlers } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import { clientNetwork } from "../../platform/network/client-address.server";
import type { AccountTables } from "./account-rows.server";
import { accountActions } from "./actions";
import { accountsProblems } from "./problems.server";
import type { secondFactorContract } from "./second-factor/contract";
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
  const { isLimited } = await throttle.spend(keys);
  const account = await staffAccounts(deps).find(name);
  const signedIn = await attempt(call, { account, name, password });
  if (!signedIn?.ok) {
    if (signedIn) await recordRefusal(db, account?.username ?? "", isLimited);
    throw new Problem(400, accountsProblems.wrongCredentials);
  }
  await throttle.succeeded(keys);
  if (account && typeof password === "string") await storedPassword(db, account.id).renew(password);
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

/** The answer of better-auth; undefined without asking, where something is missing or a first password is over. */
async function attempt(
  { db, deps, request }: Call,
  { account, name, password }: Attempt,
): Promise<Response | undefined> {
  if (name === "" || typeof password !== "string" || password === "") return undefined;
  const until = account?.firstPasswordUntil;
  if (account && until && Date.parse(until) <= Date.now()) {
    if (!(await storedPassword(db, account.id).isRight(password))) return new Response(null, { status: 401 });
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

/** Records a failed sign-in; unknown usernames are left out, as they may be passwords in the wrong field. */
async function recordRefusal(db: Database, username: string, isLimited: boolean): Promise<void> {
  await noteFailure(db, accountActions.failedSignIn, username);
  if (isLimited) await noteFailure(db, proofActions.heldSignIn, username);
}

/** Hands the cookies that better-auth sets on to the browser. */
export function addCookies({ answerHeaders }: Call, from: Headers): void {
  for (const cookie of from.getSetCookie()) answerHeaders.append("Set-Cookie", cookie);
}

/** Ends every login that is whole: the session before it ends, and the browser is known from now on. */
async function loggedIn(call: Call, username: string): Promise<void> {
  await endFormerSession(call);
  const mark = await deviceCookie(call.deps, call.request.headers, username);
  call.answerHeaders.append("Set-Cookie", mark);
}

/** Ends the session that the browser had until now: anybody else with its token could go on using it. */
async function endFormerSession({ deps, request }: Call): Promise<void> {
  const before = await staffOf(deps, request.headers);
  if (before) await staffAccounts(deps).endSessions([before.sessionId]);
}

/**
 * The step after the password: checks the code and sets the session's cookie.
 * @throws {Problem} 401 when no login waits for a code; else as `verifyCode`.
 */
export async function loginCode({ code }: { code: string }, call: Call): Promise<{ message: "success" }> {
  const { db, deps, request } = call;
  const id = await deps.auth.api.pendingAccount({ headers: request.headers });
  const account = id === null ? undefined : await staffAccounts(deps).byId(id);
  if (!account) throw new Problem(401, authProblems.signInExpired);
  const answer = await verifyCode(call, { account, code });
  addCookies(call, answer.headers);
  await loggedIn(call, account.username);
  await note(db, accountActions[isAppCode(code) ? "signIn" : "signInByRecoveryCode"], account.username);
  return { message: "success" };
}

type SignInCalls = "passkeyLoginOptions" | "passkeyLogin";

/** Logging in by passkey, without a name or a password. */
export const passkeySignIn: Pick<Handlers<typeof secondFactorContract>, SignInCalls> = {
  passkeyLoginOptions: async (_, call) => {
    const { deps, db, request } = call;
    // Each stores a challenge for some minutes; limited so that nobody fills the database with them.
    await loginThrottle(db).spend([keyOf(call)]);
    const { headers } = request;
    const made = await deps.auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
    addCookies(call, made.headers);
    const options: object = await made.json();
    return { options: { ...options, userVerification: "required" } };
  },

  passkeyLogin: async ({ credential }, call) => {
    const { db, deps, request } = call;
    const answer = await deps.auth.api.verifyPasskeyAuthentication({
      body: { response: credential },
      headers: request.headers,
      asResponse: true,
    });
    if (!answer.ok) {
      await currentSiteRevision(db); // throws where the database was what failed
      const { code }: { code?: string } = await answer.json();
      // What answers no question of ours could be sent without end.
      if (code !== "CHALLENGE_NOT_FOUND") await noteFailure(db, proofActions.failedPasskey, "");
      throw new Problem(
        400,
        code === "PASSKEY_NOT_FOUND" ? accountsProblems.passkeyUnknown : authProblems.passkeyRefused,
      );
    }
    const { user }: { user: { username: string } } = await answer.json();
    await loginThrottle(db).succeeded([keyOf(call)]);
    addCookies(call, answer.headers);
    await loggedIn(call, user.username);
    await note(db, accountActions.signInByPasskey, user.username);
    return { message: "success" };
  },
};

const keyOf = ({ address }: Call) => ({ kind: "passkey", name: clientNetwork(address) }) as const;

/** The digest of one account's password, in the form that better-auth expects. */
function storedPassword(database: Database, userId: string) {
  const db = database.$extendTables<AccountTables>();
  const digest = async () => {
    const credential = db.selectFrom("staff_credential").select("password").where("userId", "=", userId);
    return (await credential.where("providerId", "=", "credential").executeTakeFirst())?.password ?? "";
  };
  return {
    isRight: async (password: string) => isPassword({ hash: await digest(), password }),

    /** Digests a password, which was right, once more where its digest is of an earlier form or cost. */
    renew: async (password: string): Promise<void> => {
      const before = await digest();
      if (isCurrent(before)) return;
      await db
        .updateTable("staff_credential")
        .set({ password: await digestOf(password) })
        .where("userId", "=", userId)
        .where("password", "=", before) // unless it was changed in the meantime
        .execute();
    },
  };
}
