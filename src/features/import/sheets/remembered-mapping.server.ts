import { createHash } from "node:crypto";
import type { SheetRow } from "../../../platform/csv/read-sheet.server";
import type { Database } from "../../../platform/db/database.server";
import type { SheetMapping } from "./sheet-types";

type Remembered = Pick<SheetMapping, "type" | "columns">;

type MappingTables = { import_mapping: { headings: string; mapping: string; changed_at: string } };

/** The mapping that was last used for a sheet with these headings. */
export function rememberedMappings(database: Database) {
  const db = database.$extendTables<MappingTables>();
  return {
    find: async (heading: SheetRow): Promise<Remembered | undefined> => {
      const row = await db
        .selectFrom("import_mapping")
        .select("mapping")
        .where("headings", "=", keyOf(heading))
        .executeTakeFirst();
      return row && JSON.parse(row.mapping);
    },

    save: async (heading: SheetRow, { type, columns }: Remembered): Promise<void> => {
      const row = { mapping: JSON.stringify({ type, columns }), changed_at: new Date().toISOString() };
      await db
        .insertInto("import_mapping")
        .values({ headings: keyOf(heading), ...row })
        .onConflict((conflict) => conflict.column("headings").doUpdateSet(row))
        .execute();
    },
  };
}

/** Headings normalised for comparison: in their order, whatever their capitals and spaces. */
function keyOf({ cells }: SheetRow): string {
  const names = cells.map((cell) => cell.normalize("NFKC").toLowerCase().replace(/\s+/g, ""));
  return createHash("sha256").update(JSON.stringify(names)).digest("hex");
}
