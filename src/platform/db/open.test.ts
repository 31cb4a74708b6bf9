import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openDatabase } from "./open.server";

let parent: string;
let umask: number;

beforeEach(() => {
  umask = process.umask(0o022); // what most machines have, and what lets others read
  parent = mkdtempSync(join(tmpdir(), "kapok-open-"));
});
afterEach(() => {
  process.umask(umask);
  rmSync(parent, { recursive: true, force: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

// Windows has no such modes.
it.skipIf(process.platform === "win32").each([".", "new/deeper"])(
  "lets nobody but its owner read the SQLite files in %s",
  async (folder) => {
    const dataDir = join(parent, folder);
    const { db } = openDatabase({ databaseUrl: undefined, dataDir });
    await sql`create table t (x text)`.execute(db);
    const files = readdirSync(dataDir).sort();
    expect(files).toEqual(["kapok.sqlite", "kapok.sqlite-shm", "kapok.sqlite-wal"]);
    for (const file of files) expect([file, modeOf(join(dataDir, file))]).toEqual([file, "600"]);
    await db.destroy();
    if (folder !== ".") expect([modeOf(dataDir), modeOf(join(parent, "new"))]).toEqual(["700", "700"]);
  },
);
