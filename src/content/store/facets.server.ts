import type { Database } from "../../platform/db/database.server";
import { NEEDS } from "../translation/states";
import type { ContentTables, EntryRow } from "./tables.server";

/**
 * Stores the filters of its list that an entry matches: the parts that it belongs to, and the work that it needs.
 * @param which leaves the others as they are
 */
export async function saveFacets(
  tx: Database,
  { type, id, sort }: Pick<EntryRow, "type" | "id" | "sort">,
  names: readonly string[],
  which: "all" | "parts" | "needs" = "all",
): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  await db
    .deleteFrom("entry_facet")
    .where("type", "=", type)
    .where("id", "=", id)
    .$if(which !== "all", (query) => query.where("facet", which === "needs" ? "in" : "not in", NEEDS))
    .execute();
  if (names.length === 0) return;
  const facets = [...new Set(names)].map((facet) => ({ type, facet, sort, id }));
  await db.insertInto("entry_facet").values(facets).execute();
}
