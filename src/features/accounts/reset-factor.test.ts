import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, type TestApp } from "../../../test/app";
import { addPasskeyOf, switchOn } from "../../../test/second-step";
import { runStaffCommand } from "./staff-command.server";

const ANNA = { username: "anna", password: "typed by a colleague" };

describe("the second factor of somebody who lost the phone", () => {
  let app: TestApp;
  let staff: Record<string, string>;
  let anna: Record<string, string>;
  beforeEach(async () => {
    app = await openApp();
    staff = await app.login();
    const json = { username: ANNA.username, newPassword: ANNA.password, password: PASSWORD };
    await app.call("POST", "/api/addStaff", { headers: staff, json });
    ({ staff: anna } = await switchOn(app, ANNA));
    await addPasskeyOf(app, anna);
  });

  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const get = async (path: string, headers: Record<string, string>) =>
    (await app.call("GET", path, { headers })).json();
  const login = (account: object) => app.call("POST", "/api/login", { json: account });
  const lastEntry = () =>
    app.deps.db.selectFrom("journal").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  const accountOf = async (username: string) =>
    ((await get("/api/staff", staff)).accounts as { username: string }[]).find(
      (each) => each.username === username,
    );
  const isBackToThePassword = async () => {
    expect(await get("/api/session", anna)).toMatchObject({ authenticated: false });
    expect(await (await login(ANNA)).json()).toEqual({ message: "success" });
    expect(await accountOf("anna")).toMatchObject({ twoFactor: false, passkeys: 0 });
  };

  it("is seen in the list, and taken away by a colleague, who is noted", async () => {
    expect(await accountOf("anna")).toMatchObject({ twoFactor: true, passkeys: 1 });
    const reset = (username: string) =>
      app.call("POST", "/api/resetTwoFactor", { headers: staff, json: { username, password: PASSWORD } });
    expect((await reset("Anna")).status).toBe(200);
    expect(await lastEntry()).toMatchObject({ action: "resetTwoFactor", entity_id: "anna", author: "mei" });
    await isBackToThePassword();
    expect((await reset("nobody")).status).toBe(404);
    expect((await reset("mei")).status).toBe(400);
  });

  it("is taken away on the command line, and noted", async () => {
    expect((await runStaffCommand(app.deps, ["reset-two-factor", "Anna"])).ok).toBe(true);
    expect(await lastEntry()).toMatchObject({ action: "resetTwoFactor", entity_id: "anna", author: "" });
    await isBackToThePassword();
    expect((await runStaffCommand(app.deps, ["reset-two-factor", "nobody"])).ok).toBe(false);
  });

  it("stays when only the password is reset", async () => {
    const { text } = await runStaffCommand(app.deps, ["reset", "anna"]);
    const password = text.match(/^Password\s+(\S+)$/m)?.[1];
    expect(await get("/api/session", anna)).toMatchObject({ authenticated: false });
    expect(await (await login({ username: "anna", password })).json()).toEqual({ message: "codeNeeded" });
  });

  it("goes with the account", async () => {
    const removed = await app.call("DELETE", "/api/deleteStaff", {
      headers: staff,
      json: { username: "anna", password: PASSWORD },
    });
    expect(removed.status).toBe(200);
    const db = app.deps.db.$extendTables<Record<string, { userId: string }>>();
    for (const table of ["staff_two_factor", "staff_passkey", "staff_session"]) {
      const rows = await db.selectFrom(table).select("userId").distinct().execute();
      expect([table, rows.length]).toEqual([table, table === "staff_session" ? 1 : 0]);
    }
  });
});
