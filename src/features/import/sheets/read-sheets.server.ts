import { readFile, stat } from "node:fs/promises";
import type { StreamRow } from "hucre/xlsx";
import { withoutGuard } from "../../../platform/csv/csv";
import { readTable } from "../../../platform/csv/separator.server";
import { decodedText } from "../../../platform/csv/text-encoding";
import { Problem } from "../../../platform/http/problem";
import type { ImportProblem } from "../problems.server";
import { importProblems } from "../problems.server";
import { unpackedSize } from "./unpacked-size";

/** A row of a sheet, by the number that a spreadsheet shows before it, with what its cells say. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** A spreadsheet that can be read. */
export interface Spreadsheet {
  /** The sheets that have anything in them and are not hidden; a CSV file has one, of the name `""`. */
  names: readonly string[];
  /** The rows of a sheet that say anything; at most so many of them. @throws {Problem} 400 where there are too many */
  rows(name: string, most?: number): Promise<SheetRow[]>;
}

/** Bytes of a file. */
export const LARGEST_SHEET = 16 * 1024 * 1024;
/** Bytes of what is packed in it: nothing larger is unpacked, whatever it says. */
const LARGEST_UNPACKED = 128 * 1024 * 1024;
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
/** Characters of all cells. */
const LONGEST = 32 * 1024 * 1024;

const refused = (problem: ImportProblem, cause?: unknown): Problem =>
  new Problem(400, "invalid", {
    ...(cause !== undefined && { cause }),
    errors: [{ path: "file", says: importProblems[problem] }],
  });

/** A workbook is an archive. */
const isWorkbook = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** The beginning of the files of Excel before 2007, and of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const isOldWorkbook = (bytes: Uint8Array): boolean => OLE.every((byte, at) => bytes[at] === byte);

/** Opens a workbook of Excel or a CSV file. @throws {Problem} 400 of what is neither, or too large */
export async function openSpreadsheet(path: string): Promise<Spreadsheet> {
  if ((await stat(path)).size > LARGEST_SHEET) throw refused("sheetTooLarge");
  const bytes = await readFile(path);
  if (isOldWorkbook(bytes)) throw refused("oldWorkbook");
  return isWorkbook(bytes) ? openWorkbook(bytes) : openCsv(bytes);
}

async function openWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<Spreadsheet> {
  const size = unpackedSize(bytes);
  if (size === undefined) throw refused("fileDamaged");
  if (size > LARGEST_UNPACKED) throw refused("sheetTooLarge");
  const { readXlsx, streamXlsxRows } = await import("hucre/xlsx");
  const rows = async (sheet: string, most = MOST_ROWS) => {
    try {
      return await limited(streamXlsxRows(bytes, { sheet }), most);
    } catch (error) {
      throw error instanceof Problem ? error : refused("fileDamaged", error);
    }
  };
  const names: string[] = [];
  const noted = ({ name, hidden = false, veryHidden = false }: SheetInfo) => {
    if (!hidden && !veryHidden) names.push(name);
    return false; // nothing of it is read yet
  };
  await readXlsx(bytes, { sheets: noted }).catch((error: unknown) => {
    throw refused("fileDamaged", error);
  });
  const filled: string[] = [];
  for (const name of names) if ((await rows(name, 1)).length > 0) filled.push(name);
  if (filled.length === 0) throw refused("sheetEmpty");
  return { names: filled, rows };
}

interface SheetInfo {
  name: string;
  hidden?: boolean;
  veryHidden?: boolean;
}

/** Rows as they come; of a look at the first of them the others are not read. */
async function limited(stream: AsyncIterable<StreamRow>, most: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = [];
  let length = 0;
  for await (const { index, values } of stream) {
    const cells = values.slice(0, MOST_COLUMNS).map(textOf);
    if (cells.every((cell) => cell === "")) continue;
    length += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rows.length >= MOST_ROWS) throw refused("tooManyRows");
    if (length > LONGEST) throw refused("sheetTooLarge");
    rows.push({ row: index + 1, cells });
    if (rows.length === most && most < MOST_ROWS) break;
  }
  return rows;
}

/** A value as a person would type it: a day, with its time where it has one; a number without the dust of binary ones. */
function textOf(value: StreamRow["values"][number] | undefined): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return "";
    const [day = "", time = ""] = value.toISOString().split("T");
    return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 8)}`;
  }
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return String(value).replace(/\r\n?/g, "\n").trim();
}

function openCsv(bytes: Uint8Array): Spreadsheet {
  const text = decodedText(bytes);
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text) || text.slice(0, 1000).split("\uFFFD").length > 20)
    throw refused("fileUnknown");
  const table = readTable(text, Number.POSITIVE_INFINITY);
  if ("brokenAt" in table) throw refused("fileDamaged");
  const all = table.rows
    .map(({ row, cells }) => ({ row, cells: cells.slice(0, MOST_COLUMNS).map(withoutGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (all.length === 0) throw refused("sheetEmpty");
  if (all.length > MOST_ROWS) throw refused("tooManyRows");
  return { names: [""], rows: async (_, most = MOST_ROWS) => all.slice(0, most) };
}
