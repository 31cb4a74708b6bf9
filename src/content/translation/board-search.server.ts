import { type Expression, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { partOfPage } from "../../platform/db/paging.server";
import { occursIn, searchIndex } from "../../platform/db/search-index.server";
import { BOARD_PAGE, type BoardPage, type Counted, inNeed, langsOf, summedUp } from "./board.server";
import type { BoardQuery } from "./contract";
import { IMAGE } from "./image-texts.server";
import type { TranslationRow } from "./tables.server";

/** What the search of the board needs to know besides the query. */
export interface BoardSearch {
  /** The parts of the board whose names have the words. */
  named: readonly { type: string; id?: string | undefined }[];
  /** Types that are left out. */
  without: readonly string[];
}

/** A page of the board: the texts of entries and pictures that have the words of `q` anywhere. */
export async function searchedBoardPage(
  db: Database,
  query: BoardQuery,
  search: BoardSearch,
): Promise<BoardPage> {
  const { state, lang, page } = query;
  const langs = langsOf(lang);
  const among = conditionsOf(db, query, search);
  const { rows: counted } = await sql<Counted>`select type, eng, tra, sim, count(*) as number from translation
    where ${sql.join(among, sql` and `)} group by type, eng, tra, sim`.execute(db);
  const summed = summedUp(
    counted.map((each) => ({ ...each, number: Number(each.number) })),
    query,
  );
  if (state !== undefined) {
    const isThere = langs.map((one) => sql<SqlBool>`${sql.ref(one)} = ${state}`);
    among.push(sql`(${sql.join(isThere, sql` or `)})`);
  }
  const { limit, offset } = partOfPage(page, BOARD_PAGE);
  const { rows } = await sql<TranslationRow>`select type, id, path, rank, eng, tra, sim from translation
    where ${sql.join(among, sql` and `)}
    order by case when ${inNeed(0, langs)} then 0 when ${inNeed(1, langs)} then 1 else 2 end, rank
    limit ${limit} offset ${offset}`.execute(db);
  return { rows, ...summed };
}

function conditionsOf(
  db: Database,
  { q, type, id }: BoardQuery,
  { named, without }: BoardSearch,
): Expression<SqlBool>[] {
  const has = [
    sql`(type, id) in (select type, id from entry_words where ${searchIndex(db, "entry_words").found(q)})`,
    sql`type = ${IMAGE} and id in (select id from media where ${occursIn(db, q, sql.ref("media.words"))})`,
    ...named.map((part) =>
      part.id === undefined ? sql`type = ${part.type}` : sql`type = ${part.type} and id = ${part.id}`,
    ),
  ];
  return [
    sql<SqlBool>`(${sql.join(has, sql` or `)})`,
    ...(type === undefined ? [] : [sql<SqlBool>`type = ${type}`]),
    ...(id === undefined ? [] : [sql<SqlBool>`id = ${id}`]),
    ...without.map((each) => sql<SqlBool>`type <> ${each}`),
  ];
}
