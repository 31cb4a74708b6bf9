import { passkey } from "@better-auth/passkey";
import { betterAuth } from "better-auth";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor, username } from "better-auth/plugins";
import { isPast } from "../age";
import type { Config } from "../config/config.server";
import type { OpenDatabase } from "../db/open.server";
import { isDatabaseAway } from "../db/temporary.server";
import { digestOf, isPassword } from "./digest.server";

/** Seconds: a staff session lives for twelve hours after its last use, so that a working day is one login. */
const SESSION_SECONDS = 12 * 60 * 60;

/** The first account may have any password that its operator set; changes require the full length. */
const PASSWORDS = {
  enabled: true,
  minPasswordLength: 1,
  maxPasswordLength: 256,
  password: { hash: (password: string) => digestOf(password), verify: isPassword },
};

/** better-auth over our own database and table names; passwords are hashed with scrypt. */
export function createAuth({ db, engine }: OpenDatabase, config: Config, secret: string) {
  return betterAuth({
    appName: "Kapok",
    baseURL: config.publicUrl,
    secret,
    telemetry: { enabled: false },
    logger: { level: "error", log: logUnlessAway },
    database: { db, type: engine },
    emailAndPassword: PASSWORDS,
    user: {
      modelName: "staff_account",
      additionalFields: {
        role: { type: "string", required: false, input: false },
        types: { type: "string", required: false, input: false },
        firstPasswordUntil: { type: "string", required: false, input: false },
      },
    },
    account: { modelName: "staff_credential" },
    verification: { modelName: "staff_verification" },
    session: {
      modelName: "staff_session",
      expiresIn: SESSION_SECONDS,
      updateAge: 10 * 60,
      freshAge: 0, // changes of the login ask for the password instead
      additionalFields: { byPasskey: { type: "boolean", required: false, input: false } },
    },
    databaseHooks: { session: { create: { before: markPasskey } } },
    rateLimit: { enabled: false }, // our calls bring their own throttle, shared by all processes
    advanced: cookies(config),
    plugins: [usernames(), codes(), passkeys(config), pendingSignIn()],
  });
}

/** Names and marks of all cookies. better-auth itself would write __Secure-, which any host of the domain may set. */
function cookies({ publicUrl }: Config) {
  const secure = publicUrl.startsWith("https:");
  return {
    useSecureCookies: false,
    cookiePrefix: secure ? "__Host-kapok" : "kapok",
    defaultCookieAttributes: { sameSite: "lax", secure },
  } as const;
}

/** A session that replaces another, as after a change of password, copies its properties. */
async function markPasskey(session: Record<string, unknown>, context: SessionContext | null) {
  const before = context?.context.session?.session.byPasskey === true;
  return { data: { ...session, byPasskey: before || context?.path === "/passkey/verify-authentication" } };
}

interface SessionContext {
  path?: string;
  context: { session: { session: Record<string, unknown> } | null };
}

/**
 * An unavailable database is logged once, by the code that answers the call, and not for every session query.
 * A passkey that does not verify is no fault of ours; the journal records it.
 */
function logUnlessAway(_level: string, message: string, ...details: unknown[]): void {
  if (/^Failed to verify (registration|authentication)/.test(message)) return;
  // biome-ignore lint/suspicious/noConsole: better-auth logs before there is a log of ours
  if (!details.some(isDatabaseAway)) console.error(message, ...details);
}

/** Seconds for entering the code after the password; with switch access, typing is slow. */
const CODE_WITHIN = 20 * 60;

/** Accounts are identified by a username; an e-mail address is optional. */
const usernames = () =>
  username({
    minUsernameLength: 1,
    maxUsernameLength: 60,
    usernameValidator: (name) => /^[\p{L}\p{N}._@-]+$/u.test(name),
  });

/** The second step by an authenticator app's codes, or by recovery codes. */
const codes = () =>
  twoFactor({
    issuer: "Kapok",
    twoFactorTable: "staff_two_factor",
    twoFactorCookieMaxAge: CODE_WITHIN,
    // Our own, of which better-auth only gets digests.
    backupCodeOptions: { customBackupCodesGenerate: () => [], storeBackupCodes: "plain" },
    accountLockout: { enabled: false }, // our throttle makes guessing slow instead
  });

/**
 * Passkeys must verify their user by PIN or biometrics, else they would be one factor alone: a device that
 * did not ask for it is refused.
 */
const passkeys = ({ publicUrl }: Config) =>
  passkey({
    rpName: "Kapok",
    rpID: new URL(publicUrl).hostname,
    origin: new URL(publicUrl).origin,
    schema: { passkey: { modelName: "staff_passkey" } },
    advanced: { webAuthnChallengeCookie: "passkey" },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    registration: {
      afterVerification: async ({ verification }) =>
        refuseUnless(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: async ({ verification }) =>
        refuseUnless(verification.authenticationInfo.userVerified),
    },
  });

function refuseUnless(userVerified: boolean | undefined): void {
  if (!userVerified) throw new APIError("BAD_REQUEST", { message: "the device did not ask who it was" });
}

/** Our own questions to better-auth, for calls on the server alone. */
const pendingSignIn = () => ({
  id: "pending-sign-in",
  endpoints: {
    /** Id of the account whose password was right and whose code is awaited; null when there is none. */
    pendingAccount: createAuthEndpoint.serverOnly({ method: "POST", requireHeaders: true }, async (ctx) => {
      const { name } = ctx.context.createAuthCookie("two_factor");
      const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
      if (!identifier) return null;
      const pending = await ctx.context.internalAdapter.findVerificationValue(identifier);
      return pending && !isPast(pending.expiresAt.getTime() - CODE_WITHIN * 1000, CODE_WITHIN * 1000)
        ? pending.value
        : null;
    }),
  },
});
