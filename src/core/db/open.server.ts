import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { CoreTables, Database } from "./database.server";
import { sqliteDialect } from "./sqlite.server";

export type Engine = "sqlite" | "postgres";

/** An open database together with which engine it is. Close it with `db.destroy()`. */
export interface OpenDatabase {
  db: Database;
  engine: Engine;
}

/** Opens PostgreSQL at `databaseUrl`, or without one the SQLite file in `dataDir` (made when missing). */
export function openDatabase(where: { databaseUrl: string | undefined; dataDir: string }): OpenDatabase {
  if (where.databaseUrl) {
    const pool = new pg.Pool({ connectionString: where.databaseUrl, connectionTimeoutMillis: 5000, max: 10 });
    // An idle connection that the server drops must not end the process; the next query opens another.
    pool.on("error", () => {});
    return { db: new Kysely<CoreTables>({ dialect: new PostgresDialect({ pool }) }), engine: "postgres" };
  }
  mkdirSync(where.dataDir, { recursive: true, mode: 0o700 });
  const dialect = sqliteDialect(join(where.dataDir, "kapok.sqlite"));
  return { db: new Kysely<CoreTables>({ dialect }), engine: "sqlite" };
}
