import type { Database } from "../../core/db/database.server";
import type { Slot } from "./contract";

type SpecialTables = { special_image: Slot };

/** The six slots, which are always there. */
export function specialStore(database: Database) {
  const db = database.$extendTables<SpecialTables>();
  return {
    all: (): Promise<Slot[]> => db.selectFrom("special_image").selectAll().orderBy("num").execute(),

    /**
     * Fills or empties a slot; without a `version` the last save wins. Undefined when `version` is no longer
     * the slot's.
     */
    replace: ({ num, photo_id }: Omit<Slot, "version">, version?: number): Promise<Slot | undefined> =>
      db
        .updateTable("special_image")
        .set((eb) => ({ photo_id, version: eb("version", "+", 1) }))
        .where("num", "=", num)
        .$if(version !== undefined, (query) => query.where("version", "=", version ?? 0))
        .returningAll()
        .executeTakeFirst(),
  };
}
