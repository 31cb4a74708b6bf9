import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { firstOrAll } from "../../../e2e/fixtures/drill";
import { openApp, PASSWORD, sessionHeaders, type TestApp, USERNAME } from "../../../test/app";
import { addNews } from "../../../test/samples";
import { type SecondStep, switchOn } from "../../../test/second-step";
import { createApp } from "../../app.server";
import { createDeps } from "../../make-deps.server";
import { sessionSecret } from "../../platform/auth/secret.server";
import { askOf } from "../../platform/db/fill.server";
import { isMigrated } from "../../platform/db/migrate.server";
import { tableNames } from "../../platform/db/schema.server";
import { LEFT_BEHIND, type Manifest } from "./archive/manifest.server";
import { inspectBackup } from "./archive/read.server";
import { writeBackupFile } from "./archive/write.server";
import { restoreBackup } from "./command.server";
import { everythingIn, fillThroughApi } from "./testing/content";
import { emptyPlace, newFolder, type Place } from "./testing/place";

const KEY = "a key of the drill, long enough";
/** A colleague with a second factor, whose secret is encrypted. */
const ANNA = { username: "anna", password: "typed by a colleague" };
const never = new AbortController().signal;

/** Each direction covers both databases, one written and one read. */
const WAYS = [
  { from: "sqlite", to: "postgres", key: KEY },
  { from: "postgres", to: "sqlite", key: undefined },
] as const;

// The drill: what would be done after a disk was lost, and to move to the other database.
describe.each(firstOrAll(WAYS))("a backup from $from", ({ from, to, key }) => {
  const folder = newFolder();
  const [first, second, third] = ["first", "second", "third"].map((name) => join(folder.path, name)) as [
    string,
    string,
    string,
  ];
  let app: TestApp;
  let there: Place;
  let back: Place;
  let manifest: Manifest;
  let anna: SecondStep;
  let original: Record<string, unknown>;

  beforeAll(async () => {
    app = await openApp(from, key ? { BACKUP_KEY: key } : {});
    there = await emptyPlace(to, key);
    back = await emptyPlace(from, key);
    await fillThroughApi(app);
    const json = { username: ANNA.username, newPassword: ANNA.password, password: PASSWORD };
    await app.call("POST", "/api/addStaff", { headers: await app.login(), json });
    anna = await switchOn(app, ANNA);
    ({ manifest } = await writeBackupFile(app.deps, first, never));
    // One after the other, before anybody looks, since a login to look is noted in the journal.
    await restoreBackup(there.deps, first);
    await writeBackupFile(there.deps, second, never);
    await restoreBackup(back.deps, second);
    await writeBackupFile(back.deps, third, never);
  }, 120_000);
  afterAll(async () => {
    await Promise.all([app.close(), there.close(), back.close()]);
    folder.remove();
  });

  it("holds every table but those that are left behind on purpose, with content in nearly all", async () => {
    const all = await tableNames(askOf(app.deps.db), from);
    expect(manifest.tables.map(({ name }) => name).sort()).toEqual(
      all.filter((name) => !LEFT_BEHIND.includes(name)),
    );
    expect(LEFT_BEHIND.filter((name) => !all.includes(name))).toEqual([]);
    const empty = manifest.tables.filter(({ rows }) => rows === 0).map(({ name }) => name);
    expect(empty.length, empty.join()).toBeLessThan(manifest.tables.length / 3);
    expect(manifest.entries.filter(({ name }) => name.startsWith("media/")).length).toBeGreaterThan(10);
    expect(manifest.missing).toEqual([]);
  });

  it(`is restored into ${to}, and every answer and file is the same`, async () => {
    const restored = await everythingIn(there.deps);
    original = await everythingIn(app.deps);
    expect(Object.keys(original).length).toBeGreaterThan(30);
    expect(restored).toEqual(original);
    expect(await isMigrated(there.deps.db)).toBe(true);
    expect(sessionSecret(there.deps.config)).toBe(sessionSecret(app.deps.config));
  });

  it(`comes back to ${from} with every row and byte as it was`, async () => {
    expect(await everythingIn(back.deps)).toEqual(original);
    expect((await inspectBackup(third, key)).entries).toEqual(manifest.entries);
  });

  it("accepts the second factors from before", async () => {
    const started = await createDeps(there.deps.config); // the program starts with the restored secret
    const post = (path: string, json: object, headers: Record<string, string> = {}) =>
      createApp({ ...started, log: there.deps.log }).request(`http://localhost:3000${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(json),
      });
    const login = await post("/api/login", ANNA);
    expect(await login.json()).toEqual({ message: "codeNeeded" });
    const [code] = anna.recoveryCodes;
    expect((await post("/api/loginCode", { code }, sessionHeaders(login))).status).toBe(200);
    await started.media.close();
    await started.db.destroy();
  });

  it("goes on counting after what was restored", async () => {
    const last = async () => (await askOf(there.deps.db)("select max(id) as id from journal"))[0]?.id;
    const before = Number(await last());
    const call: TestApp["call"] = async (method, path, { json, headers } = {}) =>
      createApp(there.deps).request(`http://localhost:3000${path}`, {
        method,
        headers: { "Content-Type": "application/json", ...headers },
        body: JSON.stringify(json),
      });
    const login = await call("POST", "/api/login", { json: { username: USERNAME, password: PASSWORD } });
    await addNews({ ...app, call }, sessionHeaders(login));
    expect(Number(await last())).toBeGreaterThan(before);
  });
});
