import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "../../db/database.server";
import { searchIndex } from "../../db/search-index.server";
import { inOneScript } from "../../locale/one-script.server";
import { searchText } from "../../locale/search-text";
import type { ContentList } from "../definition";
import { type Wanted, wantedOf } from "./places.server";

/** How many of the entries that were found a list leads to. */
export const FOUND_AT_MOST = 500;

/** So many are looked at one by one: of those that may have the words, or of the first. */
const LOOKED_AT = 5000;

/** Whether words are common is told by so many of the first. */
const SAMPLE = 100;

/** So many of the first are looked at for common words, since to name all that have one takes longer. */
const FIRST_LOOK = 1000;

/**
 * Ids of those of the wanted entries in which `words` stand, in any language, Chinese script, case and width, in the
 * order of the list; one more than a list leads to at most.
 */
export async function entriesWith(
  db: Database,
  type: Pick<ContentList, "name" | "order">,
  words: string,
  wanted: Wanted,
): Promise<string[]> {
  const index = searchIndex(db, "entry_words");
  const sought = inOneScript(searchText([words]));
  const { all, within } = rowsIn(type.name, wanted);
  const isAscending = type.order === "oldest" || type.order === "arranged";
  const direction = sql.raw(isAscending ? "asc" : "desc");
  const sign = sql.raw(isAscending ? "<=" : ">=");
  const inOrder = sql`order by place.sort ${direction}, place.id ${direction}`;
  const read = async (condition: Expression<SqlBool>): Promise<string[]> => {
    const { rows } = await sql<{ id: string }>`select place.id from ${all}
      where ${within} and ${condition} ${inOrder} limit ${FOUND_AT_MOST + 1}`.execute(db);
    return rows.map(({ id }) => id);
  };
  const ofFirst = (count: number) =>
    read(sql`(place.sort, place.id) ${sign} (select place.sort, place.id from ${all} where ${within}
      ${inOrder} limit 1 offset ${count - 1}) and ${index.stand(sought)}`);

  if ((await ofFirst(SAMPLE)).length > SAMPLE / 2) {
    const first = await ofFirst(FIRST_LOOK);
    if (first.length > FOUND_AT_MOST) return first;
  }
  if (!(await index.mayNameMoreThan(LOOKED_AT, sought))) return read(index.found(sought));
  // What most entries say, enough of the first say: to intersect what all of them have takes longer than reading some.
  const more = await ofFirst(LOOKED_AT);
  if (more.length > FOUND_AT_MOST) return more;
  return read((await index.namesMoreThan(LOOKED_AT, sought)) ? index.stand(sought) : index.found(sought));
}

/** The tables to look through, where `place` has `sort` and `id`, and the condition of the wanted entries. */
function rowsIn(type: string, wanted: Wanted) {
  const all =
    wanted.facet === undefined
      ? sql`entry_words as place`
      : sql`entry_facet as place join entry_words as said on said.type = place.type and said.id = place.id`;
  return { all, within: sql.join(wantedOf(type, wanted), sql` and `) };
}
