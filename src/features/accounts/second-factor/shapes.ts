import * as z from "zod";

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
