import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";

const SAME_WORDS = "The username or the password is not correct.";

describe("staff accounts", () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(async () => {
    vi.useRealTimers();
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const login = (username: unknown, password: unknown, headers: Record<string, string> = {}) =>
    app.call("POST", "/api/login", { json: { username, password }, headers });
  const session = async (headers: Record<string, string>) =>
    (await app.call("GET", "/api/session", { headers })).json();

  it("logs in with a session cookie that scripts cannot read", async () => {
    const answer = await login(USERNAME.toUpperCase(), PASSWORD);
    expect(await answer.json()).toEqual({ message: "success" });
    const cookie = answer.headers.getSetCookie().find((each) => each.startsWith("kapok.session_token="));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    expect(await session(sessionHeaders(answer))).toEqual({
      authenticated: true,
      username: USERNAME,
      role: "administrator",
    });
    expect(await session({})).toEqual({ authenticated: false, username: null, role: null });
  });

  it("sets the cookie for https alone when the site is on https", async () => {
    const secure = await openApp("sqlite", { PUBLIC_URL: "https://charity.example" });
    const answer = await secure.call("POST", "/api/login", {
      json: { username: USERNAME, password: PASSWORD },
    });
    const cookie = answer.headers.getSetCookie().find((each) => each.includes("session_token="));
    expect(cookie).toMatch(/^__Host-kapok\.session_token=.+; Path=\/;/);
    for (const each of answer.headers.getSetCookie())
      expect(each).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    expect(cookie).not.toMatch(/; Domain/i);
    const { components } = await (await secure.call("GET", "/api/openapi.json")).json();
    const described = components.securitySchemes.session;
    expect(cookie?.split("=")[0]).toBe(described.name);
    const [onHttp] = sessionHeaders(await login(USERNAME, PASSWORD)).Cookie?.split("=") ?? [];
    expect(described.description).toMatch(new RegExp(`\\b${onHttp}\\.`));
    const { Cookie } = sessionHeaders(answer);
    const seen = await secure.call("GET", "/api/session", { headers: { Cookie: Cookie ?? "" } });
    expect(await seen.json()).toMatchObject({ authenticated: true });
    await secure.close();
  });

  it.each([
    [USERNAME, "wrong"],
    ["nobody", PASSWORD],
    ["", ""],
    [undefined, undefined],
    [["x"], { a: 1 }],
  ])("answers %j, %j with the same words", async (username, password) => {
    const answer = await login(username, password);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: SAME_WORDS });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("ends a session on the server, not in the browser alone", async () => {
    const staff = await app.login();
    expect(await (await app.call("POST", "/api/logout", { headers: staff })).json()).toEqual({
      message: "success",
    });
    expect(await session(staff)).toMatchObject({ authenticated: false });
  });

  it("changes a password, which ends the other sessions", async () => {
    const other = await app.login();
    const staff = await app.login();
    const change = (currentPassword: string, newPassword: string, headers: Record<string, string>) =>
      app.call("POST", "/api/changePassword", { json: { currentPassword, newPassword }, headers });

    const wrong = await change("wrong", "another long password", staff);
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).errors).toEqual([{ path: "currentPassword", message: expect.any(String) }]);
    const short = await change(PASSWORD, "short", staff);
    expect((await short.json()).errors[0].path).toBe("newPassword");

    const changed = await change(PASSWORD, "another long password", staff);
    expect(changed.status).toBe(200);
    expect(await session(other)).toMatchObject({ authenticated: false });
    const renewed = sessionHeaders(changed);
    expect(await session(renewed)).toMatchObject({ authenticated: true });
    expect((await login(USERNAME, PASSWORD)).status).toBe(400);
    expect((await change("another long password", PASSWORD, renewed)).status).toBe(200);
  });

  it("takes a password of any characters, up to 256, exactly as it is typed", async () => {
    const long = ` ${"Fähre 渡輪 🚢 ".repeat(30)}`.slice(0, 255).concat("x");
    const staff = await app.login();
    const json = { currentPassword: PASSWORD, newPassword: long };
    const changed = await app.call("POST", "/api/changePassword", { json, headers: staff });
    expect(changed.status).toBe(200);
    for (const other of [long.trim(), long.toLowerCase(), long.slice(0, -1), `${long.slice(0, -1)}y`])
      expect((await login(USERNAME, other)).status).toBe(400);
    expect((await login(USERNAME, long)).status).toBe(200);
    const back = { currentPassword: long, newPassword: PASSWORD };
    const again = await app.call("POST", "/api/changePassword", {
      json: back,
      headers: sessionHeaders(changed),
    });
    expect(again.status).toBe(200);
  });

  it("lists one's sessions without their tokens, and ends one", async () => {
    const [mine, other] = [await app.login(), await app.login()];
    const list = async () =>
      (await (await app.call("GET", "/api/sessions", { headers: mine })).json()).sessions as {
        id: string;
        current: boolean;
      }[];
    const before = await list();
    expect(before.filter(({ current }) => current)).toHaveLength(1);
    expect(JSON.stringify(before)).not.toContain("token");
    for (const { id } of before.filter(({ current }) => !current)) {
      const ended = await app.call("POST", "/api/endSession", {
        headers: mine,
        json: { session_id: id, password: PASSWORD },
      });
      expect(ended.status).toBe(200);
    }
    expect(await list()).toHaveLength(1);
    expect(await session(other)).toMatchObject({ authenticated: false });
    const others = [await app.login(), await app.login()];
    expect(
      (await app.call("POST", "/api/endSession", { headers: mine, json: { password: PASSWORD } })).status,
    ).toBe(200);
    for (const each of others) expect(await session(each)).toMatchObject({ authenticated: false });
    expect(await list()).toMatchObject([{ current: true, byPasskey: false }]);
    const unknown = await app.call("POST", "/api/endSession", {
      headers: mine,
      json: { session_id: "x", password: PASSWORD },
    });
    expect(unknown.status).toBe(404);
  });

  it("slows guessing down, and lets the right password in after the wait", async () => {
    const guessed = await openApp();
    const attempt = (password: string) =>
      guessed.call("POST", "/api/login", { json: { username: USERNAME, password } });
    vi.useFakeTimers({ toFake: ["Date"] });
    for (let failure = 0; failure < 5; failure += 1) expect((await attempt("wrong")).status).toBe(400);
    const held = await attempt(PASSWORD);
    expect(held.status).toBe(429);
    const wait = Number(held.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() + wait * 1000);
    expect((await attempt(PASSWORD)).status).toBe(200);
    vi.useRealTimers();
    await guessed.close();
  });
});
