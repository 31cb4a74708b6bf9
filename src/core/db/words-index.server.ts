import { type RawBuilder, type SqlBool, SqliteAdapter, sql } from "kysely";
import { searchText } from "../locale/search-text";
import type { Database } from "./database.server";
import { piecesToFind, pieceTokens } from "./text-pieces.server";

/**
 * Looks for words, in any case and width, in a table with the columns `key`, a number, and `words`, which
 * `searchText` made. Beside it is an index of the runs of characters in them: see `migrations/engine/pieces.ts`.
 */
export function wordsIndex(db: Database, table: string) {
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  const pieces = sql.table(`${table}_pieces`);

  /** Keys by the index alone, of what has every piece of the words, though perhaps not side by side. */
  const candidates = (words: string): RawBuilder<{ key: unknown }> => {
    const wanted = piecesToFind(searchText([words]));
    return isSqlite
      ? sql`select rowid as key from ${pieces} where ${pieces} match ${pieceTokens(wanted)}`
      : sql`select key from ${sql.table(table)} where text_pieces(words) @> ${wanted}::text[]`;
  };

  /** The condition that the words stand in a row, which each row is read for. */
  const stand = (words: string): RawBuilder<SqlBool> => {
    const wanted = searchText([words]);
    return isSqlite ? sql`instr(words, ${wanted}) > 0` : sql`strpos(words, ${wanted}) > 0`;
  };

  return {
    stand,

    /** The condition that the words stand in a row: of those that the index names. */
    found: (words: string): RawBuilder<SqlBool> => sql`(key in (${candidates(words)}) and ${stand(words)})`,

    /** Keys of at most so many rows that may have the words. */
    keys: async (words: string, limit: number): Promise<number[]> => {
      const { rows } = await sql<{ key: unknown }>`${candidates(words)} limit ${limit}`.execute(db);
      return rows.map(({ key }) => Number(key));
    },

    /** The condition that a row has one of these keys. SQLite binds no lists, but JSON. */
    isOneOf: (keys: readonly number[]): RawBuilder<SqlBool> =>
      isSqlite
        ? sql`key in (select value from json_each(${JSON.stringify(keys)}))`
        : sql`key = any(${keys}::bigint[])`,
  };
}
