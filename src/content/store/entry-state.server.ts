import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import { type EntryRef, isAmong } from "../entry-ref";
import { wholeContent } from "../field-values";
import type { EntryState } from "./derived.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** An entry as it is stored: its row, what visitors get of it if anything, and its newest content. */
export interface StoredEntry<T extends ContentType> extends EntryState<T> {
  row: EntryRow;
  /** True where the newest is or once was what visitors get. */
  wasPublished: boolean;
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
  const db = tx.$extendTables<ContentTables>();
  const of = { type: type.name, id };
  const row = await rowOf(tx, type, id);
  if (!row) return undefined;
  const versions = await db
    .selectFrom("entry_version")
    .select(["number", "state", "content"])
    .where("type", "=", of.type)
    .where("id", "=", of.id)
    .where("number", "in", [row.number, row.published ?? row.number])
    .execute();
  const contents = new Map(
    versions.map(({ number, content }) => [number, wholeContent(type, JSON.parse(content))]),
  );
  const newest = contents.get(row.number);
  if (!newest) return undefined;
  const wasPublished = versions.some(({ number, state }) => number === row.number && state === "published");
  const visible = row.published === null ? undefined : contents.get(row.published);
  return { row, newest, visible, wasPublished };
}

/** Tells of some entries whether they lie in the trash. */
export const deletedAmong = (db: Database, entries: readonly EntryRef[]) =>
  amongEntries(db, entries, ({ deleted_at }) => deleted_at !== null);

/** Tells of some entries whether visitors get them now. */
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
