import type { Database } from "../../core/db/database.server";
import type { Category } from "./category";
import type { NewsItem } from "./contract";
import type { NewsTables } from "./rows.server";
import { newsStore } from "./store.server";

/** Items read at once; with pictures and three languages each has some tens of kilobytes. */
const PART = 10;

/** Which news a list shows; all without anything said. */
interface Wanted {
  year?: number;
  category?: Category;
  starred?: true;
}

/** News newest first, a part at a time and each part by an index, so that a list of any length takes little memory. */
export async function* newsInParts(database: Database, wanted: Wanted): AsyncGenerator<NewsItem[]> {
  let after: Place | undefined;
  do {
    const places: Place[] = await nextPlaces(database, wanted, after);
    after = places.length === PART ? places.at(-1) : undefined;
    if (places.length > 0) yield await newsStore(database).some(places.map(({ id }) => id));
  } while (after);
}

/** Where an item stands in a list. */
interface Place {
  date: string;
  id: string;
}

async function nextPlaces(
  database: Database,
  { year, category, starred }: Wanted,
  after: Place | undefined,
): Promise<Place[]> {
  const db = database.$extendTables<NewsTables>();
  if (category !== undefined) {
    let links = db
      .selectFrom("news_category")
      .select(["date", "news_id as id"])
      .where("category", "=", category);
    if (after)
      links = links.where((eb) => eb(eb.refTuple("date", "news_id"), "<", eb.tuple(after.date, after.id)));
    return links.orderBy("date", "desc").orderBy("news_id", "desc").limit(PART).execute();
  }
  let items = db.selectFrom("news").select(["date", "id"]);
  if (year !== undefined) items = items.where("year", "=", year);
  if (starred) items = items.where("starred", "=", 1);
  if (after) items = items.where((eb) => eb(eb.refTuple("date", "id"), "<", eb.tuple(after.date, after.id)));
  return items.orderBy("date", "desc").orderBy("id", "desc").limit(PART).execute();
}
