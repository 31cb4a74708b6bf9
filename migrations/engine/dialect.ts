import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

const isSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter;

/** The end of a `create table`: SQLite's STRICT tables refuse a value of the wrong type, as PostgreSQL always does. */
export function strict(db: Kysely<unknown>): RawBuilder<unknown> {
  return isSqlite(db) ? sql`strict` : sql``;
}

/** A primary key that counts upwards. */
export function serialKey(db: Kysely<unknown>): RawBuilder<unknown> {
  return isSqlite(db)
    ? sql`integer primary key autoincrement`
    : sql`bigint generated always as identity primary key`;
}

/** Column types of the tables that better-auth reads and writes, which differ by engine. */
export function authTypes(db: Kysely<unknown>): { time: RawBuilder<unknown>; flag: RawBuilder<unknown> } {
  return isSqlite(db)
    ? { time: sql`text`, flag: sql`integer` }
    : { time: sql`timestamptz`, flag: sql`boolean` };
}

/**
 * An index that holds the words of each news item in small letters, for who looks for some: SQLite keeps a row's
 * long texts in front of them and would read those too. PostgreSQL keeps such texts apart, and its indexes do not
 * take a row of that length.
 */
export async function indexNewsWords(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) await sql`create index news_words on news (date, id, lower(card))`.execute(db);
}
