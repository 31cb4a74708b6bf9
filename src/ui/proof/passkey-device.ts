import type * as z from "zod";
import type { Assertion, Attestation } from "../../platform/auth/proof-contract";

/** The device's answer for a passkey that it shows, and for a new one. */
type Shown = z.output<typeof Assertion>;
type Made = z.output<typeof Attestation>;

/** The person chose nothing, or the device could not do it; `elsewhere` when the site is at another address. */
export class PasskeyStopped extends Error {
  readonly elsewhere: boolean;

  constructor(cause: unknown) {
    super("no passkey", { cause });
    this.elsewhere = cause instanceof DOMException && cause.name === "SecurityError";
  }
}

/** Whether this browser has passkeys here: not on plain http, nor at an IP address. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === "function" &&
    typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function" &&
    typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function" &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  );
}

/**
 * Asks for an existing passkey of the account.
 * @throws {PasskeyStopped}
 */
export function showPasskey(options: Record<string, unknown>): Promise<Shown> {
  return answered(async () => {
    const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    return (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
  });
}

/**
 * Creates a passkey.
 * @throws {PasskeyStopped}
 */
export function makePasskey(options: Record<string, unknown>): Promise<Made> {
  return answered(async () => {
    const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(json);
    return (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
  });
}

async function answered<Answer>(ask: () => Promise<PublicKeyCredential | null>): Promise<Answer> {
  try {
    const credential = await ask();
    if (credential) return credential.toJSON() as Answer;
  } catch (error) {
    throw new PasskeyStopped(error);
  }
  throw new PasskeyStopped(null);
}
