import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import type { Lang } from "../../platform/locale/lang";
import type { TranslationState } from "./states";
import type { TranslationRow } from "./tables.server";

/** The texts of the board among which a page lies. */
export interface Narrowed {
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
export const isDeep = (counted: readonly { number: number }[], upTo: number): boolean =>
  counted.reduce((sum, { number }) => sum + Math.min(number, upTo), 0) > MOST_SORTED;

/** Some texts at a large offset, ordered by rank: by a covering index. */
export async function deepPage(
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
export function inNeed(need: number, langs: readonly Lang[]): RawBuilder<SqlBool> {
  const lacks = inAny(langs, (lang) => sql`${sql.ref(lang)} in ('missing', 'stale')`);
  const waits = inAny(langs, (lang) => sql`${sql.ref(lang)} = 'draft'`);
  if (need === 0) return lacks;
  return need === 1 ? sql`not ${lacks} and ${waits}` : sql`not ${lacks} and not ${waits}`;
}

const inAny = (langs: readonly Lang[], is: (lang: Lang) => RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`(${sql.join(langs.map(is), sql` or `)})`;
