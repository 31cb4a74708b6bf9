import type { Database } from "../../platform/db/database.server";
import type { EntryRef } from "../entry-ref";
import type { ContentTables } from "../store/tables.server";

/** The entries whose texts link to one of some files, in their published or newest version. */
export async function entriesLinking(db: Database, files: readonly string[]): Promise<EntryRef[]> {
  if (files.length === 0) return [];
  return db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as version", (join) =>
      join.onRef("version.type", "=", "entry.type").onRef("version.id", "=", "entry.id"),
    )
    .select(["entry.type", "entry.id"])
    .distinct()
    .where((eb) =>
      eb.or([
        eb("version.number", "=", eb.ref("entry.number")),
        eb("version.number", "=", eb.ref("entry.published")),
      ]),
    )
    .where("version.content", "like", "%href=%")
    .where((eb) => eb.or(files.map((id) => eb("version.content", "like", `%/media/${id}%`))))
    .execute();
}
