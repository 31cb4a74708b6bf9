import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { emptyTables, followKeys, insertRows } from "../src/platform/db/fill.server";
import { migrateTo } from "../src/platform/db/migrate.server";
import { openDatabase, sqliteFile } from "../src/platform/db/open.server";
import { appliedMigrations, tablesParentsFirst } from "../src/platform/db/schema.server";
import type { Row } from "../src/platform/db/snapshot.server";

const FOLDER = join(import.meta.dirname, "fixtures", "databases");

/** Versions of which there is a database. */
export const OLD_VERSIONS: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".sql.gz"))
  .map((name) => name.replace(".sql.gz", ""));

/** Puts the database of a version into `dataDir`, as a file of SQLite. */
export function oldSqlite(version: string, dataDir: string): void {
  filled(version, sqliteFile(dataDir)).close();
}

/** Names of the migrations that have run in the database of a version, in order. */
export function oldMigrations(version: string): Promise<string[]> {
  const database = filled(version, ":memory:");
  return appliedMigrations(async (query) => database.prepare(query).all(), "sqlite");
}

function filled(version: string, file: string): DatabaseSync {
  // What holds the rows of an index is written as it was; SQLite otherwise keeps it to itself.
  const database = new DatabaseSync(file, { defensive: false });
  database.exec("begin");
  database.exec(gunzipSync(readFileSync(join(FOLDER, `${version}.sql.gz`))).toString());
  database.exec("commit");
  return database;
}

/** Puts the rows that {@link oldSqlite} left in `dataDir` into an empty database of PostgreSQL, as that version would have had them. */
export async function oldPostgres(dataDir: string, databaseUrl: string): Promise<void> {
  const old = new DatabaseSync(sqliteFile(dataDir));
  const ask = async (query: string) => old.prepare(query).all();
  const { db } = openDatabase({ databaseUrl, dataDir });
  await migrateTo(db, (await appliedMigrations(ask, "sqlite")).at(-1) ?? "");
  const tables = await tablesParentsFirst(ask, "sqlite");
  await db.transaction().execute(async (tx) => {
    await emptyTables(tx, tables);
    for (const table of tables)
      await insertRows(tx, "postgres", table, (await ask(`select * from "${table}"`)) as Row[]);
    await followKeys(tx, "postgres");
  });
  await db.destroy();
  old.close();
}
