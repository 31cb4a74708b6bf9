import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { typesOfAccounts } from "../index.server";
import { runStaffCommand } from "./staff-command.server";

describe("npm run staff", () => {
  let app: TestApp;

  beforeEach(async () => {
    app = await openApp();
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const run = (...words: string[]) => runStaffCommand(app.deps, words, typesOfAccounts);
  const login = (username: string, password: string) =>
    app.call("POST", "/api/login", { json: { username, password } });
  const password = (text: string) => text.match(/^Password\s+(\S+)$/m)?.[1] ?? "";
  const isSignedIn = async (headers: Record<string, string>) =>
    (await (await app.call("GET", "/api/session", { headers })).json()).authenticated;

  it("adds and resets accounts, ending their sessions", async () => {
    const added = await run("add", "阿明");
    const signedIn = await login("阿明", password(added.text));
    expect(signedIn.status).toBe(200);
    expect((await run("add", "阿明")).ok).toBe(false);
    expect((await run("list")).text.split("\n")).toEqual([USERNAME, "阿明"]);
    const reset = await run("reset", "阿明");
    expect(await isSignedIn(sessionHeaders(signedIn))).toBe(false);
    expect((await login("阿明", password(added.text))).status).toBe(400);
    expect((await login("阿明", password(reset.text))).status).toBe(200);
    expect((await run("reset", "nobody")).ok).toBe(false);
    expect((await run()).text).toContain("Usage");
  });

  it("gives a writer chosen types, by their names", async () => {
    expect((await run("types")).text.split("\n")).toEqual(expect.arrayContaining(["news", "pages"]));
    const added = await run("add", "ling", "writer", "news,notes,news");
    const headers = sessionHeaders(await login("ling", password(added.text)));
    const session = async () => (await app.call("GET", "/api/session", { headers })).json();
    expect(await session()).toMatchObject({ role: "writer", types: ["news", "notes"] });
    expect((await run("list")).text.split("\n")).toContain("ling  writer for news, notes");
    for (const wrong of [
      ["writer", "nothing"],
      ["writer", ""],
      ["viewer", "news"],
    ]) {
      expect((await run("role", "ling", ...wrong)).ok).toBe(false);
    }
    expect((await run("role", "ling", "writer", "forms")).text).toBe("ling is a writer for forms now.");
    expect((await session()).types).toEqual(["forms"]);
    await run("role", "ling", "writer");
    expect((await session()).types).toBeUndefined();
  });

  it("notes in the journal what was done, without a password and without an author", async () => {
    const made = await run("add", "Anna");
    await run("reset", "ANNA");
    await run("reset-two-factor", "anna");
    await run("remove", "Anna");
    await run("remove", "nobody");
    const headers = await app.login();
    const { entries } = await (await app.call("GET", "/api/activity?feature=accounts", { headers })).json();
    const byCommand = entries.filter(({ entityId }: { entityId: string }) => entityId === "anna");
    expect(byCommand.map(({ action, author }: Record<string, string>) => [action, author])).toEqual([
      ["removeAccount", ""],
      ["resetTwoFactor", ""],
      ["resetPassword", ""],
      ["addAccount", ""],
    ]);
    expect(JSON.stringify(entries)).not.toContain(password(made.text));
  });

  it("removes an account with its sessions, but never the last one", async () => {
    const refused = await run("remove", USERNAME);
    expect(refused).toEqual({ ok: false, text: expect.stringContaining("last account") });
    const staff = await app.login();
    await run("add", "阿明");
    expect((await run("remove", USERNAME.toUpperCase())).ok).toBe(true);
    expect(await isSignedIn(staff)).toBe(false);
    expect((await login(USERNAME, PASSWORD)).status).toBe(400);
    expect((await run("list")).text).toBe("阿明");
    expect((await run("remove", "nobody")).ok).toBe(false);
    // The name stays taken, since what it wrote goes on bearing it.
    expect((await run("add", USERNAME)).ok).toBe(false);
    expect((await run("add", "ngan")).ok).toBe(true);
  });
});
