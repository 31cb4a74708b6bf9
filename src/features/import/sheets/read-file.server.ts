import { readFile, stat } from "node:fs/promises";
import { LARGEST_SHEET, type Sheet } from "../../../platform/csv/read-sheet.server";
import { type SheetFault, sheetProblems } from "../../../platform/csv/sheet-problems.server";
import { Problem } from "../../../platform/http/problem";
import { requireTooHeavy, WorkerThread } from "../../../platform/threads/worker-thread.server";

/** A long file takes seconds to read, and a hostile one as much memory as there is. */
const desk = new WorkerThread({ memory: 384, timeout: 60_000 });

const refused = (fault: SheetFault): Problem =>
  new Problem(400, "invalid", { errors: [{ path: "file", says: sheetProblems[fault] }] });

/**
 * Reads a sheet of a workbook of Excel or a CSV file: that of a name, or the first with anything in it.
 * @throws {Problem} 400 of what is neither, or too large
 */
export async function readSheetFile(path: string, sheet: string | undefined): Promise<Sheet> {
  if ((await stat(path)).size > LARGEST_SHEET) throw refused("sheetTooLarge");
  const bytes = await readFile(path);
  const read = await desk.run("readSheet", { bytes, sheet }).catch((error: unknown) => {
    requireTooHeavy(error);
    return { fault: "sheetTooLarge" as const };
  });
  if ("fault" in read) throw refused(read.fault);
  return read;
}
