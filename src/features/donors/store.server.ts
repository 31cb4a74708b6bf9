import type { Database } from "../../core/db/database.server";
import { localized } from "../../core/locale/lang";
import type { Donors } from "./contract";

type DonorsTables = {
  /** One row; each language a JSON list of names. */
  donors: { id: string; eng: string; tra: string; sim: string; version: number };
};

/** The one record of donors' names. */
export function donorsStore(database: Database) {
  const db = database.$extendTables<DonorsTables>();
  return {
    read: async (): Promise<Donors> => {
      const { id, version, ...row } = await db.selectFrom("donors").selectAll().executeTakeFirstOrThrow();
      return { _id: id, version, ...localized((lang): string[] => JSON.parse(row[lang])) };
    },

    /** Replaces the record if its version still is the one before `donors.version`; tells whether it was. */
    replace: async ({ _id, version, ...names }: Donors): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("donors")
        .set({ ...localized((lang) => JSON.stringify(names[lang])), version })
        .where("id", "=", _id)
        .where("version", "=", version - 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}
