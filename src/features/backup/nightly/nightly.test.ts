import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../../test/app";
import { uploadPhoto } from "../../../../test/photo";
import { siteIdentity } from "../../../platform/db/database.server";
import { inspectBackup } from "../archive/read.server";
import { runBackupCommand } from "../command.server";
import { newFolder, withBackups } from "../testing/place";
import { backUpNightly, SILENT } from "./nightly.server";

const never = new AbortController().signal;
/** Noon in Hong Kong on that day of November. */
const day = (number: number) => new Date(Date.UTC(2026, 10, number, 4));

describe("nightly backups", () => {
  let folder: ReturnType<typeof newFolder>;
  let dir: string;
  let app: TestApp;
  let staff: Record<string, string>;

  beforeEach(async () => {
    folder = newFolder();
    dir = join(folder.path, "nightly");
    app = await openApp("sqlite", { BACKUP_DIR: dir, BACKUP_KEEP: "3", METRICS_TOKEN: "token-of-this-test" });
    staff = await app.login();
  });
  afterEach(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
    folder.remove();
  });

  /** The name of a backup of this site on a day. */
  const named = async () => {
    const { id } = await siteIdentity(app.deps.db);
    return (date: string) => `kapok-${date}-${id.slice(0, 8)}.tar.gz`;
  };
  const status = async () => (await app.call("GET", "/api/backup", { headers: staff })).json();

  it("are made once a day, and the newest are kept", async () => {
    expect((await status()).nightly).toEqual({ keep: 3, made: null, failed: null, late: false });
    const of = await named();
    for (const number of [1, 1, 2, 3, 4]) await backUpNightly(app.deps, day(number), never);
    writeFileSync(join(dir, "letter.txt"), "of somebody else");
    await backUpNightly(app.deps, day(5), never);
    expect(readdirSync(dir).sort()).toEqual([
      of("2026-11-03"),
      of("2026-11-04"),
      of("2026-11-05"),
      "letter.txt",
    ]);
    const { made } = (await status()).nightly;
    expect(made.bytes).toBeGreaterThan(1000);
    expect(made.missing).toBe(0);
    expect((await inspectBackup(join(dir, of("2026-11-05")), undefined)).madeAt).toBe(made.at);
  });

  it("leave alone those of another site, and of one that was here before", async () => {
    await backUpNightly(app.deps, day(1), never);
    const others = ["kapok-2026-10-30.kapok", "kapok-2026-10-31-0badc0de.tar.gz", "kapok-2026-10-31.tar.gz"];
    for (const name of others) writeFileSync(join(dir, name), "of another site");
    for (const number of [2, 3, 4, 5]) await backUpNightly(app.deps, day(number), never);
    const found = readdirSync(dir);
    expect(found).toEqual(expect.arrayContaining(others));
    expect(found).toHaveLength(3 + others.length);
  });

  it("remove what a former version made of this site, whose names did not say which", async () => {
    await app.deps.db.updateTable("site_identity").set({ began_at: "2026-01-01T00:00:00.000Z" }).execute();
    await backUpNightly(app.deps, day(1), never);
    writeFileSync(join(dir, "kapok-2025-12-31.tar.gz"), "of another site");
    for (const number of [10, 11, 12]) writeFileSync(join(dir, `kapok-2026-10-${number}.tar.gz`), "own");
    await backUpNightly(app.deps, day(2), never);
    const of = await named();
    expect(readdirSync(dir).sort()).toEqual(
      ["kapok-2025-12-31.tar.gz", "kapok-2026-10-12.tar.gz", of("2026-11-01"), of("2026-11-02")].sort(),
    );
  });

  it("are made without a file that cannot be read, which is named", async () => {
    const id = await uploadPhoto(app, staff);
    await app.deps.media.settled();
    const file = join(app.deps.config.dataDir, "media", id, "original");
    rmSync(file);
    mkdirSync(file); // as good as one that may not be read, which root may
    await backUpNightly(app.deps, day(1), never);
    expect((await status()).nightly).toMatchObject({ made: { missing: 0, unreadable: 1 }, failed: null });
    expect(app.errors()).toMatchObject([
      { msg: "media files cannot be read", unreadable: [{ id, reason: "EISDIR" }] },
    ]);
    const backup = join(dir, (await named())("2026-11-01"));
    expect((await inspectBackup(backup, undefined)).unreadable).toEqual([{ id, reason: "EISDIR" }]);
    const command = await runBackupCommand(app.deps, [join(dir, "by-hand")]);
    expect(command).toMatchObject({ ok: true, incomplete: true });
    const headers = { Authorization: "Bearer token-of-this-test" };
    const figures = await (await app.call("GET", "/metrics", { headers })).text();
    expect(figures).toContain('kapok_backup_left_out_files{why="unreadable"} 1\n');
    const at = Date.parse((await status()).nightly.made.at) / 1000;
    expect(figures).toContain(`kapok_backup_last_timestamp_seconds{result="made"} ${at}\n`);
    expect(figures).not.toContain('{result="failed"}');
    expect(command.text).toContain(`could not be read, and are not in it: media/${id}/original (EISDIR).`);
  });

  it("are made by one of two processes that start together", async () => {
    await Promise.all([1, 2].map(() => backUpNightly(app.deps, day(1), never)));
    expect(readdirSync(dir)).toEqual([(await named())("2026-11-01")]);
    expect((await status()).nightly).toMatchObject({ made: { missing: 0 }, failed: null });
  });

  it("are made after a crash in the middle of one, and nothing of it is left", async () => {
    await backUpNightly(app.deps, day(1), never);
    const of = await named();
    const broken = ["kapok-2026-11-01.kapok.partial", `${of("2026-11-02")}.partial`];
    for (const name of broken) writeFileSync(join(dir, name), "half");
    // The program was started again at once: nobody has written to it for a moment only, or the clock was set back.
    utimesSync(join(dir, "kapok-2026-11-01.kapok.partial"), day(1), Date.now() / 1000 + 3600);
    utimesSync(join(dir, `${of("2026-11-02")}.partial`), day(1), (Date.now() - SILENT + 500) / 1000);
    await backUpNightly(app.deps, day(2), never);
    expect(readdirSync(dir).sort()).toEqual([of("2026-11-01"), of("2026-11-02")]);
  });

  it("that fail are reported to staff until one succeeds", async () => {
    writeFileSync(dir, "a file in place of the folder");
    const failing = backUpNightly(app.deps, day(1), never);
    await expect(failing).rejects.toThrow("the nightly backup failed");
    const { failed, made } = (await status()).nightly;
    expect([made, failed.at]).toEqual([null, day(1).toISOString()]);
    expect(failed.reason).toContain("ENOTDIR");
    const { deps } = app;
    const config = withBackups(deps.config, { dir: join(folder.path, "better") });
    await backUpNightly({ ...deps, config }, day(2), never);
    expect((await status()).nightly).toMatchObject({ failed: null, made: { missing: 0 }, late: false });
  });

  it("are not written where the disk for them is not mounted, nor is its place made", async () => {
    const { deps } = app;
    const within = (dir: string) => ({
      ...deps,
      config: withBackups(deps.config, { dir }),
    });
    for (const away of [join(folder.path, "unmounted"), "/proc/unmounted"]) {
      const failing = backUpNightly(within(join(away, "nightly")), day(1), never);
      await expect(failing).rejects.toThrow("the nightly backup failed");
      expect((await status()).nightly.failed.reason).toBe(
        `${join(away, "nightly")} cannot be made (ENOENT).`,
      );
    }
    expect(readdirSync(folder.path)).toEqual([]);
  });

  it("that have not been made for two days are late", async () => {
    await backUpNightly(app.deps, day(1), never);
    const { made } = (await status()).nightly;
    const old = { ...made, at: new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString() };
    const db = app.deps.db.$extendTables<{ nightly_backup: { made: string } }>();
    await db
      .updateTable("nightly_backup")
      .set({ made: JSON.stringify(old) })
      .execute();
    expect((await status()).nightly.late).toBe(true);
  });

  it("stop when the program ends, and are no failure then", async () => {
    await backUpNightly(app.deps, day(1), AbortSignal.abort());
    expect(readdirSync(dir)).toEqual([]);
    expect((await status()).nightly.failed).toBe(null);
  });
});

it("are not made without a folder, which is reported to staff", async () => {
  const app = await openApp("sqlite");
  await backUpNightly(app.deps, day(1), never);
  const answer = await app.call("GET", "/api/backup", { headers: await app.login() });
  expect(await answer.json()).toEqual({ encrypted: false, nightly: null, bytes: expect.any(Number) });
  await app.close();
});
