import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { sqliteFile } from "../src/platform/db/open.server";
import { appliedMigrations } from "../src/platform/db/schema.server";

const FOLDER = join(import.meta.dirname, "fixtures", "databases");

/** Versions of which there is a database of each engine, oldest first. */
export const OLD_VERSIONS = ["b6f218a9"] as const;
export type OldVersion = (typeof OLD_VERSIONS)[number];

/** A version older than the baseline, of which there is a SQLite database. */
export const TOO_OLD = "525bb04";

/** Puts the database of a version into `dataDir`, as a file of SQLite. */
export function oldSqlite(version: OldVersion | typeof TOO_OLD, dataDir: string): void {
  filled(version, sqliteFile(dataDir)).close();
}

/** Puts the database of a version into an empty one of PostgreSQL. */
export async function oldPostgres(version: OldVersion, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(sqlOf(`${version}.postgres`));
  await client.end();
}

/** Names of the migrations that have run in the database of a version, in order. */
export function oldMigrations(version: OldVersion): Promise<string[]> {
  const database = filled(version, ":memory:");
  return appliedMigrations(async (query) => database.prepare(query).all(), "sqlite");
}

function filled(version: string, file: string): DatabaseSync {
  // What holds the rows of an index is written as it was; SQLite otherwise keeps it to itself.
  const database = new DatabaseSync(file, { defensive: false });
  database.exec(`begin; ${sqlOf(`${version}.sqlite`)} commit`);
  return database;
}

const sqlOf = (name: string) => gunzipSync(readFileSync(join(FOLDER, `${name}.sql.gz`))).toString();
