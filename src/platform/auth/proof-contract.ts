import * as z from "zod";
import { post } from "../http/contract";

/** From an authenticator app, or a recovery code; spaces make no difference. */
export const Code = z.string().trim().min(1).max(40);
export const Password = z.string().min(1).max(256);

/** The question of a browser to an authenticator, as WebAuthn writes it in JSON. */
export const Options = z.record(z.string(), z.unknown());

const Base64Url = z.string().regex(/^[\w-]*$/);

/** The authenticator's answer, as WebAuthn writes it in JSON. */
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

/** A second factor that is confirmed again: one of the two, from accounts that have one. */
export const factorFields = { code: Code.optional(), passkey: Assertion.optional() };

/** The fields that show once more who somebody signed in is, before something that a stolen session must not do. */
export const proofFields = { password: Password, ...factorFields };
const ShownProof = z.object(proofFields);
export type Proof = z.output<typeof ShownProof>;
export type ShownFactor = Omit<Proof, "password">;

/** The calls that prepare a passkey for a call that requires a second factor. */
export const proofContract = {
  passkeyProofOptions: post("/api/passkeyProofOptions", {
    summary: "Options to confirm a call with the caller's passkey",
    access: "own",
    input: z.object({}),
    output: z.object({ options: Options }),
  }),
};
