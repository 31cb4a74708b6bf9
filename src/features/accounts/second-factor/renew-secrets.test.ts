import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../../test/app";
import { switchOn } from "../../../../test/second-step";
import { totp } from "../../../../test/totp";
import { sessionSecret } from "../../../platform/auth/secret.server";
import { renewSecondFactors } from "./renew-secrets.server";

// A code is good for once: the period must not end between two of them.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const BEFORE = "the secret that signed and encrypted until now";

async function logIn(app: TestApp, code: string): Promise<number> {
  const json = { username: USERNAME, password: PASSWORD };
  const headers = sessionHeaders(await app.call("POST", "/api/login", { json }));
  return (await app.call("POST", "/api/loginCode", { headers, json: { code } })).status;
}

it("digests recovery codes of an earlier version, and encrypts with the secret of now what another did", async () => {
  const app = await openApp("sqlite", { SESSION_SECRET_BEFORE: BEFORE });
  const { secret } = await switchOn(app);
  const table = app.deps.db.$extendTables<{ staff_two_factor: Record<string, string> }>();
  const storedFactor = () => table.selectFrom("staff_two_factor").selectAll().executeTakeFirstOrThrow();
  const now = sessionSecret(app.deps.config);
  const encrypted = (key: string, data: string) => symmetricEncrypt({ key, data });
  const own = await symmetricDecrypt({ key: now, data: (await storedFactor()).secret ?? "" });
  const codes = JSON.stringify(["k3m9p-x7w2q", "dhb4n-5tz8r"]);
  await table
    .updateTable("staff_two_factor")
    .set({ secret: await encrypted(BEFORE, own), backupCodes: await encrypted(now, codes) })
    .execute();
  expect(await logIn(app, totp(secret, -1))).toBe(500);
  expect(app.errors()).toHaveLength(1);

  await renewSecondFactors(app.deps);
  expect(JSON.parse((await storedFactor()).backupCodes ?? "")).toEqual([
    expect.stringMatching(/^scrypt\$64\$1\$1\$[\w-]{22}\$[\w-]{86}$/),
    expect.stringMatching(/^scrypt\$/),
  ]);
  expect(await logIn(app, totp(secret, 1))).toBe(200);
  expect(await logIn(app, "K3M9P X7W2Q")).toBe(200);
  expect(await logIn(app, "k3m9p-x7w2q")).toBe(400);
  expect(await logIn(app, (await storedFactor()).backupCodes?.slice(2, 100) ?? "")).toBe(400);
  expect(app.errors()).toEqual([]);
  await app.close();
});
