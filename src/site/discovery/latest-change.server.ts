import type { ContentType } from "../../content/definition";
import type { ContentTables } from "../../content/store/tables.server";
import type { Database } from "../../platform/db/database.server";

/** Types of content, or one entry of a type. */
export type ShownContent = readonly Pick<ContentType, "name" | "id">[];

/** When visitors were last given something new of this content, ISO 8601; undefined where nobody knows. */
export async function latestChange(db: Database, shown: ShownContent): Promise<string | undefined> {
  if (shown.length === 0) return undefined;
  const { latest } = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .select(({ fn }) => fn.max("changed").as("latest"))
    .where("published", "is not", null)
    .where("deleted_at", "is", null)
    .where(({ eb, or, and }) =>
      or(
        shown.map(({ name, id }) =>
          id === undefined ? eb("type", "=", name) : and([eb("type", "=", name), eb("id", "=", id)]),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return latest || undefined;
}
