import { currentSiteRevision } from "../db/site-revision.server";
import type { StaffCall } from "../http/handlers.server";
import { Problem } from "../http/problem";
import type { OwnProblem } from "../locale/words/problems";
import { proofActions } from "./actions";
import { lacksSecondFactor } from "./auth.server";
import { noteFailure } from "./journal.server";
import { authProblems } from "./problems.server";
import type { Proof, ShownFactor } from "./proof-contract";
import { loginThrottle } from "./throttle.server";
import { giveCodeBack, verifyCode } from "./verify-code.server";

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
