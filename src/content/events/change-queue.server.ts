import type { Generated } from "kysely";
import type { Database } from "../../platform/db/database.server";
import { distinctEntries, type EntryRef } from "../entry-ref";

export type ChangeTables = {
  /**
   * Changes of what visitors get. Triggers of the database write them, whichever code changes an entry; a row
   * is `delivered` once features were notified, and is deleted when the search has indexed the entry.
   */
  entry_change: {
    key: Generated<number>;
    type: string;
    id: string;
    former: number | null;
    delivered: Generated<number>;
  };
};

const changes = (db: Database) => db.$extendTables<ChangeTables>();

/** Whether any entry waits to be indexed. */
export const isAnyChanged = async (db: Database): Promise<boolean> =>
  (await changes(db).selectFrom("entry_change").select("key").limit(1).executeTakeFirst()) !== undefined;

/** Takes at most `limit` changes from the queue; gives their entries, each once. */
export async function takeChanged(tx: Database, limit: number): Promise<EntryRef[]> {
  const rows = await changes(tx)
    .deleteFrom("entry_change")
    .where("key", "in", (eb) => eb.selectFrom("entry_change").select("key").orderBy("key").limit(limit))
    .returning(["type", "id"])
    .execute();
  return distinctEntries(rows);
}

/** Takes the changes of some entries of a type from the queue. */
export async function forgetChanged(tx: Database, type: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return; // PostgreSQL takes no empty list
  await changes(tx).deleteFrom("entry_change").where("type", "=", type).where("id", "in", ids).execute();
}
