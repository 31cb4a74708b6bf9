import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { type Part, partOfPage } from "../../platform/db/paging.server";
import { occursIn, searchIndex } from "../../platform/db/search-index.server";
import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import type { BoardQuery } from "./contract";
import { IMAGE } from "./image-texts.server";
import { needOf, type TranslationState } from "./states";
import type { TranslationRow, TranslationTables } from "./stored-marks.server";

/** Texts on a page of the board. */
export const BOARD_PAGE = 20;

/** The number of texts of a type that are in the same states. */
type Counted = TranslationTables["translation_count"];

/** A page of the board, and how many texts there are. */
interface BoardPage {
  rows: TranslationRow[];
  total: number;
  missing: number;
  stale: number;
}

/**
 * A page of the board. An index has texts of the same states in their order, and their number is stored: a
 * page merges the first of each, under any filter, and none is read to be counted.
 * @param without types that are left out
 */
export async function boardPage(
  db: Database,
  query: BoardQuery,
  without: readonly string[] = [],
): Promise<BoardPage> {
  const { lang, state, type, id, page } = query;
  if (id !== undefined) return pageOfOne(db, query, without);
  const counted = (await counts(db, type)).filter((each) => !without.includes(each.type));
  const wanted = counted.filter((each) => isWanted(each, query));
  const urgency = (each: Counted) => needOf(langsOf(lang).map((one) => each[one]));
  const rows: TranslationRow[] = [];
  let passed = 0;
  const { limit, offset } = partOfPage(page, BOARD_PAGE);
  for (const need of [0, 1, 2]) {
    const some = wanted.filter((each) => urgency(each) === need);
    const length = sumOf(some);
    const part = { offset: Math.max(0, offset - passed), limit: limit - rows.length };
    const among = { need, langs: langsOf(lang), state, type, without };
    if (part.limit > 0 && part.offset < length) rows.push(...(await inOrder(db, among, some, part, length)));
    passed += length;
  }
  return { rows, ...summedUp(counted, query) };
}

const isWanted = (each: Localized<TranslationState>, { state, lang }: Pick<BoardQuery, "state" | "lang">) =>
  state === undefined || langsOf(lang).some((one) => each[one] === state);

/** How many of the counted texts are in the requested state, and how many lack something in any. */
const summedUp = (counted: readonly Counted[], query: Pick<BoardQuery, "state" | "lang">) => ({
  total: sumOf(counted.filter((each) => isWanted(each, query))),
  ...lacks(counted, query.lang),
});

/** Those texts of the board that are in one of these states in a language. */
interface Wanted extends Pick<BoardQuery, "type" | "id"> {
  lang: Lang;
  states: readonly TranslationState[];
  /** Types whose texts are left out. */
  without: readonly string[];
}

/** The first texts in the order of the board that are wanted, and how many there are. */
export async function firstTexts(
  db: Database,
  { lang, states, type, id, without }: Wanted,
  limit: number,
): Promise<{ rows: TranslationRow[]; total: number }> {
  const isAmong = (each: Localized<TranslationState> & { type: string }) =>
    states.includes(each[lang]) && !without.includes(each.type);
  if (id !== undefined) {
    const rows = (await rowsOfOne(db, { type, id })).filter(isAmong);
    return { rows: rows.slice(0, limit), total: rows.length };
  }
  const some = (await counts(db, type)).filter(isAmong);
  const total = sumOf(some);
  const of = { type, without: type === undefined ? without : [] };
  const rows = total === 0 ? [] : await inOrder(db, of, some, { offset: 0, limit }, total);
  return { rows, total };
}

const langsOf = (lang: Lang | undefined): readonly Lang[] => (lang ? [lang] : LANGS);

const sumOf = (counted: readonly Counted[]) => counted.reduce((sum, { number }) => sum + number, 0);

function lacks(counted: readonly Counted[], lang: Lang | undefined): { missing: number; stale: number } {
  const inState = (state: TranslationState) =>
    sumOf(counted.filter((each) => langsOf(lang).some((one) => each[one] === state)));
  return { missing: inState("missing"), stale: inState("stale") };
}

/** The numbers of texts by their states, of a type or of all. */
async function counts(db: Database, type: string | undefined): Promise<Counted[]> {
  const rows = db
    .$extendTables<TranslationTables>()
    .selectFrom("translation_count")
    .selectAll()
    .where("number", ">", 0);
  return (type === undefined ? rows : rows.where("type", "=", type)).execute();
}

/** A part of the texts in some states, in the order of the board; read from the nearer end. */
async function inOrder(
  db: Database,
  among: Narrowed | Pick<Narrowed, "type" | "without">,
  some: readonly Counted[],
  { limit, offset }: Part,
  length: number,
): Promise<TranslationRow[]> {
  const size = Math.min(limit, length - offset);
  const behind = length - offset - size;
  const isFromEnd = behind < offset;
  const skipped = isFromEnd ? behind : offset;
  const way = isFromEnd ? sql`desc` : sql`asc`;
  if ("need" in among && isDeep(some, skipped + size)) {
    const deep = await deepPage(db, among, { offset: skipped, limit: size }, way);
    return isFromEnd ? deep.toReversed() : deep;
  }
  const ofTypes = [
    ...(among.type === undefined ? [] : [sql`type = ${among.type} and`]),
    ...among.without.map((each) => sql`type <> ${each} and`),
  ];
  const states = new Map(some.map((each) => [LANGS.map((lang) => each[lang]).join(" "), each]));
  const parts = [...states.values()].map(
    ({ eng, tra, sim }) => sql`select * from (select type, id, path, rank, eng, tra, sim from translation
      where ${sql.join(ofTypes, sql` `)} eng = ${eng} and tra = ${tra} and sim = ${sim}
      order by rank ${way} limit ${skipped + size}) as part`,
  );
  const { rows } = await sql<TranslationRow>`select * from (${sql.join(parts, sql` union all `)}) as board
    order by rank ${way} limit ${size} offset ${skipped}`.execute(db);
  return isFromEnd ? rows.toReversed() : rows;
}

/** The texts of one entry, which are few. */
async function rowsOfOne(
  db: Database,
  { type, id }: Pick<BoardQuery, "type" | "id">,
): Promise<TranslationRow[]> {
  const query = db
    .$extendTables<TranslationTables>()
    .selectFrom("translation")
    .selectAll()
    .where("id", "=", id ?? "");
  return (type === undefined ? query : query.where("type", "=", type)).orderBy("rank").execute();
}

/** The same page of one entry. */
async function pageOfOne(
  db: Database,
  { state, lang, type, id, page }: BoardQuery,
  without: readonly string[],
): Promise<BoardPage> {
  const all = (await rowsOfOne(db, { type, id })).filter((row) => !without.includes(row.type));
  const statesOf = (row: Localized<TranslationState>) => langsOf(lang).map((one) => row[one]);
  const wanted = all
    .filter((row) => isWanted(row, { state, lang }))
    .sort((one, other) => needOf(statesOf(one)) - needOf(statesOf(other)));
  const { limit, offset } = partOfPage(page, BOARD_PAGE);
  const counted = all.map((row) => ({ ...row, number: 1 }));
  return { rows: wanted.slice(offset, offset + limit), ...summedUp(counted, { state, lang }) };
}

/** The texts of the board among which a page lies. */
interface Narrowed {
  /** The need for somebody that they have: see {@link needOf}. */
  need: number;
  langs: readonly Lang[];
  state: TranslationState | undefined;
  type: string | undefined;
  /** Types that are left out. */
  without: readonly string[];
}

/** Texts above which walking through all in their order is quicker than sorting the first in each combination of states. */
const MOST_SORTED = 5000;

/**
 * Whether a page is so deep that {@link deepPage} is quicker.
 * @param counted numbers of texts in the same states
 */
const isDeep = (counted: readonly { number: number }[], upTo: number): boolean =>
  counted.reduce((sum, { number }) => sum + Math.min(number, upTo), 0) > MOST_SORTED;

/** Some texts at a large offset, ordered by rank: by a covering index. */
async function deepPage(
  db: Database,
  { need, langs, state, type, without }: Narrowed,
  { offset, limit }: Part,
  way: RawBuilder<unknown>,
): Promise<TranslationRow[]> {
  const among = [
    inNeed(need, langs),
    ...(state === undefined ? [] : [inAny(langs, (lang) => sql`${sql.ref(lang)} = ${state}`)]),
    ...(type === undefined ? [] : [sql<SqlBool>`type = ${type}`]),
    ...without.map((each) => sql<SqlBool>`type <> ${each}`),
  ];
  const { rows } = await sql<TranslationRow>`select type, id, path, rank, eng, tra, sim from translation
    where rank in (select rank from translation where ${sql.join(among, sql` and `)}
      order by rank ${way} limit ${limit} offset ${offset})
    order by rank ${way}`.execute(db);
  return rows;
}

/** The condition that a text needs somebody so much. */
function inNeed(need: number, langs: readonly Lang[]): RawBuilder<SqlBool> {
  const lacks = inAny(langs, (lang) => sql`${sql.ref(lang)} in ('missing', 'stale')`);
  const waits = inAny(langs, (lang) => sql`${sql.ref(lang)} = 'draft'`);
  if (need === 0) return lacks;
  return need === 1 ? sql`not ${lacks} and ${waits}` : sql`not ${lacks} and not ${waits}`;
}

const inAny = (langs: readonly Lang[], is: (lang: Lang) => RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`(${sql.join(langs.map(is), sql` or `)})`;

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
