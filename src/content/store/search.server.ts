import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { searchIndex } from "../../platform/db/search-index.server";
import type { ContentList } from "../definition";
import { partOf, type Wanted, wantedOf } from "./list-order.server";

/** The number of results that a list leads to. */
export const FOUND_AT_MOST = 500;

/** So many are looked at one by one: of those that may have the words, or of the first. */
const LOOKED_AT = 5000;

/** The number of first rows that decides whether words are common. */
const SAMPLE = 100;

/**
 * More than there are. A limit prevents PostgreSQL from merging two queries into one that reads all words.
 */
const ALL = 1_000_000;

/** So many of the first are looked at for common words, since to name all that have one takes longer. */
const FIRST_LOOK = 1000;

/**
 * Ids of those of the wanted entries whose newest revisions contain `words`, in any order and language, in the
 * order of the list; one more than a list leads to at most.
 */
export async function entriesWith(
  db: Database,
  type: Pick<ContentList, "name" | "order">,
  words: string,
  wanted: Wanted,
): Promise<string[]> {
  const index = searchIndex(db, "entry_words");
  const isAscending = type.order === "oldest" || type.order === "arranged";
  const direction = sql.raw(isAscending ? "asc" : "desc");
  const within = sql.join<SqlBool>(wantedOf(type.name, wanted, "part", "newest"), sql` and `);
  const inPart =
    partOf(wanted) === undefined
      ? sql``
      : sql`join entry_facet as part on part.type = place.type and part.id = place.id`;
  const found = async (query: RawBuilder<{ id: string }>): Promise<string[]> =>
    (await query.execute(db)).rows.map(({ id }) => id);

  /** Of the first so many. They are taken in a question of their own, or PostgreSQL may read the words of all there are. */
  const ofFirst = (count: number) =>
    found(sql`select id from (
        select place.id, place.words from entry_words as place ${inPart} where ${within}
        order by place.sort ${direction}, place.id ${direction} limit ${count}
      ) as looked_at where ${index.stand(words)} limit ${FOUND_AT_MOST + 1}`);

  /** Of those that the index names. */
  const byIndex = () =>
    found(sql`select place.id from (
        select type, id, sort from entry_words where ${index.found(words)} limit ${ALL}
      ) as place ${inPart} where ${within}
      order by place.sort ${direction}, place.id ${direction} limit ${FOUND_AT_MOST + 1}`);

  if ((await ofFirst(SAMPLE)).length > SAMPLE / 2) {
    const first = await ofFirst(FIRST_LOOK);
    if (first.length > FOUND_AT_MOST) return first;
  }
  if (!(await index.mayNameMoreThan(LOOKED_AT, words))) return byIndex();
  // What most entries say, enough of the first say: to intersect what all of them have takes longer than reading some.
  const more = await ofFirst(LOOKED_AT);
  if (more.length > FOUND_AT_MOST) return more;
  return (await index.namesMoreThan(LOOKED_AT, words)) ? ofFirst(ALL) : byIndex();
}
