import { Problem } from "../http/problem";
import { type OwnProblem, ownProblems } from "../locale/words/problems";
import { withoutGuard } from "./csv";
import { LINES_AT_ONCE } from "./import-shapes";
import { type Row, readTable } from "./separator.server";

/** A line that cannot be taken, and why. */
export interface BadLine {
  line: number;
  says: OwnProblem;
}

/** The refusal of a file for its lines: `csv.12`. */
export const refusal = (bad: readonly BadLine[]): Problem =>
  new Problem(400, "invalid", { errors: bad.map((each) => ({ path: `csv.${each.line}`, says: each.says })) });

interface Expected {
  /** Whether a first row is a header, which is left out. */
  isHeading: (cells: readonly string[]) => boolean;
  /** The cells that a row may have where no heading says it. */
  columns: number;
  /** The problem of a file without rows. */
  none: OwnProblem;
  /** The most rows that it may have, and the error for more. */
  limit?: { most: number; says: OwnProblem };
}

/**
 * The rows of a CSV file: commas, semicolons, tabs or what its first line names, with or without a byte order mark.
 * A row with more cells than the heading has is no row of the file: a mark within one of its texts has cut that.
 * @throws {Problem} 400 where there is no row, there are too many, or the file is no table
 */
export function csvRows(csv: string, expected: Expected): { rows: Row[]; bad: BadLine[] } {
  const {
    isHeading,
    columns,
    none,
    limit = { most: LINES_AT_ONCE, says: csvProblems.tooManyLines },
  } = expected;
  const table = readTable(csv, columns);
  if ("brokenAt" in table) throw refusal([{ line: table.brokenAt, says: csvProblems.brokenTable }]);
  const [first] = table.rows;
  const heading = first && isHeading(first.cells) ? first : undefined;
  const all = heading ? table.rows.slice(1) : table.rows;
  const whole = (problem: OwnProblem) =>
    new Problem(400, "invalid", { errors: [{ path: "csv", says: problem }] });
  if (all.length === 0) throw whole(none);
  if (all.length > limit.most) throw whole(limit.says);
  const width = heading ? widthOf(heading) : columns;
  const rows = all.filter((row) => widthOf(row) <= width);
  const bad = all
    .filter((row) => widthOf(row) > width)
    .map(({ line }) => ({ line, says: csvProblems.tooManyColumns }));
  return { rows: rows.map((row) => ({ ...row, cells: row.cells.map(withoutGuard) })), bad };
}

/** The cells of a row but for blank ones at its end, which spreadsheets add and leave out. */
const widthOf = ({ cells }: Row): number => cells.findLastIndex((cell) => cell.trim() !== "") + 1;

/** The problems of a CSV file that staff send. */
export const csvProblems = ownProblems({
  brokenTable: {
    eng: "This line cannot be read as CSV. Look for a quotation mark that has no partner.",
    tra: "這一行不是有效的 CSV，請檢查有沒有不成對的引號。",
    sim: "这一行不是有效的 CSV，请检查有没有不成对的引号。",
  },
  tooManyColumns: {
    eng: "This line has too many columns. Put quotation marks around a cell that has a comma or other separator in it.",
    tra: "這一行的欄數過多。如儲存格內有逗號或其他分隔符號，請用引號括住該格。",
    sim: "这一行的列数过多。如果单元格内有逗号或其他分隔符，请用引号括住该单元格。",
  },
  tooManyLines: {
    eng: "The file has more than 1,000 lines. Split it into several files.",
    tra: "檔案超過 1,000 行，請分成幾個檔案。",
    sim: "文件超过 1,000 行，请分成几个文件。",
  },
});
