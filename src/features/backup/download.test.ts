import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { openApp, PASSWORD, type TestApp } from "../../../test/app";
import { addNews } from "../../../test/samples";
import { inspectBackup } from "./archive/read.server";
import { BACKUP_ADDRESS } from "./contract";
import { newFolder } from "./testing/place";

const KEY = "a key for downloads";

describe("a download", () => {
  const folder = newFolder();
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp("sqlite", { BACKUP_KEY: KEY });
    staff = await app.login();
    // More than can be on its way to somebody who does not read.
    const noise = () => ({ header: "Noise", content: `<p>${randomBytes(140_000).toString("base64")}</p>` });
    expect(await addNews(app, staff, { eng: noise(), tra: noise(), sim: noise() })).toBeTruthy();
  });
  afterEach(() => {
    vi.useRealTimers();
    expect(app.errors()).toEqual([]);
  });
  afterAll(async () => {
    await app.close();
    folder.remove();
  });

  const entries = () =>
    app.deps.db
      .selectFrom("journal")
      .select(["author", "action"])
      .where("feature", "=", "backup")
      .orderBy("id")
      .execute();

  const ask = (password: string, headers = staff) =>
    app.call("POST", BACKUP_ADDRESS, { headers, body: new URLSearchParams({ password }) });

  it("is for staff alone, from the site itself, as a form", async () => {
    expect((await ask(PASSWORD, {})).status).toBe(401);
    expect((await ask(PASSWORD, { ...staff, "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const link = await app.call("GET", BACKUP_ADDRESS, { headers: staff });
    expect([link.status, link.headers.get("allow")]).toEqual([405, "POST"]);
    expect(await entries()).toEqual([]);
  });

  it("wants the password again, as the question before it does, and both slow guessing together", async () => {
    vi.useFakeTimers({ toFake: ["Date"] }); // however slow the machine is, no wait is over
    const before = (password: string) =>
      app.call("POST", "/api/backupReady", { headers: staff, json: { password } });
    const refused = { errors: [{ path: "password", message: expect.any(String) }] };
    for (const password of ["", "x".repeat(257), "not my password"]) {
      for (const answer of [await ask(password), await before(password)]) {
        expect([password, answer.status]).toEqual([password, 400]);
        expect(await answer.json()).toMatchObject(refused);
      }
    }
    expect((await ask("p".repeat(5000))).status).toBe(413);
    const guesses = [await ask("second guess"), await before("third"), await ask("fourth")];
    expect(guesses.map(({ status }) => status)).toEqual([400, 400, 400]);
    for (const held of [await ask(PASSWORD), await before(PASSWORD)]) {
      expect(held.status).toBe(429);
      expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(await entries()).toEqual([]);
    await sql`delete from login_throttle`.execute(app.deps.db);
    expect((await before(PASSWORD)).status).toBe(200);
  });

  it("streams a whole backup named by its day, stores no copy, and is recorded in the journal", async () => {
    const answer = await ask(PASSWORD);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="kapok-\d{4}-\d\d-\d\d\.kapok"$/,
    );
    const file = join(folder.path, "downloaded");
    writeFileSync(file, await answer.bytes());
    const manifest = await inspectBackup(file, KEY);
    const storedEntries = await app.deps.db
      .$extendTables<{ entry: { id: string } }>()
      .selectFrom("entry")
      .select("id")
      .execute();
    expect(manifest.tables.find(({ name }) => name === "entry")?.rows).toBe(storedEntries.length);
    expect(await entries()).toEqual([{ author: "mei", action: "download" }]);
  });

  it("is one at a time, and gives way when its reader goes", async () => {
    const first = await ask(PASSWORD);
    const ready = await app.call("POST", "/api/backupReady", {
      headers: staff,
      json: { password: PASSWORD },
    });
    for (const second of [await ask(PASSWORD), ready])
      expect([second.status, second.headers.get("retry-after")]).toEqual([503, "60"]);
    await first.body?.cancel();
    const third = async () => {
      const again = await ask(PASSWORD);
      await again.body?.cancel();
      return again.status;
    };
    await expect.poll(third).toBe(200);
  });

  it("says before how large it will be at most", async () => {
    const { bytes } = await (await app.call("GET", "/api/backup", { headers: staff })).json();
    const file = await (await ask(PASSWORD)).arrayBuffer();
    expect(bytes).toBeGreaterThanOrEqual(file.byteLength);
    expect(bytes).toBeLessThan(file.byteLength + 100_000_000);
  });
});
