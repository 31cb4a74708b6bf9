import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import type { AccountTables } from "./account-rows.server";

describe("accounts managed by staff", () => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeEach(async () => {
    app = await openApp();
    staff = await app.login();
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const send = (path: string, json: object, method = "POST") =>
    app.call(method, path, { headers: staff, json: { password: PASSWORD, ...json } });
  const login = (username: string, password: string) =>
    app.call("POST", "/api/login", { json: { username, password } });
  const isSignedIn = async (headers: Record<string, string>) =>
    (await (await app.call("GET", "/api/session", { headers })).json()).authenticated;
  const names = async () => {
    const { accounts } = await (await app.call("GET", "/api/staff", { headers: staff })).json();
    return (accounts as { username: string }[]).map(({ username }) => username);
  };

  it("adds one with a typed password, which is not said again", async () => {
    const added = await send("/api/addStaff", { username: " Anna ", newPassword: "typed by a colleague" });
    expect(await added.json()).toEqual({ message: "success", username: "anna", password: null });
    expect((await login("ANNA", "typed by a colleague")).status).toBe(200);
    const { accounts } = await (await app.call("GET", "/api/staff", { headers: staff })).json();
    const since = expect.stringMatching(/^\d{4}-.+Z$/);
    expect(accounts).toEqual([
      {
        username: "anna",
        role: "administrator",
        since,
        types: null,
        own: false,
        twoFactor: false,
        passkeys: 0,
      },
      {
        username: USERNAME,
        role: "administrator",
        since,
        types: null,
        own: true,
        twoFactor: false,
        passkeys: 0,
      },
    ]);
  });

  it("lists twenty at a time, by name, and finds part of a name", async () => {
    const now = new Date("2020-01-01T00:00:00Z");
    const accounts = Array.from({ length: 20 }, (_, at) => `helper${String(at).padStart(2, "0")}`).map(
      (name) => ({
        ...{ id: name, name, email: `${name}@staff.invalid`, emailVerified: false },
        ...{ username: name, displayUsername: name, createdAt: now, updatedAt: now },
      }),
    );
    await app.deps.db.$extendTables<AccountTables>().insertInto("staff_account").values(accounts).execute();
    const list = async (query: string) => {
      const answer = await app.call("GET", `/api/staff?${query}`, { headers: staff });
      const { accounts, total, pages } = await answer.json();
      const usernames = (accounts as { username: string }[]).map(({ username }) => username);
      return [{ total, pages }, usernames] as const;
    };
    const twentyOne = { total: 21, pages: 2 };
    expect(await list("")).toEqual([twentyOne, accounts.map(({ username }) => username)]);
    expect(await list("page=2")).toEqual([twentyOne, [USERNAME]]);
    expect(await list("q=PER07")).toEqual([{ total: 1, pages: 1 }, ["helper07"]]);
    const usernames = async (query: string) => (await list(query))[1];
    expect(await usernames("sort=-name&page=2")).toEqual(["helper00"]);
    expect(await usernames("sort=since&page=2")).toEqual([USERNAME]);
    expect((await usernames("sort=-since")).slice(0, 2)).toEqual([USERNAME, "helper00"]);
    expect(await list("q=nobody")).toEqual([{ total: 0, pages: 1 }, []]);
  });

  it("makes a password that only the answer has", async () => {
    const { password } = await (await send("/api/addStaff", { username: "阿明" })).json();
    expect((await login("阿明", password)).status).toBe(200);
    const journal = await app.deps.db.selectFrom("journal").selectAll().execute();
    expect(JSON.stringify(journal)).toContain("阿明");
    expect(JSON.stringify(journal)).not.toContain(password);
  });

  it.each([
    [{ username: "two words" }, "username"],
    [{ username: "x".repeat(61) }, "username"],
    [{ username: USERNAME.toUpperCase() }, "username"],
    [{ username: "anna", newPassword: "short" }, "newPassword"],
    [{ username: "anna", password: "not mine" }, "password"],
    [{ username: "anna", password: undefined }, "password"],
  ])("refuses %j", async (json, path) => {
    const refused = await send("/api/addStaff", json);
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors).toEqual([{ path, message: expect.any(String) }]);
    expect(await names()).toEqual([USERNAME]);
  });

  it("resets a password, which ends the sessions of that account and no others", async () => {
    const first = await (await send("/api/addStaff", { username: "anna" })).json();
    const anna = sessionHeaders(await login("anna", first.password));
    const { password } = await (await send("/api/resetStaff", { username: "Anna" })).json();
    expect([await isSignedIn(anna), await isSignedIn(staff)]).toEqual([false, true]);
    expect((await login("anna", first.password)).status).toBe(400);
    expect((await login("anna", password)).status).toBe(200);
  });

  it("removes an account with its sessions", async () => {
    const { password } = await (await send("/api/addStaff", { username: "anna" })).json();
    const anna = sessionHeaders(await login("anna", password));
    expect((await send("/api/deleteStaff", { username: "Anna" }, "DELETE")).status).toBe(200);
    expect(await isSignedIn(anna)).toBe(false);
    expect((await login("anna", password)).status).toBe(400);
    expect(await names()).toEqual([USERNAME]);
  });

  it("leaves one's own account alone, and so the last one", async () => {
    await send("/api/addStaff", { username: "anna" });
    const own = { username: USERNAME.toUpperCase() };
    expect((await send("/api/deleteStaff", own, "DELETE")).status).toBe(400);
    expect((await send("/api/resetStaff", own)).status).toBe(400);
    expect(await isSignedIn(staff)).toBe(true);
    expect((await login(USERNAME, PASSWORD)).status).toBe(200);
  });

  it("requires the caller's password for changes of a colleague's account", async () => {
    const made = await (await send("/api/addStaff", { username: "anna" })).json();
    const anna = sessionHeaders(await login("anna", made.password));
    for (const [path, method] of [
      ["/api/resetStaff", "POST"],
      ["/api/resetTwoFactor", "POST"],
      ["/api/deleteStaff", "DELETE"],
    ] as const) {
      for (const password of [made.password, undefined]) {
        const refused = await send(path, { username: "anna", password }, method);
        expect([path, refused.status]).toEqual([path, 400]);
        expect((await refused.json()).errors).toEqual([{ path: "password", message: expect.any(String) }]);
      }
    }
    expect(await isSignedIn(anna)).toBe(true);
  });

  it("says that an unknown account is unknown", async () => {
    expect((await send("/api/deleteStaff", { username: "nobody" }, "DELETE")).status).toBe(404);
    expect((await send("/api/resetStaff", { username: "nobody" })).status).toBe(404);
  });
});
