import { lacksSecondFactor } from "../../../platform/auth/auth.server";
import { note } from "../../../platform/auth/journal.server";
import { authProblems } from "../../../platform/auth/problems.server";
import { currentSiteRevision } from "../../../platform/db/site-revision.server";
import type { Handlers, StaffCall } from "../../../platform/http/handlers.server";
import { Problem } from "../../../platform/http/problem";
import type { OwnAction } from "../../../platform/journal/actions";
import { accountActions } from "../actions";
import { accountsProblems } from "../problems.server";
import { addCookies } from "../sign-in.server";
import { staffAccounts } from "../staff-accounts.server";
import type { Passkey, secondFactorContract } from "./contract";

type PasskeyCalls =
  | "passkeyProofOptions"
  | "passkeyOptions"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey";

const success = { message: "success" as const };

/** One's own passkeys. */
export const passkeyHandlers: Pick<Handlers<typeof secondFactorContract>, PasskeyCalls> = {
  passkeyProofOptions: async (_, call) => {
    const { headers } = call.request;
    const made = await call.deps.auth.api.generatePasskeyAuthenticationOptions({ headers, asResponse: true });
    addCookies(call, made.headers);
    const options: object = await made.json();
    return { options: { ...options, userVerification: "required" } };
  },

  passkeyOptions: async (_, call) => {
    await refuseBesidePasskey(call);
    const { deps, request, staff } = call;
    const { headers } = request;
    const made = await deps.auth.api.generatePasskeyRegistrationOptions({ headers, asResponse: true });
    addCookies(call, made.headers);
    const options: { user: object } = await made.json();
    const user = { ...options.user, name: staff.username, displayName: staff.username };
    return { options: { ...options, user } };
  },

  addPasskey: async ({ name, credential }, call) => {
    const { db, deps, request, staff } = call;
    await refuseBesidePasskey(call);
    const answer = await deps.auth.api.verifyPasskeyRegistration({
      body: { response: credential, name },
      headers: request.headers,
      asResponse: true,
    });
    if (!answer.ok) {
      await currentSiteRevision(db); // throws where the database was what failed
      throw new Problem(400, authProblems.passkeyRefused);
    }
    addCookies(call, answer.headers);
    await staffAccounts(deps).strengthen(staff.sessionId);
    await staffAccounts(deps).endOthers(staff);
    await note(db, accountActions.addPasskey, staff.username);
    const { id }: { id: string } = await answer.json();
    return { ...success, passkey_id: id };
  },

  renamePasskey: async ({ passkey_id: id, name }, call) => {
    const { auth } = call.deps;
    const { headers } = call.request;
    checked(await auth.api.updatePasskey({ body: { id, name }, headers, asResponse: true }));
    return noted(call, accountActions.renamePasskey);
  },

  removePasskey: async ({ passkey_id: id }, call) => {
    const { auth } = call.deps;
    const { headers } = call.request;
    checked(await auth.api.deletePasskey({ body: { id }, headers, asResponse: true }));
    await staffAccounts(call.deps).endOthers(call.staff);
    return noted(call, accountActions.removePasskey);
  },
};

/** Missing ones and those of other users get the same refusal. */
function checked(answer: Response): void {
  if (answer.status >= 500) throw new Error("the passkey could not be changed", { cause: answer });
  if (!answer.ok) throw new Problem(404, accountsProblems.unknownPasskey);
}

async function noted({ db, staff }: StaffCall, action: OwnAction) {
  await note(db, action, staff.username);
  return success;
}

/** One's own passkeys, oldest first. */
export async function passkeysOf({ deps, request }: StaffCall): Promise<Passkey[]> {
  const answer = await deps.auth.api.listPasskeys({ headers: request.headers });
  return answer
    .map(({ id, name, createdAt, backedUp }) => ({
      id,
      name: name ?? "",
      since: new Date(createdAt).toISOString(),
      synced: backedUp,
    }))
    .sort((a, b) => a.since.localeCompare(b.since));
}

/**
 * Where the site asks for a second factor and the account has a passkey, the password alone must not be
 * enough to add another way in.
 * @throws {Problem} 403
 */
export async function refuseBesidePasskey(call: StaffCall): Promise<void> {
  if (!lacksSecondFactor(call.staff, call.deps)) return;
  if ((await passkeysOf(call)).length > 0) throw new Problem(403, authProblems.passkeyNeeded);
}
