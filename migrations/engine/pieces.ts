import { type Kysely, sql } from "kysely";
import { isSqlite } from "./dialect";

/**
 * An index of the runs of one, two and three characters in the column `words` of `table`, which has a number for
 * its key. SQLite keeps it beside the table, by triggers, and has the runs from the program's function
 * `text_pieces`; on PostgreSQL that is a function of the database, and needs no extension.
 */
export async function indexPieces(db: Kysely<unknown>, table: string): Promise<void> {
  const pieces = sql.table(`${table}_pieces`);
  const name = (event: string) => sql.id(`${table}_pieces_${event}`);
  if (!isSqlite(db)) {
    await PIECES_ON_POSTGRES.execute(db);
    await sql`create index ${sql.id(`${table}_pieces`)} on ${sql.table(table)} using gin (text_pieces(words))`.execute(
      db,
    );
    return;
  }
  const add = sql`insert into ${pieces} (rowid, pieces) values (new.key, text_pieces(new.words))`;
  const remove = sql`delete from ${pieces} where rowid = old.key`;
  await sql`create virtual table ${pieces}
    using fts5(pieces, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(db);
  await sql`insert into ${pieces} (rowid, pieces) select key, text_pieces(words) from ${sql.table(table)}`.execute(
    db,
  );
  for (const [event, does] of [
    ["insert", sql`${add};`],
    ["update", sql`${remove}; ${add};`],
    ["delete", sql`${remove};`],
  ] as const) {
    await sql`create trigger ${name(event)} after ${sql.raw(event)} on ${sql.table(table)} begin ${does} end`.execute(
      db,
    );
  }
}

/** Takes it away, before the table itself goes. PostgreSQL keeps the function, which other tables may need. */
export async function dropPieces(db: Kysely<unknown>, table: string): Promise<void> {
  if (!isSqlite(db)) {
    await sql`drop index ${sql.id(`${table}_pieces`)}`.execute(db);
    return;
  }
  for (const event of ["insert", "update", "delete"])
    await sql`drop trigger ${sql.id(`${table}_pieces_${event}`)}`.execute(db);
  await sql`drop table ${sql.table(`${table}_pieces`)}`.execute(db);
}

/** So dear that no plan calls it row by row in the index's stead. */
const PIECES_ON_POSTGRES = sql`create or replace function text_pieces(words text) returns text[]
  language sql immutable strict parallel safe cost 100000 as $$
    select array_agg(distinct piece) from (
      select unnest(array[c[at], c[at] || c[at + 1], c[at] || c[at + 1] || c[at + 2]]) as piece
      from (select string_to_array(words, null) as c) as characters, generate_series(1, cardinality(c)) as at
    ) as pieces where piece is not null
  $$`;
