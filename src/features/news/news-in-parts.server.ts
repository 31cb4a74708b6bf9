import type { Database } from "../../core/db/database.server";
import { newsPlaces, type Place, type Wanted } from "./places.server";
import { newsStore } from "./store.server";

/** Characters of a part, as far as the items before it tell how long an item is; one alone may be longer. */
const LENGTH = 64_000;
const MOST_ITEMS = 20;

/**
 * News as JSON, newest first, a part at a time and each part by an index, so that a list of any length takes little
 * memory: a client that reads slowly keeps a part waiting.
 */
export async function* newsInParts(database: Database, wanted: Wanted): AsyncGenerator<string[]> {
  const places = newsPlaces(database, wanted);
  const store = newsStore(database);
  let after: Place | undefined;
  let count = 1;
  do {
    const some: Place[] = await places.following(after, count);
    after = some.length === count ? some.at(-1) : undefined;
    if (some.length === 0) return;
    const items = await store.written(some.map(({ id }) => id));
    count = itemsLike(items);
    yield items;
  } while (after);
}

/** How many items as long as these make a part. */
function itemsLike(items: readonly string[]): number {
  const length = items.reduce((sum, item) => sum + item.length, 1);
  return Math.min(MOST_ITEMS, Math.max(1, Math.floor((LENGTH * items.length) / length)));
}
