import { hongKongDay } from "../locale/format";

/** Without it Excel reads a file in the system's own encoding, and Chinese is garbled. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The beginnings of a cell that a spreadsheet would take for a formula, and run. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

/** A number or a telephone number, which begins like a formula and computes nothing: `+852 9123 4567`, `-50.00`. */
const NUMBER = /^[+\-＋－]?[\d .()（）]*$/;

/** A text of digits as a spreadsheet stores it: see {@link digitsAsText}. */
const KEPT_DIGITS = /^="\d+"$/;

/**
 * A text of digits as a cell that a spreadsheet shows unchanged, where it would read it as a number and lose
 * something: leading zeros, or the last digits of many. Any other text is returned unchanged.
 */
export const digitsAsText = (text: string): string => (/^(0\d+|\d{12,})$/.test(text) ? `="${text}"` : text);

/**
 * A table that comes in parts as a CSV file (RFC 4180), the first row its headings. Cells that begin like a
 * formula get an apostrophe in front, so that opening a stranger's words in a spreadsheet computes nothing.
 */
export async function csvOfParts(
  headings: readonly string[],
  parts: AsyncIterable<readonly (readonly string[])[]>,
): Promise<string> {
  let text = BYTE_ORDER_MARK + linesOf([headings]);
  for await (const rows of parts) text += linesOf(rows);
  return text;
}

/** The columns of a file of records: the heading of each, and its cell of a record. */
export type CsvColumns<Item> = readonly (readonly [heading: string, cellOf: (item: Item) => string])[];

/** Records that come in chunks, as a CSV file named after their kind and the day in Hong Kong. */
export async function csvOfRecords<Item>(
  name: string,
  columns: CsvColumns<Item>,
  parts: AsyncIterable<readonly Item[]>,
): Promise<{ filename: string; csv: string }> {
  const headings = columns.map(([heading]) => heading);
  async function* rows() {
    for await (const items of parts) yield items.map((item) => columns.map(([, cellOf]) => cellOf(item)));
  }
  return { filename: `${name}-${hongKongDay(new Date())}.csv`, csv: await csvOfParts(headings, rows()) };
}

function linesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** Whether a cell has an apostrophe before what begins like a formula. */
const hasGuard = (text: string): boolean => text.startsWith("'") && FORMULA.test(text.replace(/^'+/, ""));

/** Reverts the escaping of a formula in a cell of such a file. */
export const withoutGuard = (cell: string): string => (hasGuard(cell) ? cell.slice(1) : cell);

/** What has an apostrophe of its own gets another one, so that {@link withoutGuard} takes that one and leaves its own. */
function cell(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text) && !KEPT_DIGITS.test(text);
  const harmless = isFormula || hasGuard(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
