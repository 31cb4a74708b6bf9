import { sql } from "kysely";
import type { Database } from "../../core/db/database.server";
import { wordsIndex } from "../../core/db/words-index.server";
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
  const index = wordsIndex(db, "news_words");
  const keys = await index.keys(words, LOOKED_AT + 1);
  const few = keys.length <= LOOKED_AT;
  const { rows } = await sql<{ news_id: string }>`select news_id from news_words
    where ${few ? sql`${index.isOneOf(keys)} and` : sql``} ${index.stand(words)}
    order by date desc, news_id desc limit ${FOUND_AT_MOST + 1}`.execute(db);
  return rows.map(({ news_id }) => news_id);
}
