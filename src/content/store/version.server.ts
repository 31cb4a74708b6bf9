import type { Database } from "../../platform/db/database.server";
import type { Content, ContentType } from "../definition";
import { wholeContent } from "../field-values";
import type { ContentTables } from "./tables.server";

/** The content of an entry as one of its versions has it; undefined where it has none of that number. */
export async function versionOf<T extends ContentType>(
  db: Database,
  type: T,
  id: string,
  number: number,
): Promise<Content<T> | undefined> {
  const row = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select("content")
    .where("type", "=", type.name)
    .where("id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  return row && wholeContent(type, JSON.parse(row.content));
}
