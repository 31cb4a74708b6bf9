import type { Database } from "../../platform/db/database.server";
import type { ContentList, ContentType } from "../definition";
import { placeAt } from "./derived.server";
import { newest } from "./newest.server";
import type { ContentTables, EntryRow } from "./tables.server";

/** Sets the positions of a manually ordered list, 0, 1, 2 …, in the order of `ids`. */
export async function saveManualOrder(tx: Database, type: string, ids: readonly string[]): Promise<void> {
  const db = tx.$extendTables<ContentTables>();
  for (const [at, id] of ids.entries()) {
    const sort = placeAt(at);
    for (const table of ["entry", "entry_words", "entry_facet"] as const) {
      await db.updateTable(table).set({ sort }).where("type", "=", type).where("id", "=", id).execute();
    }
  }
}

/**
 * Makes room for a restored entry in a manually ordered list: at its old position, or before the entry that
 * has it now.
 */
export async function reorderAround(tx: Database, type: ContentType, { id, sort }: EntryRow): Promise<void> {
  if ((type as Partial<ContentList>).order !== "arranged") return;
  const others = await newest(tx, type).places();
  const place = others.filter((other) => other.sort < sort).length;
  await saveManualOrder(tx, type.name, others.map((other) => other.id).toSpliced(place, 0, id));
}
