import type { AliasedExpression } from "kysely";
import type { Database } from "../../db/database.server";
import type { Part } from "../../db/paging.server";
import { currentRevision } from "../../db/revision.server";
import { startOfYear } from "../../locale/dates";
import type { ContentList } from "../definition";
import type { ContentTables } from "./tables.server";

/** Which entries of a list are wanted; all without anything said. */
export interface Wanted {
  facet?: string | undefined;
  /** Their `sort` from here on. */
  from?: string | undefined;
  /** And before this. */
  before?: string | undefined;
  /** The id of one that is left out. */
  but?: string | undefined;
}

/** What of a list by date stands from the first moment of a year in Hong Kong to its last. */
export const withinYear = (year: number): Wanted => ({
  from: startOfYear(year),
  before: startOfYear(year + 1),
});

/** Where an entry stands in a list. */
export interface Place {
  sort: string;
  id: string;
}

/** How many entries there are of each type, at a revision of the site: PostgreSQL counts fifty thousand in 4 ms. */
const lengths = new WeakMap<Database, Map<string, { revision: number; length: number }>>();

/** So many are passed over without asking how many there are in all. */
const NEAR = 100;

/** The order of a list, by an index that has all of it: no entry is read to be passed over. */
export function places(
  database: Database,
  { name, order }: Pick<ContentList, "name" | "order">,
  wanted: Wanted,
) {
  const db = database.$extendTables<ContentTables>();
  const first = order === "oldest" || order === "arranged" ? "asc" : "desc";
  const all = () => db.selectFrom(placesIn(database, name, wanted));
  const inOrder = (direction: "asc" | "desc") =>
    all().select(["sort", "id"]).orderBy("sort", direction).orderBy("id", direction);

  const countNow = async (): Promise<number> => {
    const counted = all().select((eb) => eb.fn.countAll().as("total"));
    return Number((await counted.executeTakeFirstOrThrow()).total);
  };

  const count = async (): Promise<number> => {
    if (Object.values(wanted).some((each) => each !== undefined)) return countNow();
    const revision = await currentRevision(database);
    const known = lengths.get(database) ?? new Map();
    lengths.set(database, known);
    if (known.get(name)?.revision !== revision) known.set(name, { revision, length: await countNow() });
    return known.get(name).length;
  };

  return {
    count,

    /**
     * A page of the list, of which whoever knows gives the length. It is read from the nearer end: passing over fifty
     * thousand places takes longer than everything else.
     */
    part: async ({ limit, offset }: Part, length?: number): Promise<Place[]> => {
      const total = length ?? (offset > NEAR ? await count() : Number.POSITIVE_INFINITY);
      const size = Math.min(limit, total - offset);
      if (size <= 0) return [];
      const behind = total - offset - size;
      if (behind >= offset) return inOrder(first).limit(size).offset(offset).execute();
      const turned = first === "asc" ? "desc" : "asc";
      return (await inOrder(turned).limit(size).offset(behind).execute()).reverse();
    },

    /** The first `limit` behind a place, or of all. */
    following: (after: Place | undefined, limit: number): Promise<Place[]> => {
      const ordered = inOrder(first).limit(limit);
      if (!after) return ordered.execute();
      const sign = first === "asc" ? ">" : "<";
      return ordered
        .where((eb) => eb(eb.refTuple("sort", "id"), sign, eb.tuple(after.sort, after.id)))
        .execute();
    },
  };
}

function placesIn(
  database: Database,
  type: string,
  { facet, from, before, but }: Wanted,
): AliasedExpression<Place, "place"> {
  const db = database.$extendTables<ContentTables>();
  const table = facet === undefined ? "entry" : "entry_facet";
  return db
    .selectFrom(table)
    .select(["sort", "id"])
    .where("type", "=", type)
    .$if(facet === undefined, (query) =>
      query.where("published" as never, "is not", null).where("deleted_at" as never, "is", null),
    )
    .$if(facet !== undefined, (query) => query.where("facet" as never, "=", facet as never))
    .$if(from !== undefined, (query) => query.where("sort", ">=", from ?? ""))
    .$if(before !== undefined, (query) => query.where("sort", "<", before ?? ""))
    .$if(but !== undefined, (query) => query.where("id", "<>", but ?? ""))
    .as("place");
}
