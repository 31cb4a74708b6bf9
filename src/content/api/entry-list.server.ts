import type { Database } from "../../platform/db/database.server";
import { pagesOf } from "../../platform/db/paging.server";
import type { StaffCall } from "../../platform/feature.server";
import { type Lang, type Localized, localized } from "../../platform/locale/lang";
import type { Card } from "../card";
import type { AnyContent, ContentList, ContentRecord, ContentType } from "../definition";
import { wholeContent } from "../field";
import { listReads } from "../list-reads.server";
import type { CardsQuery, ListedEntry } from "../listed-entry";
import type { EntryType } from "../registry/content-registry.server";
import { reviewsAmong } from "../review/reviews.server";
import { publishedIn, type RevisionState, revisionState } from "../revisions/states";
import { saidIn } from "../revisions/unpublished-langs";
import { scheduledOf, scheduledRevisions } from "../schedule/schedule.server";
import { completeness } from "../schemas";
import { isList } from "../store/derived.server";
import { entriesWithRevisions } from "../store/entry-state.server";
import { newest, newestRecord } from "../store/published.server";
import { entryTranslationStatus } from "../translation/stored-marks.server";

/** Entries on a page. */
const PAGE_SIZE = 20;

type Reader = Pick<StaffCall, "db" | "deps" | "staff">;

/** An entry of a list, with the facts of its newest revision. */
type Listed = Omit<ListedEntry, "_id" | "title"> & {
  id: string;
  title: Localized;
  revision: number;
  published: Localized<number | null>;
  state: RevisionState;
  updatedAt: string;
  updatedBy: string;
};

interface ListPage {
  entries: Listed[];
  total: number;
  more: boolean;
  pages: number;
}

/** A page of the entries of one name: of a list by its query; of records all, before custom pages. */
export async function entryList(
  types: readonly EntryType[],
  query: CardsQuery,
  call: Reader,
): Promise<ListPage> {
  const [only] = types;
  if (only && types.length === 1 && isList(only.type)) {
    const { items, ...counted } = await cardsOf(only, only.type, query, call);
    return { ...counted, entries: await withFacts(call.db, only.type, items) };
  }
  const all: Listed[] = [];
  for (const each of types) all.push(...(await everyEntry(each, query, call)));
  const from = (query.page - 1) * PAGE_SIZE;
  const entries = all.slice(from, from + PAGE_SIZE);
  return { entries, total: all.length, more: false, pages: pagesOf(all.length, PAGE_SIZE) };
}

async function cardsOf(entryType: EntryType, type: ContentList, query: CardsQuery, call: Reader) {
  const page = await listReads(type).cards(query, call);
  const items = (await entryType.rules.listed?.(page.items, call)) ?? page.items;
  return { ...page, items };
}

async function everyEntry(entryType: EntryType, query: CardsQuery, call: Reader): Promise<Listed[]> {
  const { type } = entryType;
  if (!isList(type)) {
    const cards = [await recordCard(call.db, type as ContentRecord)];
    return withFacts(call.db, type, (await entryType.rules.listed?.(cards, call)) ?? cards);
  }
  const found: ListedEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const part = await cardsOf(entryType, type, { ...query, page }, call);
    found.push(...part.items);
    pages = part.pages;
  }
  return withFacts(call.db, type, found);
}

/** The card of a record. */
async function recordCard(db: Database, type: ContentRecord): Promise<ListedEntry> {
  const { _id, ...content } = await newestRecord(db, type);
  const complete = completeness(type, content as unknown as AnyContent);
  const [card] = await newest(db, type).cardsOf([_id]);
  const statesOf = await entryTranslationStatus(db, type.name, [{ _id }]);
  const scheduled = await scheduledOf(db, type.name, [_id]);
  return {
    ...{ _id, complete, title: localized((lang) => type.words[lang].title) },
    ...{ states: statesOf({ _id, complete }), cover: null, date: null, flags: [] },
    ...{ changed: card?.changed ?? "", waiting: card?.waiting ?? null, scheduled: scheduled(_id) },
  };
}

/** Entries of lists with the facts of their revisions. */
async function withFacts(db: Database, type: ContentType, items: readonly ListedEntry[]): Promise<Listed[]> {
  const ids = items.map(({ _id }) => _id);
  const facts = await factsOf(db, type, ids);
  const inReview = await reviewsAmong(db, type.name, ids);
  const scheduled = await scheduledRevisions(db, type.name, ids);
  return items.map(({ _id: id, ...item }) => {
    const { number = 0, published = null, langs = [], author = "" } = facts.get(id) ?? {};
    const state = revisionState({
      ...{ number, newest: number, published, wasPublished: false },
      ...{ isInReview: inReview.has(id), scheduled: scheduled(id) },
    });
    const updated = { updatedAt: item.changed, updatedBy: author };
    return { ...item, ...updated, id, revision: number, published: publishedIn(published, langs), state };
  });
}

/** Numbers and authors of the newest revisions of entries, and what visitors get of each. */
async function factsOf(db: Database, type: ContentType, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Facts>(); // PostgreSQL takes no empty list
  const rows = await entriesWithRevisions(db, type)
    .select(["entry.id", "entry.number", "entry.published", "newest.author"])
    // The summary of an entry in a list says its languages.
    .select(isList(type) ? "entry.summary as shown" : "visible.content as shown")
    .where("entry.id", "in", ids)
    .execute();
  return new Map(
    rows.map(({ id, shown, ...row }): [string, Facts] => [
      id,
      { ...row, langs: row.published === null || shown === null ? [] : langsOf(type, JSON.parse(shown)) },
    ]),
  );
}

/** The languages in which an entry says something, by its card in a list or by the content of a record. */
const langsOf = (type: ContentType, shown: object): Lang[] =>
  isList(type) ? (shown as Card).langs : saidIn(type, wholeContent(type, shown) as AnyContent);

interface Facts {
  number: number;
  published: number | null;
  author: string;
  /** The languages in which visitors get something. */
  langs: Lang[];
}
