import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "../../core/db/database.server";
import { wordsIndex } from "../../core/db/words-index.server";
import { LANGS, type Localized } from "../../core/locale/lang";
import { searchText } from "../../core/locale/search-text";
import type { CardText } from "./rows.server";

/** How many of the news that were found a list leads to. */
export const FOUND_AT_MOST = 500;

/** So many are looked at one by one: of those that may have the words, or of the newest. */
const LOOKED_AT = 5000;

/** Whether words are common is told by so many of the newest. */
const SAMPLE = 100;

/** So many of the newest are looked at first for common words, since to name all that have one takes longer. */
const FIRST_LOOK = 1000;

/** What of an item is looked through: its headers, the first words of its texts, and `asides` that these leave out. */
export function wordsOf(card: Localized<CardText>, asides: readonly string[]): string {
  const texts = LANGS.flatMap((lang) => [card[lang].header, card[lang].preview]);
  return searchText([...texts, ...asides.filter((aside) => aside !== "")]);
}

/** Ids of news in which `words` stand, in any language, case and width, newest first; one more than a list leads to at most. */
export async function newsWith(db: Database, words: string): Promise<string[]> {
  const index = wordsIndex(db, "news_words");
  const newest = sql`order by date desc, news_id desc`;
  const read = async (condition: Expression<SqlBool>): Promise<string[]> => {
    const { rows } = await sql<{ news_id: string }>`select news_id from news_words
      where ${condition} ${newest} limit ${FOUND_AT_MOST + 1}`.execute(db);
    return rows.map(({ news_id }) => news_id);
  };
  const late = (count: number) =>
    read(sql`(date, news_id) >= (select date, news_id from news_words ${newest} limit 1 offset ${count - 1})
      and ${index.stand(words)}`);

  if ((await late(SAMPLE)).length > SAMPLE / 2) {
    const latest = await late(FIRST_LOOK);
    if (latest.length > FOUND_AT_MOST) return latest;
  }
  if (!(await index.mayNameMoreThan(LOOKED_AT, words))) return read(index.found(words));
  // What most news say, enough of the newest say: to intersect what all of them have takes longer than reading some.
  const newer = await late(LOOKED_AT);
  if (newer.length > FOUND_AT_MOST) return newer;
  return read((await index.namesMoreThan(LOOKED_AT, words)) ? index.stand(words) : index.found(words));
}
