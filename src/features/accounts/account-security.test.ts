import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { CHEAP } from "../../../test/cheap";
import { CODE_COST, PASSWORD_COST, setDigestCosts } from "../../platform/auth/digest.server";
import { keysOfLogin, loginThrottle } from "../../platform/auth/throttle.server";
import { deleteOldLogins } from "./feature.server";

const HOUR = 60 * 60 * 1000;

describe("what keeps accounts safe", () => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp();
    staff = await app.login();
  });
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const send = (path: string, json: object, headers = staff) =>
    app.call("POST", path, { headers, json: { password: PASSWORD, ...json } });
  const login = (username: string, password: string) => send("/api/login", { username, password }, {});
  const isSignedIn = async (headers: Record<string, string>) =>
    (await (await app.call("GET", "/api/session", { headers })).json()).authenticated;
  const tables = () => app.deps.db.$extendTables<Record<string, Record<string, string>>>();
  /** Runs `act` with the clock set `hours` ahead. */
  const later = <Result>(hours: number, act: () => Promise<Result>): Promise<Result> => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR });
    return act().finally(() => vi.useRealTimers());
  };

  it.each<[string, string, Record<string, string>]>([
    ["/api/changePassword", "newPassword", { currentPassword: PASSWORD }],
    ["/api/addStaff", "newPassword", { username: "chan.tai-man" }],
    ["/api/resetStaff", "newPassword", { username: "chan.tai-man" }],
  ])("%s refuses common and guessable passwords at their field", async (path, field, rest) => {
    if (path === "/api/resetStaff") await send("/api/addStaff", { username: "chan.tai-man" });
    for (const weak of ["Counterstrike", "Kapok Association", `${rest.username ?? USERNAME}-1234567`]) {
      const refused = await send(path, { ...rest, [field]: weak });
      expect(refused.status).toBe(400);
      expect((await refused.json()).errors).toEqual([{ path: field, message: expect.any(String) }]);
    }
    expect((await login(USERNAME, PASSWORD)).status).toBe(200);
  });

  it("ends a session after a day, however much it is used", async () => {
    const used = await app.login();
    for (const hours of [8, 16, 23]) {
      await later(hours, async () => expect([hours, await isSignedIn(used)]).toEqual([hours, true]));
    }
    await later(25, async () => {
      expect(await isSignedIn(used)).toBe(false);
      expect((await app.call("GET", "/api/staff", { headers: used })).status).toBe(401);
      const fresh = await app.login();
      const { sessions } = await (await app.call("GET", "/api/sessions", { headers: fresh })).json();
      expect(sessions).toHaveLength(1);
      await deleteOldLogins(app.deps, new Date(), new AbortController().signal);
      expect(await tables().selectFrom("staff_session").select("id").execute()).toHaveLength(1);
    });
    staff = await app.login();
  });

  it("ends a session after twelve hours without use", async () => {
    const unused = await app.login();
    await later(13, async () => expect(await isSignedIn(unused)).toBe(false));
  });

  it("asks for the password before a session is ended", async () => {
    const other = await app.login();
    const { sessions } = await (await app.call("GET", "/api/sessions", { headers: other })).json();
    const [{ id }] = sessions.filter(({ current }: { current: boolean }) => current);
    for (const [path, json] of [
      ["/api/endSession", { session_id: id }],
      ["/api/endSession", {}],
    ] as const) {
      const refused = await send(path, { ...json, password: "not my password" });
      expect((await refused.json()).errors).toEqual([{ path: "password", message: expect.any(String) }]);
    }
    expect(await isSignedIn(other)).toBe(true);
  });

  it("lets a password that somebody else made be used for a week, unless its owner chooses another", async () => {
    const [wing, lok] = ["wing", "lok"];
    const given = async (username: string) =>
      (await (await send("/api/addStaff", { username })).json()).password;
    const [first, second] = [await given(wing), await given(lok)];
    const own = sessionHeaders(await login(wing, first));
    const methods = async () => (await app.call("GET", "/api/signInMethods", { headers: own })).json();
    const until = async () => (await methods()).firstPasswordUntil;
    expect(await methods()).toMatchObject({ ownPassword: false });
    expect(Date.parse(await until()) - Date.now()).toBeGreaterThan(6 * 24 * HOUR);
    const newPassword = "seven ferries at dawn";
    const changed = await send("/api/changePassword", { currentPassword: first, newPassword }, own);
    const { Cookie = "" } = sessionHeaders(changed);
    own.Cookie = Cookie;
    expect(await methods()).toMatchObject({ firstPasswordUntil: null, ownPassword: true });
    await later(8 * 24, async () => {
      expect((await login(wing, newPassword)).status).toBe(200);
      const over = await login(lok, second);
      expect(over.status).toBe(400);
      expect((await over.json()).message).toContain("first password");
      expect((await (await login(lok, "wrong")).json()).message).toContain("not correct");
      expect(over.headers.getSetCookie()).toEqual([]);
    });
  });

  it("digests a password anew at a login when its digest is of an earlier form", async () => {
    const former =
      "0123456789abcdef0123456789abcdef:" +
      "0ccb74b03a34cd72e7e10d02e717b7dfc6716b1b679c72557f5a30ea62f50d53003a262b246d9242c157d2367e8b3e08aeefa669d189bd6d275f4d6d6243509f";
    const account = tables().selectFrom("staff_account").select("id").where("username", "=", USERNAME);
    const mine = async () => {
      const stored = tables()
        .selectFrom("staff_credential")
        .select("password")
        .where("userId", "in", account);
      return (await stored.executeTakeFirstOrThrow()).password;
    };
    setDigestCosts(PASSWORD_COST, CODE_COST); // as outside of tests
    onTestFinished(() => setDigestCosts(CHEAP, CHEAP));
    expect((await login(USERNAME, PASSWORD)).status).toBe(200);
    expect(await mine()).toMatch(/^scrypt\$32768\$8\$3\$/);
    await tables()
      .updateTable("staff_credential")
      .set({ password: former })
      .where("userId", "in", account)
      .execute();
    expect((await login(USERNAME, `${PASSWORD}.`)).status).toBe(400);
    expect(await mine()).toBe(former);
    expect((await login(USERNAME, PASSWORD)).status).toBe(200);
    expect(await mine()).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect((await login(USERNAME, PASSWORD)).status).toBe(200);
  });

  it("hears no more guesses at the same moment than one after the other", async () => {
    await send("/api/addStaff", { username: "guessed", newPassword: "seven ferries at dawn" });
    const guess = async (_: unknown, number: number) => (await login("guessed", `guess ${number}`)).status;
    // The clock is frozen: however slow the machine is, no wait is over.
    const statuses = await later(0, () => Promise.all(Array.from({ length: 15 }, guess)));
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });

  it("counts the addresses of one customer together", async () => {
    const spend = (host: number) =>
      loginThrottle(app.deps.db).spend(keysOfLogin("", `2001:db8::${host}:1`, undefined));
    for (let host = 1; host <= 20; host += 1) await spend(host);
    const headers = { "Retry-After": expect.stringMatching(/^[1-9]/) };
    await expect(spend(21)).rejects.toMatchObject({ status: 429, details: { headers } });
  });

  it("keeps the journal from being changed, by whatever program", async () => {
    const journal = app.deps.db.$extendTables<{ journal: { id: number; author: string } }>();
    await expect(journal.updateTable("journal").set({ author: "nobody" }).execute()).rejects.toThrow(
      /added to/,
    );
    await expect(journal.deleteFrom("journal").execute()).rejects.toThrow(/added to/);
  });
});
