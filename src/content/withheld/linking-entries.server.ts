import type { Database } from "../../platform/db/database.server";
import type { ContentTables } from "../store/tables.server";
import type { Named } from "./withheld-entries.server";

/** The entries in whose texts a link leads to one of some files, in what visitors get or in their newest version. */
export async function entriesLinking(db: Database, files: readonly string[]): Promise<Named[]> {
  if (files.length === 0) return [];
  return db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as kept", (join) =>
      join.onRef("kept.type", "=", "entry.type").onRef("kept.id", "=", "entry.id"),
    )
    .select(["entry.type", "entry.id"])
    .distinct()
    .where((eb) =>
      eb.or([
        eb("kept.number", "=", eb.ref("entry.number")),
        eb("kept.number", "=", eb.ref("entry.published")),
      ]),
    )
    .where("kept.content", "like", "%href=%")
    .where((eb) => eb.or(files.map((id) => eb("kept.content", "like", `%/media/${id}%`))))
    .execute();
}

/** Entries, each once. */
export const distinctEntries = (entries: readonly Named[]): Named[] => [
  ...new Map(entries.map(({ type, id }) => [`${type} ${id}`, { type, id }])).values(),
];
