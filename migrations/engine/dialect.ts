import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

export const isSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter;

/** The end of a `create table`: SQLite's STRICT tables refuse a value of the wrong type, as PostgreSQL always does. */
export function strict(db: Kysely<unknown>): RawBuilder<unknown> {
  return isSqlite(db) ? sql`strict` : sql``;
}
