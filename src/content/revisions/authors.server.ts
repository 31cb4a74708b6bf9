import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import type { ContentTables } from "../store/tables.server";

/** Everybody who ever saved an entry, each once; empty where there is none. */
export async function authorsOf(
  db: Database,
  { name }: Pick<ContentType, "name">,
  id: string,
): Promise<string[]> {
  const rows = await db
    .$extendTables<ContentTables>()
    .selectFrom("entry_version")
    .select("author")
    .distinct()
    .where("type", "=", name)
    .where("id", "=", id)
    .execute();
  return rows.map(({ author }) => author);
}
