/** Excel takes a file without it for one in the system's own encoding, and Chinese becomes noise. */
const BYTE_ORDER_MARK = "\uFEFF";

/** The beginnings of a cell that a spreadsheet would take for a formula, and run. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

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

function linesOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell of such a file as it was before it was made harmless. */
export const withoutHarm = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
