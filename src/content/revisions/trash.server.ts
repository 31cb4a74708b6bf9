import { sql } from "kysely";
import type * as z from "zod";
import { type Database, takeWriteLock } from "../../platform/db/database.server";
import { inBatches, inOrder, orderOf, pagesOf, partOfPage } from "../../platform/db/paging.server";
import type { Feature } from "../../platform/feature.server";
import type { DailyJob } from "../../platform/jobs/daily.server";
import { record } from "../../platform/journal/journal.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { hasWords } from "../../platform/locale/search-text";
import { searchedText, searchWords } from "../../platform/locale/searched-text.server";
import type { AutosaveTables } from "../autosave/autosaves.server";
import type { CommentTables } from "../comments/comments.server";
import type { ContentList } from "../definition";
import type { DescribedUseTables } from "../pictures/described-uses.server";
import {
  type ContentRegistry,
  contentRegistry,
  type EntryType,
  entryTypesNamed,
} from "../registry/content-registry.server";
import type { ReviewTables } from "../review/reviews.server";
import type { ScheduleTables } from "../schedule/schedule.server";
import { isList } from "../store/derived.server";
import { isTitle } from "../store/entry-state.server";
import type { ContentTables } from "../store/tables.server";
import type { TranslationTables } from "../translation/stored-marks.server";
import type { TrashedEntry, trashList } from "./contract";

/** Days for which a deleted entry can be restored. */
export const TRASH_DAYS = 90;
const RETENTION = TRASH_DAYS * 24 * 60 * 60 * 1000;
/** Entries on a page of the trash. */
const PAGE_SIZE = 20;
/** Entries deleted for good in one night at most; the next night continues. */
const MOST = 1000;

/** The entry types whose entries can be deleted and restored: those of lists. */
const deletable = (registry: ContentRegistry): EntryType[] => registry.filter(({ type }) => isList(type));

const trashed = (db: Database, types: readonly string[]) =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .where("deleted_at", "is not", null)
    .where("type", "in", types);

interface TrashQuery extends z.output<typeof trashList.paged> {
  lang: Lang;
  /** Whether the account may read an entry's title. */
  isReadable(entry: { type: string; id: string }): boolean;
}

/** A page of the trash, of one type or of all. */
export async function trashPage(db: Database, registry: ContentRegistry, query: TrashQuery) {
  const { type, page, lang, isReadable } = query;
  const all = deletable(registry).map((each) => each.type as ContentList);
  const lists = { types: all.map((each) => ({ type: each.name, name: each.words[lang].list })) };
  const those = type === undefined ? deletable(registry) : deletable(entryTypesNamed(registry, type));
  const types = those.map((each) => each.type.name);
  if (types.length === 0) return { entries: [], ...lists, total: 0, pages: 1 }; // PostgreSQL takes no empty list
  const kinds = new Map(all.map(({ name, words }) => [name, words[lang].one ?? words[lang].list]));
  const names = new Map(those.map((each) => [each.type.name, each.feature.name]));
  const readRows = async (ids: readonly string[]) => {
    const rows = await trashed(db, types)
      .select(["type", "id", "deleted_at as at", "published"])
      .select(sql<string>`coalesce(newest, summary)`.as("summary"))
      .where("id", "in", ids)
      .execute();
    return rows.map(({ summary, at, published, ...row }) => {
      const { title } = JSON.parse(summary);
      const isNamed = isTitle(title) && LANGS.some((each) => title[each] !== "");
      return {
        ...{ ...row, kind: kinds.get(row.type) ?? row.type, at: at ?? "", isPublic: published !== null },
        title: isNamed && isReadable(row) ? title : null,
      };
    });
  };
  const inTrash = await idsInTrash(db, types, query);
  const words = searchWords(query.q);
  const found: string[] = [];
  if (words.length > 0) {
    for await (const some of inBatches(inTrash, readRows, ({ id }) => id)) {
      for (const { id, kind, title } of some)
        if (hasWords(searchedText([kind, ...Object.values(title ?? {})]), words)) found.push(id);
    }
  }
  const ids = words.length > 0 ? found : inTrash;
  const { limit, offset } = partOfPage(page, PAGE_SIZE);
  const rows = await inOrder(ids.slice(offset, offset + limit), readRows, ({ id }) => id);
  const authors = await whoDeleted(
    db,
    [...new Set(names.values())],
    rows.map(({ id }) => id),
  );
  const entries = rows.map(
    (row): TrashedEntry => ({ ...row, by: authors.get(`${names.get(row.type)} ${row.id}`) ?? "" }),
  );
  return { entries, ...lists, total: ids.length, pages: pagesOf(ids.length, PAGE_SIZE) };
}

/** The ids of what is in the trash, in the order that is asked for. */
async function idsInTrash(
  db: Database,
  types: readonly string[],
  { sort, lang }: TrashQuery,
): Promise<string[]> {
  const { column, way } = orderOf(sort);
  const rows = await trashed(db, types)
    .select("id")
    .orderBy(column === "name" ? `title_${lang}` : "deleted_at", way)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The usernames of who deleted entries last, by their features and ids. */
async function whoDeleted(
  db: Database,
  features: readonly string[],
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("journal")
    .select(["feature", "entity_id", "author"])
    .where("feature", "in", features)
    .where("entity_id", "in", ids)
    .where("action", "=", "delete")
    .orderBy("id")
    .execute();
  return new Map(rows.map(({ feature, entity_id, author }) => [`${feature} ${entity_id}`, author]));
}

/** Deletes an entry of the trash for good, with all its revisions; false where it is not there. */
export async function eraseEntry(tx: Database, type: string, id: string): Promise<boolean> {
  const db = tx.$extendTables<
    ContentTables &
      TranslationTables &
      AutosaveTables &
      ScheduleTables &
      DescribedUseTables &
      ReviewTables &
      CommentTables
  >();
  const inTrash = await trashed(tx, [type]).select("id").where("id", "=", id).executeTakeFirst();
  if (!inTrash) return false;
  for (const table of ERASED_FROM) {
    await db.deleteFrom(table).where("type", "=", type).where("id", "=", id).execute();
  }
  return true;
}

const ERASED_FROM = [
  "autosave",
  "scheduled_change",
  "review",
  "entry_comment",
  "translation_mark",
  "entry_words",
  "entry_media",
  "described_use",
  "entry_facet",
  "entry_version",
  "entry",
] as const;

/** The daily job that deletes for good what has lain in the trash for {@link TRASH_DAYS}. */
export const emptyTrash =
  (features: readonly Feature[]): DailyJob =>
  async ({ db, log }, now, signal) => {
    const before = new Date(now.getTime() - RETENTION).toISOString();
    let erased = 0;
    for (const { feature, type } of deletable(contentRegistry(features))) {
      const due = await trashed(db, [type.name])
        .select("id")
        .where("deleted_at", "<", before)
        .limit(MOST)
        .execute();
      for (const { id } of due) {
        if (signal.aborted) return;
        const isErased = await db.transaction().execute(async (tx) => {
          await takeWriteLock(tx);
          return eraseDue(tx, { feature, type: type.name, id, before });
        });
        if (isErased) erased += 1;
      }
    }
    if (erased > 0) log.info({ erased }, "entries of the trash were deleted for good");
  };

/** Deletes an entry for good, unless somebody has restored it meanwhile. */
async function eraseDue(
  tx: Database,
  { feature, type, id, before }: { feature: Feature; type: string; id: string; before: string },
): Promise<boolean> {
  const due = await trashed(tx, [type])
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "<", before)
    .executeTakeFirst();
  if (!due || !(await eraseEntry(tx, type, id))) return false;
  await record(tx, feature.name, "", { entityId: id, action: "erase", snapshot: { _id: id } });
  return true;
}
