import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import { currentSiteRevision } from "../../platform/db/site-revision.server";
import { startOfYear } from "../../platform/locale/format";
import { readByVisitors } from "../access/may-read.server";
import type { ContentList } from "../definition";
import type { Sorting } from "../listed-entry";
import type { Need } from "../translation/states";
import { waitingFacet } from "./derived.server";

/** The filter of a list's entries; all by default. */
export interface Wanted {
  facet?: string | undefined;
  /** The work that they need. */
  needs?: Need | undefined;
  /** Their `sort` from here on. */
  from?: string | undefined;
  /** And before this. */
  before?: string | undefined;
  /** The id of one that is left out. */
  but?: string | undefined;
  /** True to leave out withheld entries. */
  hidesWithheld?: true | undefined;
}

/** The filter for entries of a list by date from the first moment of a year in Hong Kong to its last. */
export const withinYear = (year: number): Wanted => ({
  from: startOfYear(year),
  before: startOfYear(year + 1),
});

/** The entries that somebody is shown: those that visitors get, or for staff all of them in their newest revisions. */
export type Seen = "published" | "newest";

/** The position of an entry in a list. */
export interface Place {
  sort: string;
  id: string;
}

/** The number of entries of each type, at a revision of the site: PostgreSQL counts fifty thousand in 4 ms. */
const lengths = new WeakMap<Database, Map<string, { revision: number; length: number }>>();

/** So many are passed over without asking how many there are in all. */
const NEAR = 100;

/** The order of a list, by an index that has all of it: no entry is read to be passed over. */
export function listOrder(
  db: Database,
  { name, order }: Pick<ContentList, "name" | "order">,
  seen: Seen,
  wanted: Wanted,
  sorting?: Sorting,
) {
  const { column, first } = orderOf(order, sorting);
  const { rows, within } = placed(name, seen, wanted, column);
  const by = sql.ref(`place.${column}`);
  const inOrder = async (
    direction: "asc" | "desc",
    { limit, offset }: Part,
    after?: Place,
  ): Promise<Place[]> => {
    const way = sql.raw(direction);
    const sign = sql.raw(direction === "asc" ? ">" : "<");
    const beyond = after ? sql`and (${by}, place.id) ${sign} (${after.sort}, ${after.id})` : sql``;
    const found = await sql<Place>`select ${by} as sort, place.id from ${rows} where ${within} ${beyond}
      order by ${by} ${way}, place.id ${way} limit ${limit} offset ${offset}`.execute(db);
    return found.rows;
  };

  const countNow = async (): Promise<number> => {
    const { rows: counted } = await sql<{ total: unknown }>`select count(*) as total from ${rows}
      where ${within}`.execute(db);
    return Number(counted[0]?.total);
  };

  const count = async (): Promise<number> => {
    if (seen === "newest" || Object.values(wanted).some((each) => each !== undefined)) return countNow();
    const revision = await currentSiteRevision(db);
    const known = lengths.get(db) ?? new Map();
    lengths.set(db, known);
    if (known.get(name)?.revision !== revision) known.set(name, { revision, length: await countNow() });
    return known.get(name).length;
  };

  return {
    count,

    /**
     * A page of the list, whose length may be passed by callers that know it. It is read from the nearer end:
     * skipping fifty thousand rows takes longer than everything else.
     */
    part: async ({ limit, offset }: Part, length?: number): Promise<Place[]> => {
      const total = length ?? (offset > NEAR ? await count() : Number.POSITIVE_INFINITY);
      const size = Math.min(limit, total - offset);
      if (size <= 0) return [];
      const behind = total - offset - size;
      if (behind >= offset) return inOrder(first, { limit: size, offset });
      return (await inOrder(first === "asc" ? "desc" : "asc", { limit: size, offset: behind })).reverse();
    },

    /** The first `limit` behind a place, or of all. */
    following: (after: Place | undefined, limit: number): Promise<Place[]> =>
      inOrder(first, { limit, offset: 0 }, after),
  };
}

/** Some entries of a list in an order that somebody chose. */
export async function sortedIds(
  db: Database,
  type: string,
  ids: readonly string[],
  sorting: Sorting,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { column, first } = orderOf("newest", sorting);
  const way = sql.raw(first);
  const by = sql.ref(column);
  const { rows } = await sql<{
    id: string;
  }>`select id from entry where type = ${type} and id in (${sql.join(ids)})
    order by ${by} ${way}, id ${way}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The column that an order compares, and its direction. */
function orderOf(
  order: ContentList["order"],
  sorting: Sorting | undefined,
): { column: string; first: "asc" | "desc" } {
  if (!sorting) return { column: "sort", first: order === "oldest" || order === "arranged" ? "asc" : "desc" };
  const { sort, lang } = sorting;
  const by = sort.replace("-", "");
  const column = by === "title" ? `title_${lang}` : by === "changed" ? "saved" : "sort";
  return { column, first: sort.startsWith("-") ? "desc" : "asc" };
}

/** The rows of a list that are wanted, as `place`: of a part in its own order, those of an index that has all of it. */
function placed(type: string, seen: Seen, wanted: Wanted, column: string) {
  const isPart = partOf(wanted) !== undefined;
  if (isPart && column === "sort")
    return {
      rows: sql`entry_facet as place`,
      within: sql.join(wantedOf(type, wanted, "place", seen), sql` and `),
    };
  const inPart = sql`join entry_facet as part on part.type = place.type and part.id = place.id`;
  const conditions = [
    seen === "published" ? readByVisitors("place") : sql<SqlBool>`place.deleted_at is null`,
    ...wantedOf(type, wanted, "part", seen),
  ];
  return {
    rows: isPart ? sql`entry as place ${inPart}` : sql`entry as place`,
    within: sql.join(conditions, sql` and `),
  };
}

/** The part of a list, by whose rows the wanted entries are found; undefined for the whole. */
export const partOf = ({ facet, needs }: Wanted): string | undefined => facet ?? needs;

/** Those in a part of a list that match this too. */
const alsoNeeding = (needs: Need) =>
  sql<SqlBool>`exists (select 1 from entry_facet as need
    where need.type = place.type and need.id = place.id and need.facet = ${needs})`;

/** The conditions of the wanted entries, where `place` has their `sort` and `id`, and `part` the name of their facet. */
export function wantedOf(
  type: string,
  wanted: Wanted,
  part: "place" | "part",
  seen: Seen,
): RawBuilder<SqlBool>[] {
  const { facet, needs, from, before, but, hidesWithheld } = wanted;
  const inPart = partOf(wanted);
  return [
    sql<SqlBool>`place.type = ${type}`,
    ...(inPart === undefined ? [] : [inFacet(sql.ref(`${part}.facet`), inPart, seen)]),
    ...(facet === undefined || needs === undefined ? [] : [alsoNeeding(needs)]),
    ...(from === undefined ? [] : [sql<SqlBool>`place.sort >= ${from}`]),
    ...(before === undefined ? [] : [sql<SqlBool>`place.sort < ${before}`]),
    ...(but === undefined ? [] : [sql<SqlBool>`place.id <> ${but}`]),
    ...(hidesWithheld
      ? [
          sql<SqlBool>`not exists (select 1 from withheld_entry as withheld
      where withheld.type = place.type and withheld.id = place.id)`,
        ]
      : []),
  ];
}

/** An entry has one row for a part: for staff also that of the part to which only its newest revision belongs. */
const inFacet = (column: RawBuilder<unknown>, facet: string, seen: Seen): RawBuilder<SqlBool> =>
  seen === "published"
    ? sql<SqlBool>`${column} = ${facet}`
    : sql<SqlBool>`${column} in (${facet}, ${waitingFacet(facet)})`;
