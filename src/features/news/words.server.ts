import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "../../core/db/database.server";
import { searchIndex } from "../../core/db/search-index.server";
import { startOfYear } from "../../core/locale/dates";
import { inOneScript } from "../../core/locale/one-script.server";
import { searchText } from "../../core/locale/search-text";
import type { Wanted } from "./places.server";

/** How many of the news that were found a list leads to. */
export const FOUND_AT_MOST = 500;

/** So many are looked at one by one: of those that may have the words, or of the newest. */
const LOOKED_AT = 5000;

/** Whether words are common is told by so many of the newest. */
const SAMPLE = 100;

/** So many of the newest are looked at first for common words, since to name all that have one takes longer. */
const FIRST_LOOK = 1000;

/**
 * So many characters of each text are looked through, which is some twenty printed pages: to index more would keep
 * everybody else from saving for as long as it takes.
 */
const LOOKED_THROUGH = 50_000;

/** Texts as they are looked through. */
export function wordsOf(texts: readonly string[]): string {
  const some = texts.filter((text) => text !== "").map((text) => text.slice(0, LOOKED_THROUGH));
  return inOneScript(searchText(some));
}

/**
 * Ids of those of the wanted news in which `words` stand, in any language, Chinese script, case and width, newest
 * first; one more than a list leads to at most.
 */
export async function newsWith(db: Database, words: string, wanted: Wanted): Promise<string[]> {
  const index = searchIndex(db, "news_words");
  const sought = inOneScript(searchText([words]));
  const { all, within } = rowsIn(wanted);
  const newest = sql`order by place.date desc, place.news_id desc`;
  const read = async (condition: Expression<SqlBool>): Promise<string[]> => {
    const { rows } = await sql<{ news_id: string }>`select place.news_id from ${all}
      where ${within} and ${condition} ${newest} limit ${FOUND_AT_MOST + 1}`.execute(db);
    return rows.map(({ news_id }) => news_id);
  };
  const late = (count: number) =>
    read(sql`(place.date, place.news_id) >= (select place.date, place.news_id from ${all} where ${within}
      ${newest} limit 1 offset ${count - 1}) and ${index.stand(sought)}`);

  if ((await late(SAMPLE)).length > SAMPLE / 2) {
    const latest = await late(FIRST_LOOK);
    if (latest.length > FOUND_AT_MOST) return latest;
  }
  if (!(await index.mayNameMoreThan(LOOKED_AT, sought))) return read(index.found(sought));
  // What most news say, enough of the newest say: to intersect what all of them have takes longer than reading some.
  const newer = await late(LOOKED_AT);
  if (newer.length > FOUND_AT_MOST) return newer;
  return read((await index.namesMoreThan(LOOKED_AT, sought)) ? index.stand(sought) : index.found(sought));
}

/** The tables to look through, where `place` has `date` and `news_id`, and the condition of the wanted news. */
function rowsIn({ year, category }: Wanted) {
  const all =
    category === undefined
      ? sql`news_words as place`
      : sql`news_category as place join news_words as said on said.news_id = place.news_id`;
  const conditions = [
    ...(category === undefined ? [] : [sql<SqlBool>`place.category = ${category}`]),
    ...(year === undefined
      ? []
      : [sql<SqlBool>`place.date >= ${startOfYear(year)} and place.date < ${startOfYear(year + 1)}`]),
  ];
  const within = conditions.length === 0 ? sql<SqlBool>`1 = 1` : sql.join<SqlBool>(conditions, sql` and `);
  return { all, within };
}
