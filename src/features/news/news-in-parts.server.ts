import type { Database } from "../../core/db/database.server";
import { newsPlaces, type Place, type Wanted } from "./places.server";
import { newsStore } from "./store.server";

/** Items read at once; with pictures and three languages each has some tens of kilobytes. */
const PART = 10;

/**
 * News as JSON, newest first, a part at a time and each part by an index, so that a list of any length takes little
 * memory.
 */
export async function* newsInParts(database: Database, wanted: Wanted): AsyncGenerator<string[]> {
  let after: Place | undefined;
  do {
    const places: Place[] = await newsPlaces(database, wanted).following(after, PART);
    after = places.length === PART ? places.at(-1) : undefined;
    if (places.length > 0) yield await newsStore(database).written(places.map(({ id }) => id));
  } while (after);
}
