import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import type { ContentTables } from "./tables.server";

/** Entries of a type, each beside its newest version as `newest`, and as `visible` the one that visitors get, if any. */
export const entriesWithVersions = (db: Database, type: Pick<ContentType, "name">) =>
  db
    .$extendTables<ContentTables>()
    .selectFrom("entry")
    .innerJoin("entry_version as newest", (join) =>
      join
        .onRef("newest.type", "=", "entry.type")
        .onRef("newest.id", "=", "entry.id")
        .onRef("newest.number", "=", "entry.number"),
    )
    .leftJoin("entry_version as visible", (join) =>
      join
        .onRef("visible.type", "=", "entry.type")
        .onRef("visible.id", "=", "entry.id")
        .onRef("visible.number", "=", "entry.published"),
    )
    .where("entry.type", "=", type.name);
