import type { StaffCall } from "../api/handlers.server";
import { Problem } from "../api/problem";
import { currentRevision } from "../db/revision.server";
import { proofActions } from "./actions";
import { noteFailure } from "./journal.server";
import type { ShownFactor } from "./proof-shapes";
import { lacksSecondFactor } from "./require-staff.server";
import { giveCodeBack, verifyCode } from "./verify-code.server";

export type Confirming = Pick<StaffCall, "db" | "deps" | "request" | "staff">;

/** Takes back that a code was used, where nothing came of what it was for. */
export type GiveBack = () => Promise<void>;

type FactorTables = {
  staff_passkey: { id: string; userId: string };
  staff_session: { id: string };
};

/**
 * Asks whoever is signed in for their second factor once more, if they have one: with a stolen session and the
 * password nobody makes themselves another way in, or takes everything away.
 * @throws {Problem} 400 at `code` or `passkey` when it is missing or wrong, 403 where the session was opened without
 * the passkey that the site asks for, 429 with `Retry-After` when codes are guessed.
 */
export async function confirmFactor(call: Confirming, shown: ShownFactor): Promise<GiveBack> {
  const { deps, staff } = call;
  const { code, passkey } = shown;
  const hasPasskey = await hasPasskeys(call);
  if (!staff.twoFactor && !hasPasskey) return async () => {};
  if (lacksSecondFactor(staff, deps)) throw new Problem(403, "passkeyNeeded");
  if (passkey && hasPasskey) {
    await verifyPasskey(call, passkey);
    return async () => {};
  }
  if (!staff.twoFactor) throw refusal("passkey", "passkeyToConfirm");
  if (code === undefined) throw refusal("code", "codeToConfirm");
  await verifyCode(call, { account: staff, code, session: staff.sessionId });
  return () => giveCodeBack(call, staff.id, code);
}

const refusal = (path: string, says: "passkeyToConfirm" | "codeToConfirm") =>
  new Problem(400, "invalid", { errors: [{ path, says }] });

async function hasPasskeys({ deps, staff }: Confirming): Promise<boolean> {
  const db = deps.db.$extendTables<FactorTables>();
  const found = db.selectFrom("staff_passkey").select("id").where("userId", "=", staff.id);
  return (await found.limit(1).executeTakeFirst()) !== undefined;
}

/** better-auth verifies a passkey only to open a session, which is closed at once: nobody is given its token. */
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
  } else await currentRevision(db); // throws where the database was what failed
  await noteFailure(db, proofActions.failedPasskey, "");
  throw new Problem(400, "passkeyRefused");
}
