import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import promises from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openApp, type TestApp } from "../../../test/app";
import { inspectBackup } from "./archive/read.server";
import { runBackupCommand } from "./command.server";
import { backUpNightly } from "./nightly/nightly.server";
import { newFolder } from "./testing/place";

/** The error of link(2) on a disk with FAT or exFAT, and on most that are mounted by FUSE. */
const refused = { code: "EPERM", before: () => {} };
const { link } = promises;

function putLink(other: typeof link): void {
  promises.link = other;
  syncBuiltinESMExports();
}

const folder = newFolder();
let app: TestApp;

beforeAll(async () => {
  putLink(async () => {
    refused.before();
    throw Object.assign(new Error(`${refused.code}: link`), { code: refused.code });
  });
  app = await openApp("sqlite", { BACKUP_DIR: join(folder.path, "nightly") });
});
afterEach(() => {
  refused.code = "EPERM";
  refused.before = () => {};
});
afterAll(async () => {
  putLink(link);
  await app.close();
  folder.remove();
});

it.each(["EPERM", "ENOTSUP", "ENOSYS"])("makes a backup on a disk that has no links: %s", async (code) => {
  refused.code = code;
  const file = join(folder.path, code);
  const { text, ok } = await runBackupCommand(app.deps, [file]);
  expect([text, ok]).toEqual([expect.stringMatching(/^Backup made: /), true]);
  expect((await inspectBackup(file, undefined)).tables.length).toBeGreaterThan(0);
  expect(readdirSync(folder.path)).not.toContain(`${code}.partial`);
});

it("makes the nightly ones there too", async () => {
  await backUpNightly(app.deps, new Date("2026-11-22T04:00:00Z"), new AbortController().signal);
  expect(readdirSync(join(folder.path, "nightly"))).toEqual([
    expect.stringMatching(/^kapok-2026-11-22-[0-9a-f]{8}\.tar\.gz$/),
  ]);
  expect(app.errors()).toEqual([]);
});

it("writes over nothing there that appears meanwhile", async () => {
  const file = join(folder.path, "meanwhile");
  refused.before = () => writeFileSync(file, "of somebody else");
  expect(await runBackupCommand(app.deps, [file])).toEqual({ text: `${file} exists already.`, ok: false });
  expect(readFileSync(file, "utf8")).toBe("of somebody else");
});

it("says another refusal in words, and leaves nothing there", async () => {
  refused.code = "ENOSPC";
  const { text, ok } = await runBackupCommand(app.deps, [join(folder.path, "full")]);
  expect([text, ok]).toEqual([`No backup was made: the disk of ${folder.path} is full.`, false]);
  expect(readdirSync(folder.path).filter((name) => name.startsWith("full"))).toEqual([]);
});
