import type { Database } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import { readByVisitors } from "../access/may-read.server";
import type { Card } from "../card";
import type { ContentList, ContentType, Entry } from "../definition";
import { type Fields, wholeContent } from "../field";
import type { Sorting } from "../listed-entry";
import type { Waiting } from "../revisions/unpublished-langs";
import { isList } from "./derived.server";
import { closestIds } from "./entry-state.server";
import { listOrder, type Place, type Seen, sortedIds, type Wanted } from "./list-order.server";
import { entriesWith, FOUND_AT_MOST } from "./search.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** The card of an entry in a list. */
export type ListedCard<Summary> = Card &
  Summary & {
    _id: string;
    /** When it was last saved, ISO 8601, UTC; `""` if unknown. */
    changed: string;
    /** For staff: what of it visitors do not get yet. */
    waiting?: Waiting;
  };

/** A page of a list, and how many there are in all. */
export interface CardPage<Summary> {
  cards: ListedCard<Summary>[];
  total: number;
  /** True when more were found than `total` counts. */
  more: boolean;
}

type SummaryOf<T> = T extends ContentList<string, string, Fields, Fields, infer Summary> ? Summary : object;

/** The entries of a type as visitors get them, or in their newest revisions, as staff do. */
export function entriesIn<T extends ContentType>(database: Database, type: T, seen: Seen) {
  const db = database.$extendTables<ContentTables>();
  const order = { name: type.name, order: isList(type) ? type.order : ("oldest" as const) };
  const live = db
    .selectFrom("entry")
    .where("entry.type", "=", type.name)
    .where("entry.deleted_at", "is", null)
    .$if(seen === "published", (query) => query.where(readByVisitors()));
  const revisions = live
    .innerJoin("entry_version as revision", (join) =>
      join
        .onRef("revision.type", "=", "entry.type")
        .onRef("revision.id", "=", "entry.id")
        .onRef("revision.number", "=", seen === "published" ? "entry.published" : "entry.number"),
    )
    .select(["entry.id", "revision.number", "revision.content"]);

  const ordered = async <Row extends { id: string }>(ids: readonly string[], query: Promise<Row[]>) => {
    const rows = new Map((await query).map((row) => [row.id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };

  const rowsOf = async (ids: readonly string[]) =>
    ids.length === 0 ? [] : ordered(ids, revisions.where("entry.id", "in", ids).execute()); // PostgreSQL takes no empty list

  const cardsOf = async (ids: readonly string[]): Promise<ListedCard<SummaryOf<T>>[]> => {
    if (ids.length === 0) return [];
    const query = live
      .select(["entry.id", "entry.summary", "entry.newest", "entry.changed", "entry.saved"])
      .where("entry.id", "in", ids)
      .execute();
    return (await ordered(ids, query)).map((row) => cardIn(row, seen));
  };

  const read = (rows: readonly Row[]) => rows.map((row) => entryOf(type, row));

  const idsOf = (some: readonly Place[]) => some.map(({ id }) => id);

  return {
    find: async (id: string): Promise<Entry<T> | undefined> => {
      const row = await revisions.where("entry.id", "=", id).executeTakeFirst();
      return row && entryOf(type, row);
    },

    /** All of them, in order; for lists of some hundreds at most. */
    all: async (wanted: Wanted = {}): Promise<Entry<T>[]> =>
      read(await rowsOf(idsOf(await listOrder(database, order, seen, wanted).following(undefined, MANY)))),

    /** A part of the list, in order. */
    part: async (part: Part, wanted: Wanted = {}): Promise<Entry<T>[]> =>
      read(await rowsOf(idsOf(await listOrder(database, order, seen, wanted).part(part)))),

    /** The order of the list, or of a part of it, without reading any entry. */
    places: (wanted: Wanted = {}, part?: Part): Promise<Place[]> => {
      const list = listOrder(database, order, seen, wanted);
      return part ? list.part(part) : list.following(undefined, MANY);
    },

    count: (wanted: Wanted = {}): Promise<number> => listOrder(database, order, seen, wanted).count(),

    cardsOf,

    /** The existing ones of `ids`, in their order. */
    entriesOf: async (ids: readonly string[]): Promise<Entry<T>[]> => read(await rowsOf(ids)),

    /** The first `limit` of the list as cards, without asking how many there are. */
    firstCards: async (limit: number, wanted: Wanted = {}): Promise<ListedCard<SummaryOf<T>>[]> =>
      cardsOf(idsOf(await listOrder(database, order, seen, wanted).following(undefined, limit))),

    /**
     * A range of the list as cards, with the total; of those whose texts contain `words`, unless `""`. Of
     * more than a list leads to, only the first in its own order are sorted.
     * @param sorting `closest` for those first whose titles are closest to the words
     */
    cards: async (
      part: Part,
      wanted: Wanted = {},
      words = "",
      sorting?: Sorting | "closest",
    ): Promise<CardPage<SummaryOf<T>>> => {
      if (words === "") {
        const chosen = sorting === "closest" ? undefined : sorting;
        const list = listOrder(database, order, seen, wanted, chosen);
        const total = await list.count();
        return { cards: await cardsOf(idsOf(await list.part(part, total))), total, more: false };
      }
      const found = await entriesWith(database, order, words, wanted);
      const ids = found.slice(0, FOUND_AT_MOST);
      const sorted =
        sorting === "closest"
          ? await closestIds(database, ids, words)
          : sorting
            ? await sortedIds(database, type.name, ids, sorting)
            : ids;
      return {
        cards: await cardsOf(sorted.slice(part.offset, part.offset + part.limit)),
        total: ids.length,
        more: found.length > FOUND_AT_MOST,
      };
    },

    /** All wanted entries as JSON, a part at a time, so that a list of any length takes little memory. */
    inParts: async function* (wanted: Wanted = {}): AsyncGenerator<string[]> {
      const list = listOrder(database, order, seen, wanted);
      let after: Place | undefined;
      let count = 1;
      do {
        const some: Place[] = await list.following(after, count);
        after = some.length === count ? some.at(-1) : undefined;
        if (some.length === 0) return;
        const written = read(await rowsOf(idsOf(some))).map((entry) => JSON.stringify(entry));
        count = asManyLike(written);
        yield written;
      } while (after);
    },
  };
}

type CardRow = Pick<EntryRow, "id" | "summary" | "newest" | "changed" | "saved">;

/** The card of an entry as visitors get it; for staff that of its newest revision. */
function cardIn({ id, summary, newest, changed, saved }: CardRow, seen: Seen) {
  return seen === "published"
    ? { ...JSON.parse(summary), _id: id, changed }
    : { ...JSON.parse(newest ?? summary), _id: id, changed: saved };
}

/** More than a list has that is read as a whole. */
const MANY = 1_000_000;

interface Row {
  id: string;
  number: number;
  /** JSON. */
  content: string;
}

/** An entry as a row has it, with the fields that its type did not have yet when it was stored. */
export function entryOf<T extends ContentType>(type: T, { id, number, content }: Row): Entry<T> {
  return { _id: id, ...wholeContent(type, JSON.parse(content)), version: number };
}

/** Characters of a chunk, estimated by the entries before it; a single entry may be longer. */
const LENGTH = 64_000;
const MOST = 20;

/** The number of entries as long as these that make a part. */
function asManyLike(entries: readonly string[]): number {
  const length = entries.reduce((sum, entry) => sum + entry.length, 1);
  return Math.min(MOST, Math.max(1, Math.floor((LENGTH * entries.length) / length)));
}
