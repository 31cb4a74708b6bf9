import { passkey } from "@better-auth/passkey";
import { APIError, createAuthEndpoint } from "better-auth/api";
import { twoFactor, username } from "better-auth/plugins";
import { isPast } from "../age";
import type { Config } from "../config.server";

/** Seconds that somebody has for the code after the password; with one switch, typing takes its time. */
const CODE_WITHIN = 20 * 60;

/** Accounts are called by a name; nobody needs an e-mail address. */
export const usernames = () =>
  username({
    minUsernameLength: 1,
    maxUsernameLength: 60,
    usernameValidator: (name) => /^[\p{L}\p{N}._@-]+$/u.test(name),
  });

/** The second step by an authenticator app's codes, or by recovery codes. */
export const codes = () =>
  twoFactor({
    issuer: "Kapok",
    twoFactorTable: "staff_two_factor",
    twoFactorCookieMaxAge: CODE_WITHIN,
    // Our own, of which better-auth only ever sees digests.
    backupCodeOptions: { customBackupCodesGenerate: () => [], storeBackupCodes: "plain" },
    accountLockout: { enabled: false }, // our throttle makes whoever guesses wait, and longer each time
  });

/**
 * Passkeys: what somebody has, opened by what they know or are. Without the latter it would be one factor
 * alone, so a device that did not ask for it is refused.
 */
export const passkeys = ({ publicUrl }: Config) =>
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
export const pendingSignIn = () => ({
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
