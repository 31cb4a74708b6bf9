import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { Kysely } from "kysely";
import type { Pool } from "pg";
import type { CoreTables, Database } from "./database.server";
import { postgresDialect } from "./postgres.server";
import { noteFile } from "./same-file.server";
import { sqliteDialect } from "./sqlite.server";

export type Engine = "sqlite" | "postgres";

/** An open database together with which engine it is. Close it with `db.destroy()`. */
export interface OpenDatabase {
  db: Database;
  engine: Engine;
}

/** Path of the SQLite file below `dataDir`. */
export const sqliteFile = (dataDir: string): string => join(dataDir, "kapok.sqlite");

/**
 * Opens PostgreSQL at `databaseUrl`, or without one the SQLite file in `dataDir` (made when missing).
 * @param busyTimeout milliseconds to wait while another process locks the SQLite file
 */
export function openDatabase(
  where: { databaseUrl: string | undefined; dataDir: string },
  busyTimeout?: number,
): OpenDatabase {
  if (where.databaseUrl) {
    return { db: openPostgres(where.databaseUrl), engine: "postgres" };
  }
  mkdirSync(where.dataDir, { recursive: true, mode: 0o700 });
  const file = sqliteFile(where.dataDir);
  // SQLite would let everybody read it. The files that it puts beside it take over the mode of this one.
  closeSync(openSync(file, "a", 0o600));
  const dialect = sqliteDialect(file, busyTimeout);
  const db = new Kysely<CoreTables>({ dialect });
  noteFile(db, file);
  return { db, engine: "sqlite" };
}

/** Opens PostgreSQL at `url`. */
export const openPostgres = (url: string): Database =>
  new Kysely<CoreTables>({ dialect: postgresDialect(() => openPool(url)) });

/** Milliseconds for a connection, or the query that wants one fails. */
const CONNECT_WITHIN = 5000;

/** With the first query; a site on SQLite never loads the client. */
async function openPool(connectionString: string): Promise<Pool> {
  const { default: pg } = await import("pg");
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: CONNECT_WITHIN, max: 10 });
  // A connection that the server drops must not end the process, be it idle or, as inside a transaction,
  // between two queries; the next query opens another or fails by itself.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
