import { escapeHtml, plainText } from "./text";

const TABLE = /<table>([\s\S]*?)<\/table>/g;
const ROW = /<tr>[\s\S]*?<\/tr>/g;
const CELL = /<(t[hd])([^>]*)>([\s\S]*?)<\/t[hd]>/g;

/** The words of each cell of a row that is made of headings of columns alone; else null. */
function headingsOf(row: string): string[] | null {
  const cells = [...row.matchAll(CELL)];
  if (cells.length < 2 || cells.some(([, tag]) => tag !== "th")) return null;
  return cells.map(([, , , words = ""]) => plainText(words));
}

/** A table whose cells know the heading of their column, for windows where each row is a list; null where it is no plain grid. */
function withLabels(table: string): string | null {
  const [first = "", ...rows] = table.match(ROW) ?? [];
  const headings = headingsOf(first);
  if (!headings || rows.length === 0 || /\s(?:col|row)span=/.test(table)) return null;
  let index = -1;
  return table.replaceAll(ROW, (row) => {
    index += 1;
    if (index === 0) return row;
    let column = -1;
    return row.replaceAll(CELL, (cell, tag: string) => {
      column += 1;
      if (tag === "th" || column === 0) return cell;
      return cell.replace("<td", `<td data-label="${escapeHtml(headings[column] ?? "")}"`);
    });
  });
}

/**
 * The tables of rich text as a page shows them: each in a container that scrolls by keyboard too, and where one has a
 * heading for each column, with it at each cell, so that a phone can show its rows one below the other.
 * @param label accessible name of the n-th table (from 1) of `total`
 */
export function showTables(html: string, label: (n: number, total: number) => string): string {
  const total = html.match(TABLE)?.length ?? 0;
  let n = 0;
  return html.replaceAll(TABLE, (whole, table: string) => {
    n += 1;
    const labelled = withLabels(table);
    const shown = labelled === null ? whole : `<table>${labelled}</table>`;
    const names = labelled === null ? "table-scroll" : "table-scroll table-rows";
    return `<div class="${names}" role="region" tabindex="0" aria-label="${escapeHtml(label(n, total))}">${shown}</div>`;
  });
}
