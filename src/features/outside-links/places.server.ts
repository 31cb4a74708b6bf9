import { setImmediate } from "node:timers/promises";
import {
  type AnyContent,
  type ContentType,
  type Entry,
  entryKey,
  typeOfEntry,
} from "../../content/definition";
import { entryFieldPaths, leavesOf, withoutLang } from "../../content/field-paths";
import { isList } from "../../content/store/derived.server";
import { published, publishedRecord } from "../../content/store/published.server";
import type { ContentTables } from "../../content/store/tables.server";
import type { Database } from "../../platform/db/database.server";
import { decodeEntities } from "../../platform/html/text";
import type { Lang } from "../../platform/locale/lang";
import { MOST_LINKS, MOST_PLACES, type PlaceRow } from "./store.server";

/** The content types whose links are checked, and the host of the site, which is not among them. */
export interface Searched {
  types: readonly ContentType[];
  own: string;
}

/** The addresses of other sites in all public content, with their places, at most as many as are checked. */
export async function findPlaces(db: Database, { types, own }: Searched): Promise<PlaceRow[]> {
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

/** An address of another site in an entry. */
interface FoundAddress {
  address: string;
  /** The path of the field without a language: `body`, `parts.2.body`. */
  path: string;
  /** `""` where the entry has the field once. */
  lang: Lang | "";
}

/** Longer addresses are not checked. */
const LONGEST = 1500;
const HREF = /<a\s[^<>]*?\bhref="([^"]*)"/g;
/** An address in plain text: it ends before a space or a quotation mark, and before Chinese. */
const IN_TEXT = /https?:\/\/[^\s<>"“”‘’\u3000-\u9fff\uff00-\uffef]+/gi;
const TRAILING = /[.,;:!?'*_\]]+$/;
/** The bracket that closes what opens before the address, with what is behind it. */
const OUTER_BRACKET = /^((?:[^()]|\([^()]*\))*)\).*$/;

/** The addresses of other sites in an entry as visitors get it, each once for a field. @param own the site's own host */
export function addressesIn(type: ContentType, content: AnyContent, own: string): FoundAddress[] {
  const found = new Map<string, FoundAddress>();
  for (const { field, value, path, lang } of entryFieldPaths(type, content).flatMap(leavesOf)) {
    for (const text of textsIn(value)) {
      for (const typed of field.writing === "rich" ? hrefsIn(text) : addressesInText(text)) {
        const address = outsideAddress(typed, own);
        const place = { path: withoutLang(path), lang: lang ?? ("" as const) };
        if (address !== undefined) found.set(JSON.stringify([address, place]), { address, ...place });
      }
    }
  }
  return [...found.values()];
}

/** Every text in a value, however it is nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const hrefsIn = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, href = ""]) => decodeEntities(href));

const addressesInText = (text: string): string[] =>
  (text.match(IN_TEXT) ?? []).map((address) => address.replace(OUTER_BRACKET, "$1").replace(TRAILING, ""));

/** An address in the form in which it is requested; undefined for links within the site. */
function outsideAddress(typed: string, own: string): string | undefined {
  const url = /^https?:/i.test(typed) ? URL.parse(typed) : null;
  if (!url || url.host === own || url.username !== "" || url.password !== "") return undefined;
  url.hash = "";
  return url.href.length <= LONGEST ? url.href : undefined;
}
