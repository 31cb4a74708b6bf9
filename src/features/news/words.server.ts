import { type RawBuilder, SqliteAdapter, sql } from "kysely";
import type { Database } from "../../core/db/database.server";
import { piecesToFind, pieceTokens } from "../../core/db/text-pieces.server";
import { LANGS, type Localized } from "../../core/locale/lang";
import { searchText } from "../../core/locale/search-text";
import type { CardText } from "./rows.server";

/** How many of the news that were found a list leads to. */
export const FOUND_AT_MOST = 1000;

/** Of so many that may have the words each is looked at; where there are more, the newest lead soon to enough. */
const LOOKED_AT = 5000;

/** What of an item is looked through: its headers and the first words of its texts. */
export function wordsOf(card: Localized<CardText>): string {
  return searchText(LANGS.flatMap((lang) => [card[lang].header, card[lang].preview]));
}

/** Ids of news in which `words` stand, in any language, case and width, newest first; one more than a list leads to at most. */
export async function newsWith(db: Database, words: string): Promise<string[]> {
  const wanted = searchText([words]);
  const { rows: candidates } = await sql<{ key: unknown }>`${candidatesFor(db, wanted)}
    limit ${LOOKED_AT + 1}`.execute(db);
  const few = candidates.length <= LOOKED_AT;
  const keys = JSON.stringify(candidates.map(({ key }) => Number(key)));
  const { rows } = await sql<{ news_id: string }>`select news_id from news_words
    where ${few ? sql`${isOneOf(db, keys)} and` : sql``} ${stands(db, wanted)}
    order by date desc, news_id desc limit ${FOUND_AT_MOST + 1}`.execute(db);
  return rows.map(({ news_id }) => news_id);
}

const isSqlite = (db: Database) => db.getExecutor().adapter instanceof SqliteAdapter;

/** Keys by the index alone, of what has every piece of the words, though perhaps not side by side. */
function candidatesFor(db: Database, words: string): RawBuilder<unknown> {
  const pieces = piecesToFind(words);
  return isSqlite(db)
    ? sql`select rowid as key from news_words_pieces where news_words_pieces match ${pieceTokens(pieces)}`
    : sql`select key from news_words where text_pieces(words) @> ${pieces}::text[]`;
}

/** `keys` is a JSON list: SQLite binds no lists. */
function isOneOf(db: Database, keys: string): RawBuilder<unknown> {
  return isSqlite(db)
    ? sql`key in (select value from json_each(${keys}))`
    : sql`key in (select value::bigint from json_array_elements_text(${keys}::json))`;
}

function stands(db: Database, words: string): RawBuilder<unknown> {
  return isSqlite(db) ? sql`instr(words, ${words}) > 0` : sql`strpos(words, ${words}) > 0`;
}
