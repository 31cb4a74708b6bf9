import { existsSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp } from "../../../test/app";
import { addPasskeyOf, switchOn } from "../../../test/second-step";
import { totp } from "../../../test/totp";
import { features } from "../index.server";

/** The calls that are open to somebody who still has to set up the second factor. */
const OPEN = ["signInMethods", "beginTwoFactor", "confirmTwoFactor", "passkeyOptions", "addPasskey"];

describe("a required second factor", () => {
  let app: TestApp;
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const get = async (path: string, headers: Record<string, string>) =>
    (await app.call("GET", path, { headers })).json();
  const login = (account: object) => app.call("POST", "/api/login", { json: account });

  describe("where the site requires it", () => {
    beforeEach(async () => {
      app = await openApp("sqlite", { REQUIRE_TWO_FACTOR: "true" });
    });

    it("answers 403 to every staff call but those that set it up, and everything afterwards", async () => {
      const headers = await app.login();
      const calls = features.flatMap(({ contract }) => Object.entries(contract));
      const staffCalls = calls.filter(([, { access }]) => access !== "public");
      for (const [name, { method, path }] of staffCalls) {
        const json = method === "GET" ? {} : { json: {} };
        const { status } = await app.call(method, path, { headers, ...json });
        expect([name, status === 403]).toEqual([name, !OPEN.includes(name)]);
      }
      const body = new URLSearchParams({ password: PASSWORD });
      const backup = await app.call("POST", "/cms/backup/file", { headers, body });
      expect([backup.status, (await backup.json()).message]).toEqual([
        403,
        expect.stringContaining("second step"),
      ]);
      expect(await get("/api/session", headers)).toMatchObject({ authenticated: true });
      expect(await get("/api/signInMethods", headers)).toMatchObject({ secondFactorNeeded: true });
      const { staff } = await switchOn(app);
      expect(await get("/api/signInMethods", staff)).toMatchObject({ secondFactorNeeded: false });
      expect((await app.call("GET", "/api/staff", { headers: staff })).status).toBe(200);
    });

    it("lets nobody with the password alone add another way in beside a passkey", async () => {
      const headers = await app.login();
      await addPasskeyOf(app, headers);
      for (const [path, json] of [
        ["/api/beginTwoFactor", { password: PASSWORD }],
        ["/api/confirmTwoFactor", { code: "123456" }],
        ["/api/passkeyOptions", { password: PASSWORD }],
      ] as const) {
        const refused = await app.call("POST", path, { headers, json });
        expect([path, refused.status, (await refused.json()).message]).toEqual([
          path,
          403,
          expect.stringContaining("log in with the passkey"),
        ]);
      }
    });
  });

  it("signs and encrypts with SESSION_SECRET, as several machines need the same, and makes no other", async () => {
    const SESSION_SECRET = "a secret that several machines know";
    app = await openApp("sqlite", { SESSION_SECRET });
    const { secret } = await switchOn(app);
    const answer = await login({ username: "mei", password: PASSWORD });
    const { auth } = app.deps;
    expect((await auth.$context).secret).toBe(SESSION_SECRET);
    const code = await app.call("POST", "/api/loginCode", {
      headers: sessionHeaders(answer),
      json: { code: totp(secret, 1) },
    });
    expect(code.status).toBe(200);
    expect(existsSync(join(app.deps.config.dataDir, "secret"))).toBe(false);
  });
});
