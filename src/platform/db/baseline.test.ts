import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { OLD_VERSIONS, type OldVersion, oldPostgres, oldSqlite, TOO_OLD } from "../../../test/old-database";
import { newDatabase } from "../../../test/postgres";
import { schemaOf } from "../../../test/schema";
import type { Database } from "./database.server";
import { askOf } from "./fill.server";
import { BASELINE, isMigrated, migrate, migrateTo, OlderDatabaseError } from "./migrate.server";
import { type Engine, openDatabase } from "./open.server";
import { tableNames } from "./schema.server";

let folder: string;
let opened: Database[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kapok-baseline-"));
  opened = [];
});
afterEach(async () => {
  for (const db of opened) await db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the database that a version left, or a new one; nothing has run in it since. */
async function open(engine: Engine, version?: OldVersion): Promise<Database> {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
  if (version && databaseUrl) await oldPostgres(version, databaseUrl);
  else if (version) oldSqlite(version, dataDir);
  const { db } = openDatabase({ dataDir, databaseUrl });
  opened.push(db);
  return db;
}

type Rows = Record<string, Record<string, unknown>[]>;

async function rowsOf(db: Database, engine: Engine): Promise<Rows> {
  const ask = askOf(db);
  const rows: Rows = {};
  for (const table of await tableNames(ask, engine)) {
    const all = (await ask(`select * from "${table}"`)).map((row) => ({ ...row }));
    rows[table] = all.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  }
  return rows;
}

/** What migrations since change on purpose: names of roles, what is looked through, and four types of entries. */
const CHANGED = [
  ...["staff_account.role", "invitation.role", "donation_words.words", "enquiry_words.words"],
  ...["receipt.name_key", "consent.words", "media.words", "entry.derived"],
];
const CHANGED_TYPES: unknown[] = ["chart", "glossary", "siteDetails", "special"];
/** The type whose entries became one. */
const MERGED: unknown = "special";

/** The tables and columns of `before` in `rows`, as texts, without what is {@link CHANGED}. */
function unchanged(before: Rows, rows: Rows): Record<string, string[]> {
  const cut = Object.entries(before).map(([table, [first = {}]]) => {
    const columns = Object.keys(first).filter((column) => !CHANGED.includes(`${table}.${column}`));
    const others = (rows[table] ?? []).filter(
      ({ type }) => type !== MERGED && (table !== "entry_version" || !CHANGED_TYPES.includes(type)),
    );
    return [table, others.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()];
  });
  return Object.fromEntries(cut);
}

describe.each(BOTH_ENGINES)("the baseline on %s", (engine) => {
  it.each(OLD_VERSIONS)("makes the tables that the many migrations of %s made", async (version) => {
    const fresh = await open(engine);
    await migrateTo(fresh, BASELINE);
    const old = await open(engine, version);
    const schema = await schemaOf(askOf(fresh), engine);
    expect(schema).toEqual(await schemaOf(askOf(old), engine));
    expect(schema.length).toBeGreaterThan(100);
  });

  it.each(OLD_VERSIONS)("is not run in a database of %s, whose rows are not changed", async (version) => {
    const db = await open(engine, version);
    const before = await rowsOf(db, engine);
    await migrateTo(db, BASELINE);
    expect(await rowsOf(db, engine)).toEqual(before);
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    expect(unchanged(before, await rowsOf(db, engine))).toEqual(unchanged(before, before));
    expect(before.entry?.length).toBeGreaterThan(100);
    const fresh = await open(engine);
    await migrate(fresh);
    expect(await schemaOf(askOf(db), engine)).toEqual(await schemaOf(askOf(fresh), engine));
  });

  it("can be taken back as a whole", async () => {
    const db = await open(engine);
    await migrate(db);
    await migrateTo(db, "2026-11-21-00-core");
    expect(await tableNames(askOf(db), engine)).toEqual([]);
  });

  it("refuses an older database in words, and changes nothing in it", async () => {
    const db = await open(engine, OLD_VERSIONS[0]);
    await sql`delete from kysely_migration where name = ${BASELINE}`.execute(db);
    const before = await rowsOf(db, engine);
    const error = await migrate(db).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OlderDatabaseError);
    expect(String(error)).toMatch(
      /Start version 0\.1\.0 at commit b6f218a9 \(git tag before-baseline\) once/,
    );
    expect(await rowsOf(db, engine)).toEqual(before);
  });
});

it("leaves the file of an older SQLite database untouched, byte for byte", async () => {
  oldSqlite(TOO_OLD, folder);
  const { db } = openDatabase({ dataDir: folder, databaseUrl: undefined });
  await sql`select 1`.execute(db); // its first start has set the mode of the file
  await db.destroy();
  const digest = () =>
    createHash("sha256")
      .update(readFileSync(join(folder, "kapok.sqlite")))
      .digest("hex");
  const before = digest();
  const again = openDatabase({ dataDir: folder, databaseUrl: undefined });
  await expect(migrate(again.db)).rejects.toThrow(OlderDatabaseError);
  await again.db.destroy();
  expect(digest()).toBe(before);
  expect(readdirSync(folder)).toEqual(["kapok.sqlite"]);
});
