import qrcode from "qrcode";
import { lacksSecondFactor } from "../../../platform/auth/auth.server";
import { verifyCode } from "../../../platform/auth/confirm-identity.server";
import { accountEntry, note } from "../../../platform/auth/journal.server";
import { authProblems } from "../../../platform/auth/problems.server";
import { storedRecoveryCodes } from "../../../platform/auth/recovery-codes.server";
import { currentSiteRevision } from "../../../platform/db/site-revision.server";
import type { Handlers, StaffCall } from "../../../platform/feature.server";
import { Problem } from "../../../platform/http/problem";
import type { OwnAction } from "../../../platform/journal/actions";
import { accountActions } from "../actions";
import { accountsProblems } from "../problems.server";
import { addCookies } from "../sign-in.server";
import { staffAccounts } from "../staff-accounts.server";
import type { Passkey, secondFactorContract } from "./contract";

type TwoFactorCalls =
  | "signInMethods"
  | "beginTwoFactor"
  | "confirmTwoFactor"
  | "newRecoveryCodes"
  | "endTwoFactor"
  | "resetTwoFactor";

const success = { message: "success" as const };

/** The second factor of one's own account, and removing a colleague's. */
export const twoFactorHandlers: Pick<Handlers<typeof secondFactorContract>, TwoFactorCalls> = {
  signInMethods: async (_, call) => ({
    twoFactor: call.staff.twoFactor,
    recoveryCodes: await codesLeft(call),
    passkeys: await passkeysOf(call),
    secondFactorNeeded: lacksSecondFactor(call.staff, call.deps),
    firstPasswordUntil: call.staff.firstPasswordUntil,
    ownPassword: await staffAccounts(call.deps).hasOwnPassword(call.staff.id),
  }),

  beginTwoFactor: async ({ password }, call) => {
    const { deps, request, staff } = call;
    await refuseBesidePasskey(call);
    // Begun again, the new secret would be in force at once, before anybody has it in an app.
    if (staff.twoFactor) throw new Problem(400, accountsProblems.twoFactorIsOn);
    const begun = await deps.auth.api.enableTwoFactor({
      body: { password, method: "totp" },
      headers: request.headers,
    });
    if (begun.method !== "totp")
      throw new Error(`Asked for an authenticator app, better-auth began ${begun.method}`);
    return shown(begun.totpURI, staff.username, new URL(deps.config.publicUrl).hostname);
  },

  confirmTwoFactor: async ({ code }, call) => {
    const { db, deps, staff } = call;
    await refuseBesidePasskey(call);
    if (staff.twoFactor) throw new Problem(400, accountsProblems.twoFactorIsOn);
    const accounts = staffAccounts(deps);
    const before = await accounts.sessionIds(staff.id);
    const answer = await verifyCode(call, { account: staff, code, session: staff.sessionId });
    await accounts.endSessions(before); // what was opened by the password alone
    await note(db, accountActions.twoFactorOn, staff.username);
    addCookies(call, answer.headers);
    return { ...success, recoveryCodes: await storedRecoveryCodes(db).renew(staff.id) };
  },

  newRecoveryCodes: async (_, { db, deps, staff }) => {
    if (!staff.twoFactor) throw new Problem(400, accountsProblems.twoFactorIsOff);
    await staffAccounts(deps).endOthers(staff);
    const recoveryCodes = await storedRecoveryCodes(db).renew(staff.id);
    await note(db, accountActions.newRecoveryCodes, staff.username);
    return { ...success, recoveryCodes };
  },

  endTwoFactor: async ({ password }, call) => {
    const { db, deps, request, staff } = call;
    if (!staff.twoFactor) throw new Problem(400, accountsProblems.twoFactorIsOff);
    const { headers } = request;
    await staffAccounts(deps).endOthers(staff); // before better-auth puts another in place of this one
    const ended = await deps.auth.api.disableTwoFactor({ body: { password }, headers, asResponse: true });
    if (!ended.ok) throw new Error("two-step verification could not be switched off", { cause: ended });
    await note(db, accountActions.twoFactorOff, staff.username);
    addCookies(call, ended.headers);
    return success;
  },

  resetTwoFactor: async ({ username: given }, { db, deps, staff }) => {
    const accounts = staffAccounts({ ...deps, db });
    const account = await accounts.find(given);
    if (!account) throw new Problem(404, accountsProblems.unknownAccount);
    const { id, username } = account;
    if (username === staff.username) throw new Problem(400, accountsProblems.ownAccount);
    await accounts.resetSecondFactor(id);
    const answer = { ...success, username };
    return { ...accountEntry(accountActions.resetTwoFactor, username), answer };
  },
};

async function codesLeft({ db, staff }: StaffCall): Promise<number> {
  if (!staff.twoFactor) return 0;
  const digests: unknown[] = JSON.parse(await storedRecoveryCodes(db).of(staff.id));
  return digests.length;
}

/**
 * The secret and address that an app needs, under the account's name and the site's, where better-auth has its own
 * e-mail address.
 */
async function shown(madeUri: string, username: string, site: string) {
  const secret = new URL(madeUri).searchParams.get("secret") ?? "";
  const query = new URLSearchParams({ secret, issuer: site });
  const uri = `otpauth://totp/${encodeURIComponent(site)}:${encodeURIComponent(username)}?${query}`;
  const svg = await qrcode.toString(uri, { type: "svg", margin: 4, errorCorrectionLevel: "M" });
  return { secret, uri, qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}` };
}

type PasskeyCalls =
  | "passkeyProofOptions"
  | "passkeyOptions"
  | "addPasskey"
  | "renamePasskey"
  | "removePasskey";

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
async function passkeysOf({ deps, request }: StaffCall): Promise<Passkey[]> {
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
async function refuseBesidePasskey(call: StaffCall): Promise<void> {
  if (!lacksSecondFactor(call.staff, call.deps)) return;
  if ((await passkeysOf(call)).length > 0) throw new Problem(403, authProblems.passkeyNeeded);
}
