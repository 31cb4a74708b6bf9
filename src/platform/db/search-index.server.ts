import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import { searchWords } from "../locale/searched-text.server";
import { type Database, isPostgres } from "./database.server";
import { askOf } from "./fill.server";
import type { Engine } from "./open.server";

/**
 * Searches for words, in any order, in a table with the columns `key`, a number, and `words`, which
 * `searchedText` normalised. Beside it is an index of the runs of characters in them: see `piece_numbers` and
 * `entry_words_pieces` in `migrations/baseline/`.
 */
export function searchIndex(db: Database, table: string) {
  const isSqlite = !isPostgres(db);
  const pieces = sql.table(`${table}_pieces`);

  const piecesIn = (words: string): string[] => [...new Set(searchWords(words).flatMap(piecesToFind))];

  /** Keys by the index alone, of rows with every piece of the words, though perhaps not side by side. */
  const candidates = (words: string): RawBuilder<unknown> => having(piecesIn(words));

  const having = (wanted: readonly string[]): RawBuilder<unknown> =>
    wanted.length === 0
      ? sql`select key from ${sql.table(table)}`
      : isSqlite
        ? sql`select rowid as key from ${pieces} where ${pieces} match ${pieceTokens(wanted)}`
        : sql`select key from ${sql.table(table)} where piece_numbers(words) @> ${pieceNumbers(wanted)}::bigint[]`;

  const areMoreThan = async (limit: number, keys: RawBuilder<unknown>): Promise<boolean> => {
    const { rows } = await sql<{ count: unknown }>`select count(*) as count
      from (${keys} limit ${limit + 1}) as named`.execute(db);
    return Number(rows[0]?.count) > limit;
  };

  /** The condition that a row contains the words, by reading each row. */
  const stand = (words: string): Expression<SqlBool> => occursIn(db, words, sql<string>`words`);

  return {
    stand,

    /** The condition that a row contains the words, by the index. */
    found: (words: string): RawBuilder<SqlBool> => {
      // As a list PostgreSQL finds each by its key; as a subquery it may scan the whole table.
      const named = isSqlite ? sql`in (${candidates(words)})` : sql`= any(array(${candidates(words)}))`;
      return sql`(key ${named} and ${stand(words)})`;
    },

    /** Whether the index matches more than so many rows. */
    namesMoreThan: (limit: number, words: string): Promise<boolean> => areMoreThan(limit, candidates(words)),

    /**
     * Whether it may match more: by the words' first and last pieces, which is quicker where each of very
     * many has all.
     */
    mayNameMoreThan: (limit: number, words: string): Promise<boolean> => {
      const wanted = piecesIn(words);
      return areMoreThan(limit, having([...wanted.slice(0, 1), ...wanted.slice(-1)]));
    },
  };
}

/**
 * The condition that `text` contains each typed word.
 * @param text stored as `searchedText` makes it: a database folds fewer letters than JavaScript does
 */
export function occursIn(db: Database, typed: string, text: Expression<string>): Expression<SqlBool> {
  const words = searchWords(typed);
  if (words.length === 0) return sql`1 = 1`;
  const at = (word: string) =>
    isPostgres(db) ? sql`strpos(${text}, ${word}) > 0` : sql`instr(${text}, ${word}) > 0`;
  return sql`(${sql.join(words.map(at), sql` and `)})`;
}

/** Characters of the longest piece; words of no more are found by one piece alone. */
const LONGEST = 3;

/** Each run of one, two or three characters in a text, once: the entries of a trigram index. */
export function piecesOf(text: string): string[] {
  const pieces = new Set<string>();
  const behind = (at: number) => at + (isPair(text.charCodeAt(at)) ? 2 : 1);
  let at = 0;
  let second = behind(at);
  let third = behind(second);
  while (at < text.length) {
    const end = behind(third);
    const longest = text.slice(at, end);
    // What it begins with is there too then. Most runs of a long text are there already.
    if (!pieces.has(longest)) pieces.add(text.slice(at, second)).add(text.slice(at, third)).add(longest);
    at = second;
    second = third;
    third = end;
  }
  return [...pieces];
}

/** Whether a UTF-16 unit is the first of a surrogate pair. */
const isPair = (unit: number): boolean => unit >= 0xd800 && unit < 0xdc00;

/** Pieces that every text with `words` contains: together they cover all of it, and none can be left out. */
function piecesToFind(words: string): string[] {
  const characters = [...words];
  if (characters.length <= LONGEST) return [words];
  const last = characters.length - LONGEST;
  const starts = Array.from(
    { length: Math.ceil(characters.length / LONGEST) },
    (_, count) => count * LONGEST,
  );
  return starts.map((start) =>
    characters.slice(Math.min(start, last), Math.min(start, last) + LONGEST).join(""),
  );
}

/** Pieces as SQLite's index takes them: letters and digits alone, with a space between two. */
export function pieceTokens(pieces: readonly string[]): string {
  return pieces.map((piece) => Buffer.from(piece).toString("hex")).join(" ");
}

/** Bits that encode any character of Unicode; three times as many are one number of PostgreSQL. */
const BITS = 21n;

/** Pieces as PostgreSQL's index takes them: a number each, in decimal. */
export function pieceNumbers(pieces: readonly string[]): string[] {
  return pieces.map((piece) =>
    String([...piece].reduce((number, each) => (number << BITS) | BigInt(each.codePointAt(0) ?? 0), 0n)),
  );
}

/**
 * Fills tables while PostgreSQL's inverted indexes for the search are dropped, and builds these again from
 * all rows at once: updated row by row they cost more than the rows. A transaction that fails leaves them
 * unchanged.
 * @param tx a transaction, whose lock blocks access to the tables meanwhile
 */
export async function withoutInvertedIndexes(
  tx: Database,
  engine: Engine,
  fill: () => Promise<void>,
): Promise<void> {
  if (engine !== "postgres") return fill();
  const indexes = await askOf(tx)(
    `select indexname, indexdef from pg_indexes
      where schemaname = current_schema() and indexdef like '% USING gin %'`,
  );
  for (const { indexname } of indexes) await sql`drop index ${sql.ref(String(indexname))}`.execute(tx);
  await fill();
  for (const { indexname, indexdef } of indexes) {
    await sql.raw(String(indexdef)).execute(tx);
    await sql`alter index ${sql.ref(String(indexname))} alter column 1 set statistics 0`.execute(tx);
  }
}
