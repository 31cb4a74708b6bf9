import { sql } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { LANGS, type Localized } from "../../platform/locale/lang";
import { closenessTo } from "../../platform/locale/search-text";
import { inOneScript } from "../../platform/locale/searched-text.server";
import { type Content, type ContentType, type EntryRef, isAmong } from "../definition";
import { wholeContent } from "../field";
import type { DescribedUseTables } from "../pictures/described-uses.server";
import type { ReviewRow, ReviewTables } from "../review/reviews.server";
import type { ScheduleTables } from "../schedule/schedule.server";
import type { WithheldTables } from "../withheld/withheld-entries.server";
import type { EntryState } from "./derived.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** A stored entry: its row, its published content if any, and its newest content. */
export interface StoredEntry<T extends ContentType> extends EntryState<T> {
  row: EntryRow;
  /** True where the newest is or once was what visitors get. */
  wasPublished: boolean;
  /** True where visitors must not get it. */
  isWithheld: boolean;
  /** True where something was to be done with it at a time, be it done. */
  isScheduled: boolean;
  /** True where it uses files, or has words of its own for some. */
  hasFiles: boolean;
  /** What an administrator has to publish of it; undefined of most. */
  review: Pick<ReviewRow, "state" | "langs" | "author"> | undefined;
}

/** The row of an entry, be it published or not, or deleted; undefined where there is none of that id. */
export const rowOf = (
  db: Database,
  { name }: Pick<ContentType, "name">,
  id: string,
): Promise<EntryRow | undefined> =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .selectAll()
    .where("type", "=", name)
    .where("id", "=", id)
    .executeTakeFirst();

/** One entry of a type, be it published or not, or deleted; undefined where there is none of that id. */
export async function entryStateOf<T extends ContentType>(
  tx: Database,
  type: T,
  id: string,
): Promise<StoredEntry<T> | undefined> {
  const found = await entriesWithRevisions(tx, type)
    .where("entry.id", "=", id)
    .leftJoin("review", (join) =>
      join.onRef("review.type", "=", "entry.type").onRef("review.id", "=", "entry.id"),
    )
    .selectAll("entry")
    .select(["newest.content", "newest.state", "visible.content as shown"])
    .select(["review.state as review", "review.langs as reviewLangs", "review.author as reviewer"])
    .select((eb) => {
      const has = (table: "withheld_entry" | "scheduled_change" | "entry_media" | "described_use") =>
        eb.exists(
          eb
            .selectFrom(table)
            .select(sql`1`.as("one"))
            .whereRef(`${table}.type`, "=", "entry.type")
            .whereRef(`${table}.id`, "=", "entry.id"),
        );
      return [
        has("withheld_entry").as("isWithheld"),
        has("scheduled_change").as("isScheduled"),
        eb.or([has("entry_media"), has("described_use")]).as("hasFiles"),
      ];
    })
    .executeTakeFirst();
  if (!found) return undefined;
  const { content, state, shown, review, reviewLangs, reviewer, ...rest } = found;
  const { isWithheld, isScheduled, hasFiles, ...row } = rest;
  const newest = wholeContent(type, JSON.parse(content));
  return {
    row,
    newest,
    visible:
      row.published === row.number
        ? newest
        : shown === null
          ? undefined
          : wholeContent(type, JSON.parse(shown)),
    wasPublished: state === "published",
    isWithheld: Boolean(isWithheld),
    isScheduled: Boolean(isScheduled),
    hasFiles: Boolean(hasFiles),
    review: review === null ? undefined : { state: review, langs: reviewLangs ?? "", author: reviewer ?? "" },
  };
}

/** Whether entries are in the trash. */
export const deletedAmong = (db: Database, entries: readonly EntryRef[]) =>
  amongEntries(db, entries, ({ deleted_at }) => deleted_at !== null);

/** Whether entries are published. */
export const shownAmong = (db: Database, entries: readonly EntryRef[]) =>
  amongEntries(db, entries, ({ published, deleted_at }) => published !== null && deleted_at === null);

async function amongEntries(
  db: Database,
  entries: readonly EntryRef[],
  isWanted: (row: Pick<EntryRow, "published" | "deleted_at">) => boolean,
): Promise<(entry: EntryRef) => boolean> {
  const ids = [...new Set(entries.map(({ id }) => id))];
  if (ids.length === 0) return () => false; // PostgreSQL takes no empty list
  const rows = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["type", "id", "published", "deleted_at"])
    .where("id", "in", ids)
    .execute();
  return isAmong(rows.filter(isWanted));
}

/** The tables that say something of an entry. */
type Tables = ContentTables & ReviewTables & ScheduleTables & WithheldTables & DescribedUseTables;

/** Entries of a type, each beside its newest revision as `newest`, and as `visible` the one that visitors get, if any. */
export const entriesWithRevisions = (db: Database, type: Pick<ContentType, "name">) =>
  db
    .$extendTables<Tables>()
    .selectFrom("entry")
    .innerJoin("entry_version as newest", (join) =>
      join
        .onRef("newest.type", "=", "entry.type")
        .onRef("newest.id", "=", "entry.id")
        .onRef("newest.number", "=", "entry.number"),
    )
    .leftJoin("entry_version as visible", (join) =>
      join
        .onRef("visible.type", "=", "entry.type")
        .onRef("visible.id", "=", "entry.id")
        .onRef("visible.number", "=", "entry.published"),
    )
    .where("entry.type", "=", type.name);

/** A revision of an entry. */
interface StoredRevision<T extends ContentType> {
  content: Content<T>;
  /** True where it is or once was what visitors get. */
  wasPublished: boolean;
}

/** A revision of an entry; undefined where it has none of that number. */
export async function revisionOf<T extends ContentType>(
  db: Database,
  type: T,
  id: string,
  number: number,
): Promise<StoredRevision<T> | undefined> {
  const row = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select(["content", "state"])
    .where("type", "=", type.name)
    .where("id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) return undefined;
  return { content: wholeContent(type, JSON.parse(row.content)), wasPublished: row.state === "published" };
}

/** The newest titles of entries of lists by their ids, for staff; also of those that were deleted. */
export async function entryTitles(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Localized>> {
  if (ids.length === 0) return new Map(); // PostgreSQL takes no empty list
  const rows = await database
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(["id", "summary", "newest"])
    .where("id", "in", ids)
    .execute();
  const titles = rows.map(({ id, summary, newest }): [string, Localized | undefined] => [
    id,
    JSON.parse(newest ?? summary).title,
  ]);
  return new Map(titles.flatMap(([id, title]) => (isTitle(title) ? [[id, title]] : [])));
}

/** Entries with those first whose titles are closest to what was typed, and else in their order. */
export async function closestIds(db: Database, ids: readonly string[], typed: string): Promise<string[]> {
  const titles = await entryTitles(db, ids);
  const closeness = closenessTo(typed, inOneScript);
  const ranks = new Map(ids.map((id) => [id, closeness(Object.values(titles.get(id) ?? {}))]));
  return ids.toSorted((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0));
}

/** Whether the title on a card is one. A single record has none, and may have a field of that name. */
export const isTitle = (title: unknown): title is Localized =>
  typeof title === "object" &&
  title !== null &&
  LANGS.every((lang) => lang in title && typeof (title as Localized)[lang] === "string");
