import * as z from "zod";

/** From an authenticator app, or a recovery code; spaces make no difference. */
export const Code = z.string().trim().min(1).max(40);
export const Password = z.string().min(1).max(256);

/** What a browser asks an authenticator, as WebAuthn writes it in JSON. */
export const Options = z.record(z.string(), z.unknown());

const Base64Url = z.string().regex(/^[\w-]*$/);

/** What the authenticator answered, as WebAuthn writes it in JSON. */
const Credential = z.object({
  id: Base64Url.min(1).max(2000),
  rawId: Base64Url,
  type: z.literal("public-key"),
  clientExtensionResults: z.object({}),
});

/** Of a new passkey. */
export const Attestation = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z
      .array(z.string().regex(/^[\w-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

/** Of a passkey that is shown. */
export const Assertion = Credential.extend({
  response: z.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.nullish().transform((handle) => handle ?? undefined),
  }),
});

export const PasskeyId = z.string().regex(/^\w{1,64}$/);

/** Without control characters, of which PostgreSQL refuses one. */
export const PasskeyName = z
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
  /** Whether other devices of the same person have it too. */
  synced: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

export const SignInMethods = z.object({
  /** Whether a code is asked for after the password. */
  twoFactor: z.boolean(),
  /** Recovery codes that were not used yet. */
  recoveryCodes: z.number().int(),
  passkeys: z.array(Passkey),
  /** Whether the site asks for a second factor and this session has none. */
  secondFactorNeeded: z.boolean(),
  /** Until when the password is good that somebody else made: ISO 8601, UTC; null once its owner chose one. */
  firstPasswordUntil: z.string().nullable(),
});
export type SignInMethods = z.infer<typeof SignInMethods>;
