import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDatabase } from "../../../test/postgres";
import type { Database } from "./database.server";
import { migrate } from "./migrate.server";
import { openPostgres } from "./open.server";
import { pieceNumbers, piecesOf, searchIndex } from "./search-index.server";

describe("runs of characters on PostgreSQL", () => {
  let db: Database;
  beforeAll(async () => {
    db = openPostgres(await newDatabase());
    await migrate(db);
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
