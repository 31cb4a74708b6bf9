import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDatabase } from "../../../test/postgres";
import type { Database } from "./database.server";
import { migrate, migrateTo } from "./migrate.server";
import { openPostgres } from "./open.server";
import { pieceNumbers, piecesOf, searchIndex } from "./search-index.server";

const DONATION = sql`insert into donation (id, method, state, amount_cents, refunded_cents, receipt, lang, first_name,
  last_name, email, note, given_on, created_at, version)
  values ('d1', 'cash', 'completed', 1, 0, 0, 'eng', '', '', '', 'Kept since long', '2026-01-01', '2026-01-01', 1)`;

describe("runs of characters on PostgreSQL", () => {
  let db: Database;
  beforeAll(async () => {
    db = openPostgres(await newDatabase());
    await migrateTo(db, "2026-11-21-57-found-words");
  });
  afterAll(() => db.destroy());

  it.each([
    ["no characters", "", 0],
    ["one", "花", 1],
    ["two", "花開", 3],
    ["three", "abc", 6],
    ["the same one again and again", "aaaa", 3],
    ["the last of Unicode, of which three fill a number", "\u{10ffff}\u{10ffff}\u{10ffff}\u{1}", 6],
    ["some beyond the basic plane", "𠮷a𠮷野家😀", 14],
    ["line breaks and spaces", "a b\n\nc\t", 17],
    ["marks that combine", "e\u0301🇭🇰", 9],
    ["marks that mean something to a query", `%_\\'"{},null`, 32],
  ])("are those that the program knows, of a text with %s", async (_, text, count) => {
    const { rows } = await sql<{ pieces: string[] | null }>`select piece_numbers(${text}) as pieces`.execute(
      db,
    );
    const numbers = [...new Set(rows[0]?.pieces)].sort();
    expect(numbers).toEqual(pieceNumbers(piecesOf(text)).sort());
    expect(numbers).toHaveLength(count);
  });

  it("are indexed anew where an earlier version has indexed texts", async () => {
    await DONATION.execute(db);
    await sql`insert into donation_words (donation_id, words) values ('d1', 'kept since long')`.execute(db);
    await sql`drop function piece_numbers cascade`.execute(db);
    await sql`create function text_pieces(words text) returns text[] immutable
      language sql return string_to_array(words, null)`.execute(db);
    const tables = ["enquiry_words", "donation_words"];
    const index = (table: string) => sql.id(`${table}_pieces`);
    for (const table of [...tables, "news_words"])
      await sql`create index ${index(table)} on ${sql.table(table)} using gin (text_pieces(words))`.execute(
        db,
      );

    await migrate(db);
    const kept = sql`select from donation_words where ${searchIndex(db, "donation_words").found("nce lo")}`;
    expect((await kept.execute(db)).rows).toHaveLength(1);
    const { rows } = await sql<{ of: string }>`select tablename as of from pg_indexes
      where indexdef like '%gin (piece_numbers(words))%' order by 1`.execute(db);
    expect(rows.map(({ of }) => of)).toEqual(expect.arrayContaining(tables));
    await migrate(db);
  });

  it("are looked for in the index, though all rows have them", async () => {
    await sql`insert into entry (type, id, number, published, sort, summary, derived)
      select 'news', 'n' || at, 1, 1, '', '{}', 1 from generate_series(1, 300) at`.execute(db);
    await sql`insert into entry_words (type, id, sort, words)
      select type, id, '', repeat('words that all have ', 50) from entry where type = 'news'`.execute(db);
    await sql`analyze entry_words`.execute(db);
    await sql`create or replace function piece_numbers(words text) returns bigint[] immutable
      cost 100000 language plpgsql as $$ begin raise 'made anew'; end $$`.execute(db);
    const index = searchIndex(db, "entry_words");
    expect(await index.namesMoreThan(299, "that all")).toBe(true);
    expect(await index.namesMoreThan(300, "that all")).toBe(false);
    const { rows } = await sql`select key from entry_words where ${index.found("all have")}`.execute(db);
    expect(rows).toHaveLength(300);
  });
});
