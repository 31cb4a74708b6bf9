import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { searchText } from "../locale/search-text";
import type { Database } from "./database.server";
import { isPostgres } from "./is-postgres.server";
import { occursIn } from "./occurs-in.server";
import { pieceNumbers, piecesToFind, pieceTokens } from "./text-pieces.server";

/**
 * Looks for words, in any case and width, in a table with the columns `key`, a number, and `words`, which
 * `searchText` made. Beside it is an index of the runs of characters in them: see `migrations/engine/pieces.ts`.
 */
export function searchIndex(db: Database, table: string) {
  const isSqlite = !isPostgres(db);
  const pieces = sql.table(`${table}_pieces`);

  const piecesIn = (words: string): string[] => piecesToFind(searchText([words]));

  /** Keys by the index alone, of what has every piece of the words, though perhaps not side by side. */
  const candidates = (words: string): RawBuilder<unknown> => having(piecesIn(words));

  const having = (wanted: readonly string[]): RawBuilder<unknown> =>
    isSqlite
      ? sql`select rowid as key from ${pieces} where ${pieces} match ${pieceTokens(wanted)}`
      : sql`select key from ${sql.table(table)} where piece_numbers(words) @> ${pieceNumbers(wanted)}::bigint[]`;

  const areMoreThan = async (limit: number, keys: RawBuilder<unknown>): Promise<boolean> => {
    const { rows } = await sql<{ count: unknown }>`select count(*) as count
      from (${keys} limit ${limit + 1}) as named`.execute(db);
    return Number(rows[0]?.count) > limit;
  };

  /** The condition that the words stand in a row, which each row is read for. */
  const stand = (words: string): Expression<SqlBool> => occursIn(db, words, sql<string>`words`);

  return {
    stand,

    /** The condition that the words stand in a row: of those that the index names. */
    found: (words: string): RawBuilder<SqlBool> => {
      // As a list PostgreSQL finds each by its key; as a question of its own it may come to read the whole table.
      const named = isSqlite ? sql`in (${candidates(words)})` : sql`= any(array(${candidates(words)}))`;
      return sql`(key ${named} and ${stand(words)})`;
    },

    /** Whether the index names more than so many rows. */
    namesMoreThan: (limit: number, words: string): Promise<boolean> => areMoreThan(limit, candidates(words)),

    /** Whether it may: by the words' first and last pieces, which is quicker where each of very many has all. */
    mayNameMoreThan: (limit: number, words: string): Promise<boolean> => {
      const wanted = piecesIn(words);
      return areMoreThan(limit, having([...wanted.slice(0, 1), ...wanted.slice(-1)]));
    },
  };
}
