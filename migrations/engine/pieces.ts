import { type Kysely, sql } from "kysely";
import { isSqlite } from "./dialect";

/**
 * An index of the runs of one, two and three characters in the column `words` of `table`, which has a number for
 * its key. SQLite keeps it beside the table, by triggers, and has the runs from the program's function
 * `text_pieces`; on PostgreSQL they come from a function of the database, and it needs no extension.
 */
export async function indexPieces(db: Kysely<unknown>, table: string): Promise<void> {
  const pieces = sql.table(`${table}_pieces`);
  const name = (event: string) => sql.id(`${table}_pieces_${event}`);
  if (!isSqlite(db)) {
    await PIECE_NUMBERS.execute(db);
    await sql`create index ${pieces} on ${sql.table(table)} using gin (piece_numbers(words))`.execute(db);
    // Had it counted how often each run occurs, which takes a minute of each ANALYZE, it would rather make the runs of
    // every row anew where it expects that most rows have them.
    await sql`alter index ${pieces} alter column 1 set statistics 0`.execute(db);
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

/** Takes it away, before the table itself goes. PostgreSQL keeps the functions, which other tables may need. */
export async function dropPieces(db: Kysely<unknown>, table: string): Promise<void> {
  if (!isSqlite(db)) {
    await sql`drop index ${sql.id(`${table}_pieces`)}`.execute(db);
    return;
  }
  for (const event of ["insert", "update", "delete"])
    await sql`drop trigger ${sql.id(`${table}_pieces_${event}`)}`.execute(db);
  await sql`drop table ${sql.table(`${table}_pieces`)}`.execute(db);
}

/**
 * The runs as numbers, 21 bits for each character: no locale has a say in comparing them, which makes the index
 * ten times as fast as one of texts. A run may be there twice; the index takes it once. So dear that no plan calls
 * it row by row where it can help it. Arrays are taken apart side by side, as `c[at]` walks from the start each time.
 */
const PIECE_NUMBERS = sql`create or replace function piece_numbers(words text) returns bigint[]
  language sql immutable strict parallel safe cost 100000 as $$
    select array_agg(x) || array_agg((x << 21) | y) filter (where y is not null)
      || array_agg((x << 42) | (y << 21) | z) filter (where z is not null)
    from (select string_to_array(words, null) as c offset 0) as characters, lateral (
      select ascii(c1)::bigint as x, ascii(c2)::bigint as y, ascii(c3)::bigint as z
      from unnest(c, c[2:], c[3:]) as side_by_side (c1, c2, c3) offset 0
    ) as numbers
  $$`;
