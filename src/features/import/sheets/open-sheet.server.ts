import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { LARGEST_SHEET, type Sheet, type SheetRow } from "../../../platform/csv/read-sheet.server";
import { type SheetFault, sheetProblems } from "../../../platform/csv/sheet-problems.server";
import type { Database } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";
import { requireTooHeavy, WorkerThread } from "../../../platform/threads/worker-thread.server";
import type { Plan } from "../convert/plan.server";
import { importProblems } from "../problems.server";
import { guessMapping } from "./guess-mapping.server";
import { planSheet } from "./plan-sheet.server";
import type { SheetMapping } from "./sheet-types";

/** The mapping that a user gave for a spreadsheet; the rest is guessed. */
export type SheetChoice = Partial<Pick<SheetMapping, "sheet" | "type" | "headingRow">>;

/** A sheet with the mapping of its columns. */
export interface GuessedSheet {
  names: readonly string[];
  rows: readonly SheetRow[];
  mapping: SheetMapping;
}

/** Reads a sheet and guesses its columns: as for the last sheet with these headings, or by its words. */
export async function guessedSheet(
  db: Database,
  path: string,
  filename: string,
  choice: SheetChoice = {},
): Promise<GuessedSheet> {
  const { names, name: sheet, rows: all } = await readSheetFile(path, choice.sheet);
  const rows = choice.headingRow === 0 ? all : all.filter(({ row }) => row >= (choice.headingRow ?? 0));
  const guessed = guessMapping(rows, `${basename(filename)} ${sheet}`, choice.type);
  const headingRow = choice.headingRow ?? guessed.headingRow;
  const heading = all.find(({ row }) => row === headingRow);
  const remembered = heading && (await rememberedMappings(db).find(heading));
  const isRemembered =
    remembered !== undefined && (choice.type === undefined || choice.type === remembered.type);
  return { names, rows: all, mapping: { ...guessed, ...(isRemembered && remembered), sheet, headingRow } };
}

/** The entries of a sheet as a mapping says; it is remembered for the next one with these headings. */
export async function openSheet(db: Database, path: string, mapping: SheetMapping): Promise<Plan> {
  if (mapping.columns.every((field) => field === ""))
    throw new Problem(400, "invalid", { errors: [{ path: "columns", says: importProblems.columnNeeded }] });
  const { rows } = await readSheetFile(path, mapping.sheet);
  const heading = rows.find(({ row }) => row === mapping.headingRow);
  if (heading) await rememberedMappings(db).save(heading, mapping);
  return planSheet(rows, mapping);
}

/** A long file takes seconds to read, and a hostile one as much memory as there is. */
const desk = new WorkerThread({ memory: 384, timeout: 60_000 });

const refused = (fault: SheetFault): Problem =>
  new Problem(400, "invalid", { errors: [{ path: "file", says: sheetProblems[fault] }] });

/**
 * Reads a sheet of a workbook of Excel or a CSV file: that of a name, or the first with anything in it.
 * @throws {Problem} 400 of what is neither, or too large
 */
async function readSheetFile(path: string, sheet: string | undefined): Promise<Sheet> {
  if ((await stat(path)).size > LARGEST_SHEET) throw refused("sheetTooLarge");
  const bytes = await readFile(path);
  const read = await desk.run("readSheet", { bytes, sheet }).catch((error: unknown) => {
    requireTooHeavy(error);
    return { fault: "sheetTooLarge" as const };
  });
  if ("fault" in read) throw refused(read.fault);
  return read;
}

type Remembered = Pick<SheetMapping, "type" | "columns">;

type MappingTables = { import_mapping: { headings: string; mapping: string; changed_at: string } };

/** The mapping that was last used for a sheet with these headings. */
function rememberedMappings(database: Database) {
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
