import { CsvError, parse } from "csv-parse/sync";

/** A row of a CSV file; its line, and its number where a spreadsheet shows the file, both from 1. */
export interface Row {
  cells: string[];
  line: number;
  row: number;
}

/** The rows of a file by one separator; or the line, from 1, at which it is no table by it. */
export type Table = { rows: Row[] } | { brokenAt: number };

/** The marks that a spreadsheet may put between the cells of a row; of two that fit alike, the first is taken. */
const SEPARATORS = ["\t", ",", ";"];

/** The line by which a spreadsheet names the separator of the lines after it. */
const NAMED = /^"?sep=([^\r\n])"?(?:\r\n|\n|\r|$)/i;

/**
 * Reads a file by the separator that it names in its first line (`sep=;`), else by the one that divides most lines
 * into the same number of cells, and that prose has fewer of, with a space after it. Marks within quotation marks
 * divide nothing.
 * @param most the cells that a row may have
 */
export function readTable(csv: string, most: number): Table {
  const text = csv.replace(/^\uFEFF/, "");
  const [first = "", separator] = NAMED.exec(text) ?? [];
  if (separator !== undefined) return tableBy(separator, text.slice(first.length), 1);
  const tables = SEPARATORS.map((each) => tableBy(each, text, 0));
  const judged = tables.flatMap((table, at) => {
    if ("brokenAt" in table) return [];
    const spaced = text.split(`${SEPARATORS[at]} `).length;
    return [{ table, spaced, ...fitOf(table.rows, most) }];
  });
  const [best] = judged.sort(
    (one, other) =>
      other.fitting + other.alike - one.fitting - one.alike ||
      other.fitting - one.fitting ||
      one.spaced - other.spaced,
  );
  const isNoTable = tables.length > judged.length && !best?.fitting;
  return (isNoTable ? tables.find((table) => "brokenAt" in table) : best?.table) ?? { rows: [] };
}

/** How well a separator fits. */
interface Fit {
  /** Rows that it divides, into no more cells than there may be. */
  fitting: number;
  /** Rows of the number of cells that most have. */
  alike: number;
}

function fitOf(rows: readonly Row[], most: number): Fit {
  const counts = new Map<number, number>();
  let fitting = 0;
  for (const { cells } of rows) {
    if (cells.length < 2) continue;
    counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
    if (cells.length <= most) fitting += 1;
  }
  return { fitting, alike: Math.max(0, ...counts.values()) };
}

function tableBy(delimiter: string, text: string, linesBefore: number): Table {
  const rows: Row[] = [];
  const addRow = (cells: string[], info: { lines: number; records: number; empty_lines: number }) => {
    const { lines, records, empty_lines } = info;
    rows.push({ cells, line: lines + linesBefore, row: records + empty_lines });
    return null;
  };
  try {
    parse(text, {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: addRow,
    });
    return { rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { brokenAt: (typeof error.lines === "number" ? error.lines : 1) + linesBefore };
  }
}
