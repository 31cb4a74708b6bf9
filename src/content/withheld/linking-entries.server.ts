import type { Database } from "../../platform/db/database.server";
import type { EntryRef } from "../entry-ref";
import type { ContentTables } from "../store/tables.server";

/** The entries whose texts link to one of some files, in their published or newest revision. */
export async function entriesLinking(db: Database, files: readonly string[]): Promise<EntryRef[]> {
  if (files.length === 0) return [];
  return db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as revision", (join) =>
      join.onRef("revision.type", "=", "entry.type").onRef("revision.id", "=", "entry.id"),
    )
    .select(["entry.type", "entry.id"])
    .distinct()
    .where((eb) =>
      eb.or([
        eb("revision.number", "=", eb.ref("entry.number")),
        eb("revision.number", "=", eb.ref("entry.published")),
      ]),
    )
    .where("revision.content", "like", "%href=%")
    .where((eb) => eb.or(files.map((id) => eb("revision.content", "like", `%/media/${id}%`))))
    .execute();
}
