import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { giveDevice, showPasskey } from "../../../test/passkey";
import { switchOn } from "../../../test/second-step";
import { totp } from "../../../test/totp";

describe("a session ends", () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openApp();
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const send = (path: string, json: object, headers: Record<string, string> = {}) =>
    app.call("POST", path, { headers, json });
  const logIn = (headers: Record<string, string> = {}) =>
    send("/api/login", { username: USERNAME, password: PASSWORD }, headers);
  const isSignedIn = async (headers: Record<string, string>) =>
    (await (await app.call("GET", "/api/session", { headers })).json()).authenticated;
  const logInByCode = async (code: string, headers: Record<string, string> = {}) => {
    const { Cookie } = sessionHeaders(await logIn(headers));
    return sessionHeaders(await send("/api/loginCode", { code }, { Cookie: Cookie ?? "" }));
  };

  it("when its browser logs in anew, with the password alone too while a code is awaited", async () => {
    const first = await app.login();
    const second = sessionHeaders(await logIn(first));
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
    const { staff } = await switchOn(app);
    expect(await (await logIn(staff)).json()).toEqual({ message: "codeNeeded" });
    expect(await isSignedIn(staff)).toBe(false);
  });

  it("when a passkey is removed elsewhere, and that session goes on", async () => {
    const [staff, other] = [await app.login(), await app.login()];
    const device = await giveDevice(app, staff);
    const { passkeys } = await (await app.call("GET", "/api/signInMethods", { headers: staff })).json();
    const { headers, passkey } = await showPasskey(app, device, staff);
    const json = { passkey_id: passkeys[0].id, password: PASSWORD, passkey };
    expect((await send("/api/removePasskey", json, headers)).status).toBe(200);
    expect([await isSignedIn(other), await isSignedIn(staff)]).toEqual([false, true]);
  });

  it("when two-step verification is switched off, or its recovery codes are made anew, elsewhere", async () => {
    const { staff, secret, recoveryCodes } = await switchOn(app);
    const [one = "", two = ""] = recoveryCodes;
    const other = await logInByCode(one);
    const codes = { password: PASSWORD, code: two };
    const renewed = await send("/api/newRecoveryCodes", codes, staff);
    expect([await isSignedIn(other), await isSignedIn(staff)]).toEqual([false, true]);
    const [fresh] = (await renewed.json()).recoveryCodes;
    const another = await logInByCode(fresh);
    const off = await send("/api/endTwoFactor", { password: PASSWORD, code: totp(secret, 1) }, staff);
    expect(off.status).toBe(200);
    const states = [
      await isSignedIn(another),
      await isSignedIn(staff),
      await isSignedIn(sessionHeaders(off)),
    ];
    expect(states).toEqual([false, false, true]);
  });
});
