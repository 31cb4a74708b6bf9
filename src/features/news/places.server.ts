import type { AliasedExpression } from "kysely";
import type { Database } from "../../core/db/database.server";
import type { Part } from "../../core/db/paging.server";
import type { Category } from "./category";
import type { NewsTables } from "./rows.server";

/** Which news a list shows; all without anything said. */
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

/** The order of a list, newest first, by an index that has all of it: no article is read to be passed over. */
export function newsPlaces(database: Database, wanted: Wanted) {
  const db = database.$extendTables<NewsTables>();
  const all = () => db.selectFrom(placesIn(database, wanted));
  const ordered = all().select(["date", "id"]).orderBy("date", "desc").orderBy("id", "desc");
  return {
    part: ({ limit, offset }: Part): Promise<Place[]> => ordered.limit(limit).offset(offset).execute(),

    /** The first `limit` behind a place, or of all. */
    following: (after: Place | undefined, limit: number): Promise<Place[]> => {
      const behind = after
        ? ordered.where((eb) => eb(eb.refTuple("date", "id"), "<", eb.tuple(after.date, after.id)))
        : ordered;
      return behind.limit(limit).execute();
    },

    count: async (): Promise<number> => {
      const counted = all().select((eb) => eb.fn.countAll().as("total"));
      return Number((await counted.executeTakeFirstOrThrow()).total);
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
      .as("place");
  }
  return db
    .selectFrom("news")
    .select(["date", "id"])
    .$if(year !== undefined, (query) => query.where("year", "=", year ?? 0))
    .$if(starred === true, (query) => query.where("starred", "=", 1))
    .as("place");
}
