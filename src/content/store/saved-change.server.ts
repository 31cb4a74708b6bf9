import type { Database } from "../../platform/db/database.server";
import type { AnyContent } from "../definition";
import type { ContentTables } from "./tables.server";

/** An entry before a save, null if new, and after it. */
export interface SavedChange {
  type: string;
  before: AnyContent | null;
  after: AnyContent;
}

/**
 * The change that created a revision of an entry of any type; undefined where there is no such revision. One
 * save can create two revisions, a published and an unpublished one: both have its time.
 * @param seen that of the published one, in place of the newest
 */
export async function savedChange(
  database: Database,
  { id, version, seen }: { id: string; version: number; seen: boolean },
): Promise<SavedChange | undefined> {
  const revisions = database
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select(["type", "at", "content"])
    .where("id", "=", id)
    .$if(seen, (query) => query.where("state", "=", "published"))
    .orderBy("number", "desc")
    .limit(1);
  const after = await revisions.where("number", "<=", version).executeTakeFirst();
  if (!after) return undefined;
  const { type, at, content } = after;
  const before = await revisions.where("type", "=", type).where("at", "<", at).executeTakeFirst();
  return { type, before: before ? JSON.parse(before.content) : null, after: JSON.parse(content) };
}
