import type { Database } from "../../platform/db/database.server";
import { withoutFiles } from "../../platform/html/text";
import { Problem } from "../../platform/http/problem";
import type { Content, ContentType, EntryRef } from "../definition";
import { mapLeaves } from "../field-paths";
import { contentProblems } from "../problems.server";

export type WithheldTables = {
  /** The entries that visitors must not get, each with the cause; of several causes each has a row. */
  withheld_entry: EntryRef & { cause: string };
};

const tables = (db: Database) => db.$extendTables<WithheldTables>();

/** Prevents an entry from being published until its cause is gone. */
export async function withholdEntry(tx: Database, { type, id }: EntryRef, cause: string): Promise<void> {
  await tables(tx)
    .insertInto("withheld_entry")
    .values({ type, id, cause })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Allows an entry to be published again that nothing else withholds; by default all entries of the cause. */
export async function releaseEntries(tx: Database, cause: string, entry?: EntryRef): Promise<void> {
  const rows = tables(tx).deleteFrom("withheld_entry").where("cause", "=", cause);
  await (entry ? rows.where("type", "=", entry.type).where("id", "=", entry.id) : rows).execute();
}

/** The entries that are withheld for some causes. */
export async function withheldFor(
  db: Database,
  causes: readonly string[],
): Promise<(EntryRef & { cause: string })[]> {
  if (causes.length === 0) return []; // PostgreSQL takes no empty list
  return tables(db).selectFrom("withheld_entry").selectAll().where("cause", "in", causes).execute();
}

/** All entries that are withheld. */
export const withheldEntries = (db: Database): Promise<EntryRef[]> =>
  tables(db).selectFrom("withheld_entry").select(["type", "id"]).distinct().execute();

/** Whether an entry is withheld. */
export async function isWithheldEntry(db: Database, { type, id }: EntryRef): Promise<boolean> {
  const rows = tables(db).selectFrom("withheld_entry").select("id").where("type", "=", type);
  return (await rows.where("id", "=", id).limit(1).executeTakeFirst()) !== undefined;
}

/** @throws {Problem} 409 for an entry that visitors must not get */
export async function refuseWithheld(tx: Database, { type, id }: EntryRef): Promise<void> {
  if (await isWithheldEntry(tx, { type, id })) throw new Problem(409, contentProblems.withheld);
}

/** The content of an entry without some files, wherever it uses them. */
export const contentWithout = <T extends ContentType>(
  type: T,
  content: Content<T>,
  ids: ReadonlySet<string>,
): Promise<Content<T>> =>
  mapLeaves(type, content, ({ field, value }) => {
    if (field.writing === "rich") return withoutFiles(String(value), ids);
    return field.without ? field.without(value, ids) : value;
  });
