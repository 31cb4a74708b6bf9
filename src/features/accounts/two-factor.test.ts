import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { switchOn } from "../../../test/second-step";
import { totp } from "../../../test/totp";

describe("two-step verification", () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openApp();
  });
  afterEach(async () => {
    vi.useRealTimers();
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const send = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    app.call("POST", path, { headers, json });
  /** Passes the password; gives the headers with which the code is sent. */
  const passPassword = async () => {
    const answer = await send("/api/login", { username: USERNAME, password: PASSWORD });
    expect([answer.status, await answer.json()]).toEqual([200, { message: "codeNeeded" }]);
    return sessionHeaders(answer);
  };
  const isSignedIn = async (headers: Record<string, string>) =>
    (await (await app.call("GET", "/api/session", { headers })).json()).authenticated;
  const methods = async (headers: Record<string, string>) =>
    (await app.call("GET", "/api/signInMethods", { headers })).json();
  const journalled = async () => {
    const rows = await app.deps.db.selectFrom("journal").select("action").orderBy("id").execute();
    return rows.map(({ action }) => action);
  };

  it("is switched on with the password and a code, and then required after the password", async () => {
    const other = await app.login();
    const { staff, secret, recoveryCodes } = await switchOn(app);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isSignedIn(other)).toBe(false);
    expect(await methods(staff)).toMatchObject({ twoFactor: true, recoveryCodes: 10 });
    const pending = await passPassword();
    expect(await isSignedIn(pending)).toBe(false);
    expect((await app.call("GET", "/api/staff", { headers: pending })).status).toBe(401);
    const answer = await send("/api/loginCode", { code: totp(secret, 1) }, pending);
    expect(await answer.json()).toEqual({ message: "success" });
    expect(await isSignedIn(sessionHeaders(answer))).toBe(true);
    expect(await journalled()).toEqual(["signIn", "signIn", "twoFactorOn", "signIn"]);
  });

  it("takes each code once, and no wrong one", async () => {
    const { secret, used } = await switchOn(app);
    const pending = await passPassword();
    for (const code of [used, "000000", "not a code"]) {
      const refused = await send("/api/loginCode", { code }, pending);
      expect(refused.status).toBe(400);
      expect((await refused.json()).errors).toEqual([{ path: "code", message: expect.any(String) }]);
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    const code = totp(secret, 1);
    const spaced = code.replace(/^(...)/, " $1 ");
    expect((await send("/api/loginCode", { code: spaced }, pending)).status).toBe(200);
    const again = await passPassword();
    expect((await send("/api/loginCode", { code }, again)).status).toBe(400);
    expect((await send("/api/loginCode", { code })).status).toBe(401);
    expect((await journalled()).filter((action) => action === "failedCode")).toHaveLength(4);
  });

  it("takes a recovery code once, however it is typed", async () => {
    const { staff, recoveryCodes } = await switchOn(app);
    const [first = "", second = "", third = ""] = recoveryCodes;
    const typed = ` ${first.toUpperCase().replace("-", " ")} `;
    const answer = await send("/api/loginCode", { code: typed }, await passPassword());
    expect(answer.status).toBe(200);
    expect(await methods(staff)).toMatchObject({ recoveryCodes: 9 });
    expect((await send("/api/loginCode", { code: first }, await passPassword())).status).toBe(400);
    const renewed = await send("/api/newRecoveryCodes", { password: PASSWORD, code: third }, staff);
    expect((await send("/api/loginCode", { code: second }, await passPassword())).status).toBe(400);
    const [fresh] = (await renewed.json()).recoveryCodes;
    expect((await send("/api/loginCode", { code: fresh }, await passPassword())).status).toBe(200);
    expect(await journalled()).toContain("signInByRecoveryCode");
  });

  it("waits twenty minutes for the code", async () => {
    const { secret } = await switchOn(app);
    vi.useFakeTimers({ toFake: ["Date"] });
    const [late, tooLate] = [await passPassword(), await passPassword()];
    vi.setSystemTime(Date.now() + 19 * 60 * 1000);
    expect((await send("/api/loginCode", { code: totp(secret) }, late)).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 60 * 1000);
    expect((await send("/api/loginCode", { code: totp(secret) }, tooLate)).status).toBe(401);
  });

  it("slows guessing down, across logins and at the same moment", async () => {
    await switchOn(app);
    const guesses = Array.from({ length: 12 }, (_, number) => String(100_000 + number));
    const [one, other] = [await passPassword(), await passPassword()];
    const answers = await Promise.all(
      guesses.map((code, at) => send("/api/loginCode", { code }, at % 2 === 0 ? one : other)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(6);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get("retry-after"))).toBeGreaterThan(
      0,
    );
    expect((await journalled()).filter((action) => action === "heldSignIn")).toHaveLength(1);
  });

  it("accepts the code of the account that logs in, and of no other signed-in account", async () => {
    const { staff, secret, recoveryCodes } = await switchOn(app);
    const other = { username: "chan.tai-man", password: "five unrelated green words" };
    const [code] = recoveryCodes;
    await send("/api/addStaff", { ...other, newPassword: other.password, password: PASSWORD, code }, staff);
    await switchOn(app, other);
    const pending = sessionHeaders(await send("/api/login", other));
    const both = { Cookie: `${staff.Cookie}; ${pending.Cookie}` };
    const before = await journalled();
    const statuses = [];
    for (const guess of ["100001", "100002", "100003", "100004", totp(secret, 1), "100005"])
      statuses.push((await send("/api/loginCode", { code: guess }, both)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const said = (await journalled()).slice(before.length);
    expect(said).toEqual([...Array(5).fill("failedCode"), "heldSignIn"]);
  });

  it("is switched off with password and code only", async () => {
    const { staff, secret } = await switchOn(app);
    const off = (password: string, code: string) => send("/api/endTwoFactor", { password, code }, staff);
    expect((await (await off("wrong", totp(secret, 1))).json()).errors[0].path).toBe("password");
    expect((await (await off(PASSWORD, "123123")).json()).errors[0].path).toBe("code");
    const ended = await off(PASSWORD, totp(secret, 1));
    expect(ended.status).toBe(200);
    expect(await methods(sessionHeaders(ended))).toMatchObject({ twoFactor: false, recoveryCodes: 0 });
    expect(await isSignedIn(await app.login())).toBe(true);
  });

  it("keeps neither the secret nor the codes in readable form", async () => {
    const { secret, recoveryCodes } = await switchOn(app);
    const db = app.deps.db.$extendTables<{ staff_two_factor: Record<string, string> }>();
    const stored = JSON.stringify(await db.selectFrom("staff_two_factor").selectAll().execute());
    const journal = JSON.stringify(await app.deps.db.selectFrom("journal").selectAll().execute());
    for (const text of [secret, ...recoveryCodes]) expect(stored + journal).not.toContain(text);
  });

  it("refuses to begin again while it is on, and a wrong password", async () => {
    const headers = await app.login();
    expect((await send("/api/beginTwoFactor", { password: "wrong" }, headers)).status).toBe(400);
    const { staff } = await switchOn(app);
    expect((await send("/api/beginTwoFactor", { password: PASSWORD }, staff)).status).toBe(400);
  });
});
