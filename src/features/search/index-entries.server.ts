import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { readByVisitors } from "../../content/access/may-read.server";
import { type AnyContent, type ContentType, typeOfEntry } from "../../content/definition";
import type { KnownPage } from "../../content/known-pages.server";
import { isList } from "../../content/store/derived.server";
import { published, publishedRecord } from "../../content/store/published.server";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
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
import { EDITION, oneOf, saveDocuments } from "./store.server";
import { searchTables } from "./tables.server";

/** Entries that one transaction indexes at a start, so that nobody waits long for it. */
const AT_ONCE = 100;

/** The documents of one entry, or of a page that no entry says, as visitors get it now; none where they do not. */
export async function documentsNow(
  db: Database,
  { types, pages }: SearchCatalog,
  entry: { type: string; id: string },
): Promise<SearchedDocument[]> {
  const type = typeOfEntry(types, entry);
  if (!type) {
    const page = entry.type === PAGES ? pages.find(({ path }) => path === entry.id) : undefined;
    return page ? [pageAlone(await titleOf(page, db), page)] : [];
  }
  if (!isSearched(type, pages)) return [];
  const content = isList(type)
    ? await published(db, type).find(entry.id)
    : await publishedRecord(db, type, type.id ?? entry.id);
  if (!content) return [];
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

/** A page of which no entry says more than its title. */
const pageAlone = (title: Localized, { path, called }: KnownPage): SearchedDocument => ({
  ...{ part: 0, kind: PAGES, date: "", title },
  text: localized(() => ""),
  context: localized((lang) => called?.[lang] ?? ""),
  url: () => path,
});

/** Indexes anew what visitors get otherwise than before, in the transaction `tx` of the change. */
export async function indexChanged(tx: Database, catalog: SearchCatalog): Promise<void> {
  const rows = await searchTables(tx).deleteFrom("search_changed").returning(["type", "id"]).execute();
  const entries = new Map(rows.map((row) => [`${row.type} ${row.id}`, row]));
  for (const entry of entries.values())
    await saveDocuments(tx, entry, await documentsNow(tx, catalog, entry));
}

/**
 * Indexes what is not yet, as on a new site, after an upgrade or a restore: some entries at a time, and at the end what
 * the program says by itself. Of several processes that start together each does a part.
 */
export async function indexMissing(db: Database, catalog: SearchCatalog): Promise<void> {
  for (const type of catalog.types.filter((each) => isSearched(each, catalog.pages) && isList(each))) {
    let last: string | undefined = "";
    while (last !== undefined) {
      last = await indexSome(db, catalog, type, last);
      await setImmediate();
    }
  }
  await db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    await forgetUnknown(tx, catalog);
    await indexChanged(tx, catalog);
    for (const entry of await fixedEntries(tx, catalog)) {
      await saveDocuments(tx, entry, await documentsNow(tx, catalog, entry));
    }
  });
}

/** Gives the last id that it came to, of those behind `last`; undefined when there are no more. */
async function indexSome(
  db: Database,
  catalog: SearchCatalog,
  type: ContentType,
  last: string,
): Promise<string | undefined> {
  const missing = (place: Database) =>
    sql<{ id: string }>`select entry.id from entry where entry.type = ${type.name} and entry.id > ${last}
      and ${readByVisitors()}
      and not exists (select 1 from search_document as document
        where document.type = entry.type and document.id = entry.id and document.edition = ${EDITION})
      order by entry.id limit ${AT_ONCE}`.execute(place);
  // Asked outside first: of several processes only one that finds some waits for the others.
  if ((await missing(db)).rows.length === 0) return undefined;
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const ids = (await missing(tx)).rows.map(({ id }) => id);
    for (const id of ids) {
      const entry = { type: type.name, id };
      await saveDocuments(tx, entry, await documentsNow(tx, catalog, entry));
    }
    await sql`delete from search_changed where type = ${type.name} and id ${oneOf(tx, ids, "text")}`.execute(
      tx,
    );
    return ids.at(-1);
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
  for (const entry of gone) await saveDocuments(tx, entry, []);
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
