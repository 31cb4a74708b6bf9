import type { Database } from "../../platform/db/database.server";
import type { Part } from "../../platform/db/paging.server";
import type { Localized } from "../../platform/locale/lang";
import { readByVisitors } from "../access/may-read.server";
import type { ContentType, Entry } from "../definition";
import { wholeContent } from "../field-values";
import { isByRulesOfNow } from "./derived.server";
import { entriesIn, entryOf } from "./entries.server";
import type { Wanted } from "./list-order.server";
import { previewEntries } from "./preview-entries.server";
import { previewOverlayOf } from "./preview-overlay.server";
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
 * The one entry of a type that has one, or that of `id` of a type that has one for each of its places; as its
 * type begins, and revision 0, before anybody has saved it.
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
