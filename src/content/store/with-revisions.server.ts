import type { Database } from "../../platform/db/database.server";
import type { ContentType } from "../definition";
import type { DescribedUseTables } from "../pictures/described-uses.server";
import type { ReviewTables } from "../review/reviews.server";
import type { ScheduleTables } from "../schedule/schedule.server";
import type { WithheldTables } from "../withheld/withheld-entries.server";
import type { ContentTables } from "./tables.server";

/** The tables that say something of an entry. */
type Tables = ContentTables & ReviewTables & ScheduleTables & WithheldTables & DescribedUseTables;

/** Entries of a type, each beside its newest revision as `newest`, and as `visible` the one that visitors get, if any. */
export const entriesWithRevisions = (db: Database, type: Pick<ContentType, "name">) =>
  db
    .$extendTables<Tables>()
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
