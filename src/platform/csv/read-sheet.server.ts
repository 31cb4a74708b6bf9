import type { StreamRow } from "hucre/xlsx";
import { withoutGuard } from "./csv";
import { readTable } from "./separator.server";
import type { SheetFault } from "./sheet-problems.server";
import { decodedText } from "./text-encoding";

/** A row of a sheet: its number as shown in a spreadsheet, and its cells. */
export interface SheetRow {
  row: number;
  cells: readonly string[];
}

/** A sheet of a workbook of Excel or a CSV file. */
export interface Sheet {
  /** The sheets that have anything in them and are not hidden; a CSV file has one, of the name `""`. */
  names: readonly string[];
  /** That which was read. */
  name: string;
  /** Its rows that say anything. */
  rows: readonly SheetRow[];
}

/** Bytes of a file. */
export const LARGEST_SHEET = 16 * 1024 * 1024;
/** Largest unpacked size in bytes: nothing larger is unpacked, even if the file declares less. */
const LARGEST_UNPACKED = 128 * 1024 * 1024;
const MOST_ROWS = 5000;
const MOST_COLUMNS = 100;
/** Characters of all cells. */
const LONGEST = 32 * 1024 * 1024;

/** Ends the reading of a file for a fault of it. */
class Unreadable extends Error {
  readonly fault: SheetFault;

  constructor(fault: SheetFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** The beginning of the files of Excel before 2007, and of workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** Reads a sheet of a spreadsheet: that of a name, or the first with anything in it. */
export async function readSheet({
  bytes,
  sheet,
}: {
  bytes: Uint8Array<ArrayBuffer>;
  sheet: string | undefined;
}): Promise<Sheet | { fault: SheetFault }> {
  try {
    if (OLE.every((byte, at) => bytes[at] === byte)) throw new Unreadable("oldWorkbook");
    const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
    return isArchive ? await readWorkbook(bytes, sheet) : readCsvFile(bytes);
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, wanted: string | undefined): Promise<Sheet> {
  const size = unpackedSize(bytes);
  if (size === undefined) throw new Unreadable("fileDamaged");
  if (size > LARGEST_UNPACKED) throw new Unreadable("sheetTooLarge");
  const { readXlsx, streamXlsxRows } = await import("hucre/xlsx");
  const names: string[] = [];
  const noted = ({ name, hidden = false, veryHidden = false }: SheetInfo) => {
    if (!hidden && !veryHidden) names.push(name);
    return false; // nothing of it is read yet
  };
  try {
    await readXlsx(bytes, { sheets: noted });
    const filled: string[] = [];
    for (const name of names)
      if ((await rowsOf(streamXlsxRows(bytes, { sheet: name }), 1)).length > 0) filled.push(name);
    const name = filled.find((each) => each === wanted) ?? filled[0];
    if (name === undefined) throw new Unreadable("sheetEmpty");
    return { names: filled, name, rows: await rowsOf(streamXlsxRows(bytes, { sheet: name })) };
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable("fileDamaged", error);
  }
}

interface SheetInfo {
  name: string;
  hidden?: boolean;
  veryHidden?: boolean;
}

/** Rows as a stream; after a look at the first ones the others are not read. */
async function rowsOf(stream: AsyncIterable<StreamRow>, most = Number.POSITIVE_INFINITY) {
  const rows: SheetRow[] = [];
  let length = 0;
  for await (const { index, values } of stream) {
    const cells = values.slice(0, MOST_COLUMNS).map(textOf);
    if (cells.every((cell) => cell === "")) continue;
    length += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (rows.length === MOST_ROWS) throw new Unreadable("tooManyRows");
    if (length > LONGEST) throw new Unreadable("sheetTooLarge");
    rows.push({ row: index + 1, cells });
    if (rows.length === most) break;
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

function readCsvFile(bytes: Uint8Array): Sheet {
  const text = decodedText(bytes);
  const isText = !/(?![\t\n\v\f\r])\p{Cc}/u.test(text) && text.slice(0, 1000).split("\uFFFD").length < 20;
  if (!isText) throw new Unreadable("fileUnknown");
  const table = readTable(text, Number.POSITIVE_INFINITY);
  if ("brokenAt" in table) throw new Unreadable("fileDamaged");
  const rows = table.rows
    .map(({ row, cells }) => ({ row, cells: cells.slice(0, MOST_COLUMNS).map(withoutGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ""));
  if (rows.length === 0) throw new Unreadable("sheetEmpty");
  if (rows.length > MOST_ROWS) throw new Unreadable("tooManyRows");
  return { names: [""], name: "", rows };
}

declare module "../threads/worker-thread.server" {
  interface ThreadTasks {
    readSheet: typeof readSheet;
  }
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** Marks a number too large for its field, in archives that are far larger than a spreadsheet. */
const ELSEWHERE = 0xffffffff;
const DESCRIPTOR = 8;
const LENGTH_OF_END = 22;
const LONGEST_COMMENT = 65_535;

/**
 * The unpacked size in bytes that a ZIP archive declares. Undefined for anything else, and for an archive
 * that declares it in a form that cannot be enforced.
 */
function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  let size = 0;
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return undefined;
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const isUnsaid = unpacked === ELSEWHERE || packed === ELSEWHERE || (unpacked === 0 && packed > 2);
    // Its sizes would follow its bytes.
    const isOpen = (view.getUint16(at + 8, true) & DESCRIPTOR) !== 0 && packed === 0;
    if (isUnsaid || isOpen || view.getUint32(at + 42, true) === ELSEWHERE) return undefined;
    size += unpacked;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return size;
}

/** Where the end of the directory begins, at the end of the file but for a comment. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - LENGTH_OF_END;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}
