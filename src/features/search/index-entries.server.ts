import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { readByVisitors } from "../../content/access/may-read.server";
import {
  type AnyContent,
  type ContentList,
  type ContentType,
  type EntryRef,
  typeOfEntry,
} from "../../content/definition";
import { forgetChanged, isAnyChanged, takeChanged } from "../../content/events/events.server";
import type { KnownPage } from "../../content/known-pages.server";
import { isList } from "../../content/store/derived.server";
import { published, publishedRecord } from "../../content/store/published.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import type { Deps } from "../../platform/deps.server";
import { startIntervalJob } from "../../platform/jobs/interval-job.server";
import { LANGS, type Localized, localized } from "../../platform/locale/lang";
import { readSiteDetails } from "../../site/frame/site-details.server";
import {
  documentsOf,
  isSearched,
  PAGES,
  pageOf,
  type SearchCatalog,
  type SearchedDocument,
} from "./documents.server";
import { EDITION, type IndexedEntry, saveDocuments } from "./store.server";
import { searchTables } from "./tables.server";

/** Entries that one transaction indexes while the site serves: a save by staff waits for no more. */
const AT_ONCE = 40;
/**
 * The same before the site serves. Each word is spread over the whole index, so that a transaction costs little more
 * for many entries than for few.
 */
const AT_ONCE_AT_START = 500;
/** Entries that a start indexes before the site serves; what is left then is indexed meanwhile. */
const AT_START = 1000;
/** Milliseconds after which what changed is found. */
const EVERY = 500;

/**
 * Entries, or pages that no entry says, with their documents as visitors get them now; without documents where they do
 * not.
 */
export async function documentsNow(
  db: Database,
  catalog: SearchCatalog,
  entries: readonly EntryRef[],
): Promise<IndexedEntry[]> {
  const indexed: IndexedEntry[] = [];
  const lists = new Map<ContentList, string[]>();
  for (const { type: name, id } of entries) {
    const type = typeOfEntry(catalog.types, { type: name, id });
    if (type && isList(type) && isSearched(type, catalog.pages))
      lists.set(type, [...(lists.get(type) ?? []), id]);
    else
      indexed.push({
        type: name,
        id,
        documents: await documentsAlone(db, catalog, type, { type: name, id }),
      });
  }
  for (const [type, ids] of lists) {
    const contents = await published(db, type).entriesOf(ids);
    const found = new Map(contents.map((content) => [content._id, content as unknown as AnyContent]));
    for (const id of ids) {
      const content = found.get(id);
      indexed.push({ type: type.name, id, documents: content ? documentsOf(type, id, content) : [] });
    }
  }
  return indexed;
}

/** The documents of what is no entry of a list: a record, or a page that no record says. */
async function documentsAlone(
  db: Database,
  { pages }: SearchCatalog,
  type: ContentType | undefined,
  entry: EntryRef,
): Promise<SearchedDocument[]> {
  if (!type) {
    const page = entry.type === PAGES ? pages.find(({ path }) => path === entry.id) : undefined;
    return page ? [pageAlone(await titleOf(page, db), page)] : [];
  }
  if (isList(type) || !isSearched(type, pages)) return [];
  const content = await publishedRecord(db, type, type.id ?? entry.id);
  const page = type.name === PAGES ? pageOf(type, pages) : undefined;
  const said = page && { title: await titleOf(page, db), called: page.called };
  return documentsOf(type, entry.id, content as unknown as AnyContent, said);
}

async function titleOf({ title }: KnownPage, db: Database): Promise<Localized> {
  const { shortName } = await readSiteDetails(db);
  const said: Partial<Localized> = {};
  for (const lang of LANGS) said[lang] = await title(lang, shortName[lang], db);
  return localized((lang) => said[lang] ?? "");
}

/** The search document of a page with a title alone. */
const pageAlone = (title: Localized, { path, called }: KnownPage): SearchedDocument => ({
  ...{ part: 0, kind: PAGES, date: "", title },
  text: localized(() => ""),
  context: localized((lang) => called?.[lang] ?? ""),
  url: () => path,
});

/** Indexes some of what visitors get otherwise than the index has it. @returns how many entries; 0 where none was left */
export async function indexChanged(db: Database, catalog: SearchCatalog): Promise<number> {
  // Checked outside the lock first: only a process that finds work waits for the others.
  if (!(await isAnyChanged(db))) return 0;
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const entries = await takeChanged(tx, AT_ONCE);
    await indexEntries(tx, catalog, entries);
    return entries.length;
  });
}

/** Indexes some entries anew, each as visitors get it now. */
const indexEntries = async (
  tx: Database,
  catalog: SearchCatalog,
  entries: readonly EntryRef[],
): Promise<void> => saveDocuments(tx, await documentsNow(tx, catalog, entries));

/** Work in pieces. */
interface Pace {
  /** Entries of a piece. */
  atOnce: number;
  /** True once it has to stop. */
  isOver: () => boolean;
  /** Yields to other work after a piece of some entries, which took so many milliseconds. */
  rest: (took: number, entries: number) => Promise<unknown>;
}

/** Repeats `piece`, which returns how many entries it did, until none is left. @returns false where it had to stop early */
async function inPieces(
  { isOver, rest }: Omit<Pace, "atOnce">,
  piece: () => Promise<number>,
): Promise<boolean> {
  for (;;) {
    if (isOver()) return false;
    const began = performance.now();
    const entries = await piece();
    if (entries === 0) return true;
    await rest(performance.now() - began, entries);
  }
}

/**
 * Indexes what the program says by itself, and then what is not indexed yet, as on a new site, after an upgrade or a
 * restore: as many entries as a start waits for.
 */
export async function indexAtStart(db: Database, catalog: SearchCatalog, most = AT_START): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    await forgetUnknown(tx, catalog);
    const fixed = await fixedEntries(tx, catalog);
    await indexEntries(tx, catalog, fixed);
    for (const { type, id } of fixed) await forgetChanged(tx, type, [id]);
  });
  let left = most;
  const rest = async (_: number, entries: number) => {
    left -= entries;
  };
  await indexMissing(db, catalog, { atOnce: AT_ONCE_AT_START, isOver: () => left <= 0, rest });
}

/** Some entries at a time; of several processes each does a part. */
async function indexMissing(db: Database, catalog: SearchCatalog, pace: Pace): Promise<void> {
  for (const type of catalog.types.filter((each) => isSearched(each, catalog.pages) && isList(each))) {
    let last = "";
    const isDone = await inPieces(pace, async () => {
      const ids = await indexSome(db, catalog, type, { last, atOnce: pace.atOnce });
      last = ids.at(-1) ?? last;
      return ids.length;
    });
    if (!isDone) return;
  }
}

/**
 * Indexes, while the site serves, what the start left, and what changes: no save waits for that. It rests for as long
 * as it works, so that requests and saves get their turn.
 * @returns a function that ends it
 */
export function indexInBackground(
  deps: Pick<Deps, "db" | "log">,
  catalog: SearchCatalog,
): () => Promise<void> {
  const { db } = deps;
  let isWhole = false;
  return startIntervalJob(deps, {
    every: EVERY,
    failing: "the search is indexed later",
    act: async (ending) => {
      const pace: Pace = {
        atOnce: AT_ONCE,
        isOver: () => ending.aborted,
        rest: (took) => pause(took, undefined, { signal: ending }).catch(() => {}),
      };
      if (!isWhole) await indexMissing(db, catalog, pace);
      isWhole = !ending.aborted;
      await inPieces(pace, () => indexChanged(db, catalog));
    },
  });
}

/** Indexes the next batch after `last` and returns its ids; none when there are no more. */
async function indexSome(
  db: Database,
  catalog: SearchCatalog,
  type: ContentType,
  { last, atOnce }: { last: string; atOnce: number },
): Promise<readonly string[]> {
  // Asked of each entry by the index: PostgreSQL would make a join of `not exists`, and read all documents each time.
  const missing = (place: Database) =>
    sql<{ id: string }>`select entry.id from entry where entry.type = ${type.name} and entry.id > ${last}
      and ${readByVisitors()}
      and coalesce((select document.edition from search_document as document
        where document.type = entry.type and document.id = entry.id and document.part = 0), 0) <> ${EDITION}
      order by entry.id limit ${atOnce}`.execute(place);
  // Checked outside the lock first: only a process that finds work waits for the others.
  if ((await missing(db)).rows.length === 0) return [];
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const ids = (await missing(tx)).rows.map(({ id }) => id);
    await indexEntries(
      tx,
      catalog,
      ids.map((id) => ({ type: type.name, id })),
    );
    await forgetChanged(tx, type.name, ids);
    return ids;
  });
}

/** Forgets the documents of types and pages that the program has no more. */
async function forgetUnknown(tx: Database, { types, pages }: SearchCatalog): Promise<void> {
  const names = types.filter((type) => isSearched(type, pages)).map(({ name }) => name);
  const db = searchTables(tx);
  const gone = await db
    .selectFrom("search_document")
    .select(["type", "id"])
    .distinct()
    .where("type", "not in", [...names, PAGES])
    .execute();
  await saveDocuments(
    tx,
    gone.map((entry) => ({ ...entry, documents: [] })),
  );
}

/** Records, which visitors get though nobody saved them, and pages that no record says. */
async function fixedEntries(tx: Database, { types, pages }: SearchCatalog) {
  const records = types.filter((type) => !isList(type) && isSearched(type, pages));
  const known = await Promise.all(
    records.map(async (type) => ({
      type: type.name,
      id: type.id ?? (await publishedRecord(tx, type))._id,
    })),
  );
  const said = new Set(records.map((type) => pageOf(type, pages)?.path));
  const alone = pages.filter(({ path }) => path !== "/search" && !said.has(path));
  return [...known, ...alone.map(({ path }) => ({ type: PAGES, id: path }))];
}
