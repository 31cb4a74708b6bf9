import type { Database } from "../../platform/db/database.server";
import type { Content, ContentType } from "../definition";
import { wholeContent } from "../field-values";
import type { ContentTables } from "./tables.server";

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
