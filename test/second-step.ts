import { expect } from "vitest";
import { PASSWORD, sessionHeaders, type TestApp, USERNAME } from "./app";
import { totp } from "./totp";

/** An account with two-step verification. */
export interface SecondStep {
  /** The headers of the session that switched it on. */
  staff: Record<string, string>;
  /** Base32. */
  secret: string;
  recoveryCodes: string[];
  /** The code that did it, good for nothing any more. */
  used: string;
}

/** Logs in and switches two-step verification on; `totp(secret, 1)` is the next code. */
export async function switchOn(
  app: TestApp,
  { username = USERNAME, password = PASSWORD } = {},
): Promise<SecondStep> {
  const before = sessionHeaders(await app.call("POST", "/api/login", { json: { username, password } }));
  const begun = await app.call("POST", "/api/beginTwoFactor", { headers: before, json: { password } });
  expect(begun.status).toBe(200);
  const { secret } = await begun.json();
  const used = totp(secret);
  const json = { code: used };
  const confirmed = await app.call("POST", "/api/confirmTwoFactor", { headers: before, json });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = await confirmed.json();
  return { staff: sessionHeaders(confirmed), secret, recoveryCodes, used };
}

/** Keeps a passkey of the account that the headers are of, as if a device had made one. */
export async function addPasskeyOf(app: TestApp, headers: Record<string, string>): Promise<void> {
  const session = await app.deps.auth.api.getSession({ headers: new Headers(headers) });
  const { adapter } = await app.deps.auth.$context;
  const userId = session?.user.id;
  const key = { publicKey: "AA==", counter: 0, deviceType: "singleDevice", backedUp: false };
  const data = { name: "My phone", userId, credentialID: `id-${userId}`, createdAt: new Date(), ...key };
  await adapter.create({ model: "passkey", data });
}
