import { setImmediate } from "node:timers/promises";
import {
  type AnyContent,
  type ContentType,
  type Entry,
  entryKey,
  typeOfEntry,
} from "../../content/definition";
import { isList } from "../../content/store/derived.server";
import { published, publishedRecord } from "../../content/store/published.server";
import type { ContentTables } from "../../content/store/tables.server";
import type { Database } from "../../platform/db/database.server";
import { addressesIn } from "./addresses.server";
import { MOST_LINKS, MOST_PLACES, type PlaceRow } from "./store.server";

/** The content types whose links are looked at, and the host of the site, which is not among them. */
export interface Searched {
  types: readonly ContentType[];
  own: string;
}

/** The addresses of other sites in all public content, with their places, at most as many as are checked. */
export async function placesNow(db: Database, { types, own }: Searched): Promise<PlaceRow[]> {
  const places = new Map<string, PlaceRow[]>();
  const add = (type: ContentType, entry: Entry<ContentType>) => {
    for (const place of placesIn(type, entry, own)) {
      const known = places.get(place.address);
      if (known === undefined && places.size < MOST_LINKS) places.set(place.address, [place]);
      else if (known && known.length < MOST_PLACES) known.push(place);
    }
  };
  for (const type of types) {
    if (!isList(type)) {
      add(type, await publishedRecord(db, type));
      continue;
    }
    for await (const some of published(db, type).inParts()) {
      for (const entry of some) add(type, JSON.parse(entry));
      await setImmediate();
    }
  }
  return [...places.values()].flat();
}

const placesIn = (type: ContentType, { _id: id, version, ...content }: Entry<ContentType>, own: string) =>
  addressesIn(type, content as unknown as AnyContent, own).map((found) => ({
    ...found,
    ...{ type: type.name, id, edition: version },
  }));

/**
 * The places that still contain the address in what visitors get now: of an entry that was published
 * since, its text is read.
 */
export async function placesLeft(
  db: Database,
  { types, own }: Searched,
  places: readonly PlaceRow[],
): Promise<PlaceRow[]> {
  const now = await editionsOf(db, [...new Set(places.map(({ id }) => id))]);
  const read = new Map<string, ReadonlySet<string>>();
  const left: PlaceRow[] = [];
  for (const place of places) {
    const key = entryKey(place);
    const edition = now.get(key) ?? 0;
    // A record that nobody had saved may have got another id since.
    if (edition === place.edition && edition > 0) {
      left.push(place);
      continue;
    }
    if (!read.has(key)) read.set(key, await keysNow(db, typeOfEntry(types, place), place.id, own));
    if (read.get(key)?.has(placeKey(place))) left.push(place);
  }
  return left;
}

const placeKey = ({ address, path, lang }: Pick<PlaceRow, "address" | "path" | "lang">): string =>
  JSON.stringify([address, path, lang]);

async function keysNow(
  db: Database,
  type: ContentType | undefined,
  id: string,
  own: string,
): Promise<ReadonlySet<string>> {
  if (!type) return new Set();
  const entry = isList(type) ? await published(db, type).find(id) : await publishedRecord(db, type);
  return new Set(entry ? placesIn(type, entry as Entry<ContentType>, own).map(placeKey) : []);
}

const IDS_AT_ONCE = 500;

/** The number of the revision of each entry that visitors get; 0 where they get none. */
async function editionsOf(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const editions = new Map<string, number>();
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .$extendTables<ContentTables>()
      .selectFrom("entry")
      .select(["type", "id", "published", "deleted_at"])
      .where("id", "in", ids.slice(at, at + IDS_AT_ONCE))
      .execute();
    for (const { deleted_at, published: number, ...entry } of rows)
      editions.set(entryKey(entry), deleted_at === null ? (number ?? 0) : 0);
  }
  return editions;
}
