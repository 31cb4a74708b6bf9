import type { AliasedExpression } from "kysely";
import type { Database } from "../../core/db/database.server";
import type { Part } from "../../core/db/paging.server";
import { currentRevision } from "../../core/db/revision.server";
import { startOfYear } from "../../core/locale/dates";
import type { Category } from "./category";
import type { NewsTables } from "./rows.server";

/** Which news a list shows; all without anything said. A category alone can be had together with a year. */
export interface Wanted {
  year?: number;
  category?: Category;
  starred?: true;
}

/** Where an item stands in a list. */
export interface Place {
  date: string;
  id: string;
}

/** How many news there are in all, at a revision of the site: PostgreSQL counts fifty thousand in 4 ms. */
const lengths = new WeakMap<Database, { revision: number; length: number }>();

/** So many are passed over without asking how many there are in all. */
const NEAR = 100;

/** The order of a list, newest first, by an index that has all of it: no article is read to be passed over. */
export function newsPlaces(database: Database, wanted: Wanted) {
  const db = database.$extendTables<NewsTables>();
  const all = () => db.selectFrom(placesIn(database, wanted));
  const inOrder = (direction: "asc" | "desc") =>
    all().select(["date", "id"]).orderBy("date", direction).orderBy("id", direction);

  const countNow = async (): Promise<number> => {
    const counted = all().select((eb) => eb.fn.countAll().as("total"));
    return Number((await counted.executeTakeFirstOrThrow()).total);
  };

  const count = async (): Promise<number> => {
    if (Object.keys(wanted).length > 0) return countNow();
    const revision = await currentRevision(database);
    const known = lengths.get(database);
    if (known?.revision === revision) return known.length;
    const length = await countNow();
    lengths.set(database, { revision, length });
    return length;
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
      if (behind >= offset) return inOrder("desc").limit(size).offset(offset).execute();
      const places = await inOrder("asc").limit(size).offset(behind).execute();
      return places.reverse();
    },

    /** The first `limit` behind a place, or of all. */
    following: (after: Place | undefined, limit: number): Promise<Place[]> => {
      const behind = after
        ? inOrder("desc").where((eb) => eb(eb.refTuple("date", "id"), "<", eb.tuple(after.date, after.id)))
        : inOrder("desc");
      return behind.limit(limit).execute();
    },
  };
}

function placesIn(
  database: Database,
  { year, category, starred }: Wanted,
): AliasedExpression<Place, "place"> {
  const db = database.$extendTables<NewsTables>();
  if (category !== undefined) {
    return db
      .selectFrom("news_category")
      .select(["date", "news_id as id"])
      .where("category", "=", category)
      .$if(year !== undefined, (query) =>
        query.where("date", ">=", startOfYear(year ?? 0)).where("date", "<", startOfYear((year ?? 0) + 1)),
      )
      .as("place");
  }
  return db
    .selectFrom("news")
    .select(["date", "id"])
    .$if(year !== undefined, (query) => query.where("year", "=", year ?? 0))
    .$if(starred === true, (query) => query.where("starred", "=", 1))
    .as("place");
}
