import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { uploadPhoto } from "../../../test/photo";
import { writeBackupFile } from "./archive/write.server";
import { leftOutWords, runBackupCommand } from "./command.server";
import { emptyPlace, newFolder } from "./testing/place";

const folder = newFolder();
let app: TestApp;

beforeAll(async () => {
  app = await openApp("sqlite");
});
afterAll(async () => {
  await app.close();
  folder.remove();
});

it("never writes over a file, and leaves none behind that is not whole", async () => {
  const file = join(folder.path, "good");
  expect((await runBackupCommand(app.deps, [file])).ok).toBe(true);
  expect(await runBackupCommand(app.deps, [file])).toEqual({ text: `${file} exists already.`, ok: false });
  const broken = join(folder.path, "broken");
  const stopped = AbortSignal.abort(new Error("stopped"));
  await expect(writeBackupFile(app.deps, broken, stopped)).rejects.toThrow();
  expect(readdirSync(folder.path).filter((name) => name.startsWith("broken"))).toEqual([]);
  const { text, ok } = await runBackupCommand(app.deps, []);
  expect([text, ok]).toEqual(["Usage: npm run backup -- FILE", false]);
});

it("says in words what is wrong with the place for it", async () => {
  const missing = await runBackupCommand(app.deps, [join(folder.path, "nowhere", "backup")]);
  expect(missing).toEqual({
    text: `No backup was made: the folder ${join(folder.path, "nowhere")} does not exist.`,
    ok: false,
  });
  writeFileSync(join(folder.path, "file"), "");
  const inFile = await runBackupCommand(app.deps, [join(folder.path, "file", "backup")]);
  expect(inFile).toEqual({ text: expect.stringContaining("is no folder"), ok: false });
});

it("says that the disk is full, and leaves nothing there", async ({ skip }) => {
  const disk = newFolder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=8k", "tmpfs", disk.path]).status === 0;
  if (!mounted) return skip("nothing can be mounted here");
  try {
    writeFileSync(join(disk.path, "filler"), "x".repeat(8192));
    const { text, ok } = await runBackupCommand(app.deps, [join(disk.path, "backup")]);
    expect([text, ok]).toEqual([`No backup was made: the disk of ${disk.path} is full.`, false]);
    expect(readdirSync(disk.path)).toEqual(["filler"]);
  } finally {
    spawnSync("umount", [disk.path]);
    disk.remove();
  }
});

it("says that there is nothing to back up in an empty place", async () => {
  const place = await emptyPlace("sqlite");
  const { text, ok } = await runBackupCommand(place.deps, [join(folder.path, "empty")]);
  expect([text, ok]).toEqual(["There is no database of Kapok here to back up.", false]);
  await place.close();
});

it("names twenty of many files that are gone, and counts the others", () => {
  const missing = Array.from({ length: 1000 }, (_, number) => `id-${number}`);
  expect(leftOutWords({ missing, unreadable: [] })).toEqual([
    expect.stringMatching(/ there: id-0, .*, id-19 and 980 more\.$/),
  ]);
});

it("makes a backup without a file that is gone, and names it", async () => {
  const used = await openApp("sqlite");
  const staff = await used.login();
  const id = await uploadPhoto(used, staff);
  await used.deps.media.settled();
  await used.deps.media.blobs.delete(`${id}/original`);
  const { text, ok, incomplete } = await runBackupCommand(used.deps, [join(folder.path, "gap")]);
  expect([ok, incomplete]).toEqual([true, true]);
  expect(text).toContain(`that were not there: ${id}.`);
  await used.close();
});
