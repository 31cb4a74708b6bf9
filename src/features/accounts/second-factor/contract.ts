import * as z from "zod";
import {
  Assertion,
  Attestation,
  Code,
  Options,
  proofContract,
  proofFields,
} from "../../../platform/auth/proof-contract";
import { post, staffGet, write } from "../../../platform/http/contract";
import { Username } from "../credentials";

const PasskeyId = z.string().regex(/^\w{1,64}$/);

/** Without control characters, of which PostgreSQL refuses one. */
const PasskeyName = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u);

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601, UTC. */
  since: z.string(),
  /** True when other devices of the same person have it too. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SignInMethods = z.object({
  /** True when a code is asked for after the password. */
  twoFactor: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.number().int(),
  passkeys: z.array(Passkey),
  /** True when the site asks for a second factor and this session has none. */
  secondFactorNeeded: z.boolean(),
  /** The expiry of a password that somebody else made: ISO 8601, UTC; null once its owner chose one. */
  firstPasswordUntil: z.string().nullable(),
  /** True once its owner chose the password; false where others did, the operator among them. */
  ownPassword: z.boolean(),
});
export type SignInMethods = z.infer<typeof SignInMethods>;

const success = z.object({ message: z.literal("success") });

/** Ten codes, each good for one login; said this once. */
const withRecoveryCodes = success.extend({ recoveryCodes: z.array(z.string()) });

export const secondFactorContract = {
  ...proofContract,
  loginCode: post("/api/loginCode", {
    summary: "The second step of a login that answered codeNeeded; sets the session cookie",
    access: "public",
    input: z.object({ code: Code }),
    output: success,
  }),
  passkeyLoginOptions: post("/api/passkeyLoginOptions", {
    summary: "Options to sign in with a passkey, as PublicKeyCredentialRequestOptionsJSON",
    access: "public",
    input: z.object({}),
    output: z.object({ options: Options }),
  }),
  passkeyLogin: post("/api/passkeyLogin", {
    summary: "Sign in with a passkey; sets the session cookie",
    access: "public",
    input: z.object({ credential: Assertion }),
    output: success,
  }),
  signInMethods: staffGet("/api/signInMethods", {
    access: "own",
    summary: "The sign-in methods of the caller's account",
    input: z.object({}),
    output: SignInMethods,
    beforeSecondFactor: true,
  }),
  beginTwoFactor: post("/api/beginTwoFactor", {
    summary: "Begin two-step verification: the secret for an authenticator app, as text and as a QR code",
    access: "own",
    input: z.object(proofFields),
    output: z.object({
      /** Base32, as apps take it. */
      secret: z.string(),
      /** `otpauth:` address that the QR code holds. */
      uri: z.string(),
      /** The QR code as a `data:` address of an SVG. */
      qr: z.string(),
    }),
    beforeSecondFactor: true,
    asksPassword: true,
    asksFactor: true,
  }),
  confirmTwoFactor: post("/api/confirmTwoFactor", {
    summary: "Turn on two-step verification with a code from the app; ends the caller's other sessions",
    access: "own",
    input: z.object({ code: Code }),
    output: withRecoveryCodes,
    beforeSecondFactor: true,
  }),
  newRecoveryCodes: post("/api/newRecoveryCodes", {
    summary: "Replace the caller's recovery codes; ends the caller's other sessions",
    access: "own",
    input: z.object(proofFields),
    output: withRecoveryCodes,
    asksPassword: true,
    asksFactor: true,
  }),
  endTwoFactor: post("/api/endTwoFactor", {
    summary: "Turn off two-step verification; ends the caller's other sessions",
    access: "own",
    input: z.object(proofFields),
    output: success,
    asksPassword: true,
    asksFactor: true,
  }),
  passkeyOptions: post("/api/passkeyOptions", {
    summary: "Options to create a passkey, as PublicKeyCredentialCreationOptionsJSON",
    access: "own",
    input: z.object(proofFields),
    output: z.object({ options: Options }),
    beforeSecondFactor: true,
    asksPassword: true,
    asksFactor: true,
  }),
  addPasskey: post("/api/addPasskey", {
    summary: "Store a new passkey for the caller; ends the caller's other sessions",
    access: "own",
    input: z.object({ name: PasskeyName, credential: Attestation }),
    output: success.extend({ passkey_id: z.string() }),
    beforeSecondFactor: true,
  }),
  renamePasskey: post("/api/renamePasskey", {
    summary: "Rename one of the caller's passkeys",
    access: "own",
    input: z.object({ passkey_id: PasskeyId, name: PasskeyName }),
    output: success,
  }),
  removePasskey: post("/api/removePasskey", {
    summary: "Delete one of the caller's passkeys; ends the caller's other sessions",
    access: "own",
    input: z.object({ passkey_id: PasskeyId, ...proofFields }),
    output: success,
    asksPassword: true,
    asksFactor: true,
  }),
  resetTwoFactor: write("/api/resetTwoFactor", {
    access: "team",
    summary:
      "Remove two-step verification and passkeys from another account, as after a loss; ends its sessions",
    input: z.object({ username: Username, ...proofFields }),
    output: success.extend({ username: z.string() }),
    preservesPageCache: true,
    asksPassword: true,
    asksFactor: true,
  }),
};
