import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

export const isSqlite = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof SqliteAdapter;

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

/** Lets rows be added to a table, and neither changed nor taken away, by whatever program. */
export async function refuseChanges(db: Kysely<unknown>, table: string): Promise<void> {
  const refusal = sql.lit(`${table} is only ever added to`);
  if (!isSqlite(db)) {
    await sql`create function refuse_changes() returns trigger language plpgsql as
      ${sql.lit(`begin raise exception '% is only ever added to', tg_table_name; end`)}`.execute(db);
    await sql`create trigger ${sql.id(`${table}_kept`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_changes()`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    await sql`create trigger ${sql.id(`${table}_kept_from_${change}`)} before ${sql.raw(change)}
      on ${sql.table(table)} begin select raise(abort, ${refusal}); end`.execute(db);
  }
}

/** Takes back what {@link refuseChanges} did. */
export async function allowChanges(db: Kysely<unknown>, table: string): Promise<void> {
  if (!isSqlite(db)) {
    await sql`drop trigger ${sql.id(`${table}_kept`)} on ${sql.table(table)}`.execute(db);
    await sql`drop function refuse_changes()`.execute(db);
    return;
  }
  for (const change of ["update", "delete"]) {
    await sql`drop trigger ${sql.id(`${table}_kept_from_${change}`)}`.execute(db);
  }
}

/** Compares texts byte by byte, whatever the database's locale, as SQLite does anyway. */
export function bytewise(db: Kysely<unknown>): RawBuilder<unknown> {
  return isSqlite(db) ? sql`` : sql`collate "C"`;
}
