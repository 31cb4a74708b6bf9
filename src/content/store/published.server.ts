import type { Database } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import type { Localized } from "../../platform/locale/lang";
import { readByVisitors } from "../access/may-read.server";
import { cardOf, facetsOf } from "../card";
import type { AnyContent, Content, ContentType, Entry } from "../definition";
import { wholeContent } from "../field";
import { isByRulesOfNow, isList, sortOf } from "./derived.server";
import { entriesIn, entryOf, type ListedCard } from "./entries.server";
import { type Place, partOf, type Wanted } from "./list-order.server";
import { type PreviewEntry, type PreviewOverlay, previewOverlayOf } from "./preview-overlay.server";
import type { ContentTables } from "./tables.server";

/**
 * The published entries of a type: the only access to content for visitors' pages and answers, so that a
 * forgotten condition cannot reveal a draft, an unpublished language or a deleted entry. With a preview's
 * handle they are as its overlay has them.
 */
export function published<T extends ContentType>(database: Database, type: T) {
  const overlay = previewOverlayOf(database);
  const entries = overlay ? previewEntries(database, type, overlay) : entriesIn(database, type, "published");
  return {
    ...entries,
    /** A range of the list as cards, with the total. The search index has the newest words. */
    cards: (part: Part, wanted: Wanted = {}) => entries.cards(part, wanted),
  };
}

/**
 * The one entry of a type that has one; as its type begins, and revision 0, before anybody has saved it.
 */
export async function publishedRecord<T extends ContentType>(
  db: Database,
  type: T,
  id = type.id,
): Promise<Entry<T>> {
  const entry = await (id === undefined ? onlyEntry(db, type) : published(db, type).find(id));
  return entry ?? wholeRecord(type, { _id: id ?? type.name, version: 0 });
}

/** A record; fields that its last save did not know have their type's initial content. */
export const wholeRecord = <T extends ContentType>(
  type: T,
  { _id, version, ...stored }: { _id: string; version: number } & Partial<Localized<object>>,
): Entry<T> => ({ _id, ...wholeContent(type, stored), version });

/** Read from one row, since every page needs the site's details. */
async function onlyEntry<T extends ContentType>(database: Database, type: T): Promise<Entry<T> | undefined> {
  const [own] = (await previewOverlayOf(database)?.of(type)) ?? [];
  if (own) return published(database, type).find(own.id);
  const row = await database
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["id", "number", "published", "summary", "derived"])
    .where("type", "=", type.name)
    .where(readByVisitors())
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  if (!isByRulesOfNow(row.derived)) return published(database, type).find(row.id);
  return entryOf(type, { id: row.id, number: row.published ?? row.number, content: row.summary });
}

type Entries<T extends ContentType> = ReturnType<typeof entriesIn<T>>;

/** An entry of the overlay with its list's sort key. */
interface Placed extends PreviewEntry {
  sort: string;
  facets: readonly string[];
}

/** The published entries of a type, with those of an overlay in their place: what visitors would get. */
function previewEntries<T extends ContentType>(
  database: Database,
  type: T,
  overlay: PreviewOverlay,
): Entries<T> {
  const below = entriesIn(database, type, "published");
  let read: Promise<Map<string, Placed>> | undefined;
  const over = () => {
    read ??= placedBy(database, type, overlay);
    return read;
  };

  const places = async (wanted: Wanted = {}, part?: Part): Promise<Place[]> => {
    const own = await over();
    if (own.size === 0) return below.places(wanted, part);
    const others = (await below.places(wanted)).filter(({ id }) => !own.has(id));
    const wantedOwn = [...own.values()].filter((each) => isWanted(each, wanted));
    const all = [...others, ...wantedOwn.map(({ sort, id }) => ({ sort, id }))].sort(inOrderOf(type));
    return part ? all.slice(part.offset, part.offset + part.limit) : all;
  };

  const entriesOf = async (ids: readonly string[]): Promise<Entry<T>[]> => {
    const own = await over();
    const others = await below.entriesOf(ids.filter((id) => !own.has(id)));
    const all = new Map(others.map((entry) => [entry._id, entry]));
    for (const each of own.values()) all.set(each.id, asEntry<T>(each));
    return ids.flatMap((id) => all.get(id) ?? []);
  };

  const cardsOf: Entries<T>["cardsOf"] = async (ids) => {
    const own = await over();
    type Shown = Awaited<ReturnType<Entries<T>["cardsOf"]>>[number];
    const others = await below.cardsOf(ids.filter((id) => !own.has(id)));
    const all = new Map<string, Shown>(others.map((card) => [card._id, card]));
    for (const each of own.values()) all.set(each.id, asCard(type, each) as Shown);
    return ids.flatMap((id) => all.get(id) ?? []);
  };

  const idsIn = async (wanted?: Wanted, part?: Part) => (await places(wanted, part)).map(({ id }) => id);

  return {
    places,
    entriesOf,
    cardsOf,
    find: async (id) => {
      const own = (await over()).get(id);
      return own ? asEntry<T>(own) : below.find(id);
    },
    all: async (wanted) => entriesOf(await idsIn(wanted)),
    part: async (part, wanted) => entriesOf(await idsIn(wanted, part)),
    count: async (wanted) => (await places(wanted)).length,
    firstCards: async (limit, wanted) => cardsOf(await idsIn(wanted, { limit, offset: 0 })),
    cards: async (part, wanted) => {
      const ids = await idsIn(wanted);
      const shown = ids.slice(part.offset, part.offset + part.limit);
      return { cards: await cardsOf(shown), total: ids.length, more: false };
    },
    inParts: async function* (wanted) {
      yield (await entriesOf(await idsIn(wanted))).map((entry) => JSON.stringify(entry));
    },
  };
}

async function placedBy(
  database: Database,
  type: ContentType,
  overlay: PreviewOverlay,
): Promise<Map<string, Placed>> {
  const placed = (await overlay.of(type)).map(async (stored): Promise<[string, Placed]> => {
    const each = { ...stored, content: wholeContent(type, stored.content) as unknown as AnyContent };
    const sort = await sortOf(database, type, {
      ...each,
      ...(each.sort !== undefined && { sort: each.sort }),
    });
    return [each.id, { ...each, sort, facets: isList(type) ? facetsOf(type.shared, each.content) : [] }];
  });
  return new Map(await Promise.all(placed));
}

function isWanted({ id, sort, facets }: Placed, wanted: Wanted): boolean {
  const { from = "", before, but } = wanted;
  const part = partOf(wanted);
  return (
    id !== but &&
    sort >= from &&
    (before === undefined || sort < before) &&
    (part === undefined || facets.includes(part))
  );
}

/** Compares places as the index of the list does. */
function inOrderOf(type: ContentType): (a: Place, b: Place) => number {
  const rises = !isList(type) || type.order === "oldest" || type.order === "arranged";
  const compared = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return (a, b) => (compared(a.sort, b.sort) || compared(a.id, b.id)) * (rises ? 1 : -1);
}

const asEntry = <T extends ContentType>({ id, number, content }: PreviewEntry) =>
  ({ _id: id, ...(content as Content<T>), version: number }) as Entry<T>;

function asCard(type: ContentType, { id, content, changed }: PreviewEntry): ListedCard<object> {
  const card = isList(type) ? cardOf(type, content) : {};
  return { ...card, _id: id, changed } as ListedCard<object>;
}

/** The entries of a type as staff edit them: in their newest revisions, be they published or not. */
export const newest = <T extends ContentType>(database: Database, type: T) =>
  entriesIn(database, type, "newest");

/** The newest revision of the one entry of a type that has one, or of that of `id`; as its type begins, and revision 0, before anybody has saved it. */
export async function newestRecord<T extends ContentType>(
  db: Database,
  type: T,
  id = type.id,
): Promise<Entry<T>> {
  const entries = newest(db, type);
  const entry = id === undefined ? (await entries.part({ limit: 1, offset: 0 }))[0] : await entries.find(id);
  return entry ?? wholeRecord(type, { _id: id ?? type.name, version: 0 });
}
