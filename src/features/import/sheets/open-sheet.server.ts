import { basename } from "node:path";
import type { SheetRow } from "../../../platform/csv/read-sheet.server";
import type { Database } from "../../../platform/db/database.server";
import { Problem } from "../../../platform/http/problem";
import type { Plan } from "../convert/plan.server";
import { importProblems } from "../problems.server";
import { guessMapping } from "./guess-mapping.server";
import { planSheet } from "./plan-sheet.server";
import { readSheetFile } from "./read-file.server";
import { rememberedMappings } from "./remembered-mapping.server";
import type { SheetMapping } from "./sheet-types";

/** The mapping that a user gave for a spreadsheet; the rest is guessed. */
export type SheetWish = Partial<Pick<SheetMapping, "sheet" | "type" | "headingRow">>;

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
  wish: SheetWish = {},
): Promise<GuessedSheet> {
  const { names, name: sheet, rows: all } = await readSheetFile(path, wish.sheet);
  const rows = wish.headingRow === 0 ? all : all.filter(({ row }) => row >= (wish.headingRow ?? 0));
  const guessed = guessMapping(rows, `${basename(filename)} ${sheet}`, wish.type);
  const headingRow = wish.headingRow ?? guessed.headingRow;
  const heading = all.find(({ row }) => row === headingRow);
  const remembered = heading && (await rememberedMappings(db).find(heading));
  const isRemembered = remembered !== undefined && (wish.type === undefined || wish.type === remembered.type);
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
