import { CsvError, parse } from "csv-parse/sync";
import { Problem } from "../api/problem";
import { type OwnProblem, ownProblems } from "../locale/words/problems";
import { LINES_AT_ONCE } from "./import-shapes";

/** A row of a CSV file, and its line, from 1. */
interface Row {
  cells: string[];
  line: number;
}

/** A line that cannot be taken, and why. */
export interface BadLine {
  line: number;
  says: OwnProblem;
}

/** The marks that a spreadsheet may put between the cells of a row. */
const SEPARATORS = [",", ";", "\t"];

/** The refusal of a file for its lines: `csv.12`. */
export const refusal = (bad: readonly BadLine[]): Problem =>
  new Problem(400, "invalid", { errors: bad.map((each) => ({ path: `csv.${each.line}`, says: each.says })) });

/**
 * The rows of a CSV file: commas, semicolons or tabs, with or without a byte order mark.
 * @param isHeading tells a first row that names columns, which is left out
 * @param none the problem of a file without rows
 * @param limit the most rows that it may have, and what is said of more
 * @throws {Problem} 400 where there is no row, there are too many, or the file is no table
 */
export function csvRows(
  csv: string,
  isHeading: (cells: readonly string[]) => boolean,
  none: OwnProblem,
  limit = { most: LINES_AT_ONCE, says: problems.tooManyLines },
): Row[] {
  const rows = allRows(csv).filter(({ cells }, at) => at > 0 || !isHeading(cells));
  const whole = (problem: OwnProblem) =>
    new Problem(400, "invalid", { errors: [{ path: "csv", says: problem }] });
  if (rows.length === 0) throw whole(none);
  if (rows.length > limit.most) throw whole(limit.says);
  return rows;
}

function allRows(csv: string): Row[] {
  const [first = ""] = csv.trimStart().split(/[\r\n]/, 1);
  const delimiter = SEPARATORS.find((each) => first.split(each).length > 1) ?? ",";
  const rows: Row[] = [];
  const keep = (cells: string[], { lines: line }: { lines: number }) => {
    rows.push({ cells, line });
    return null;
  };
  try {
    parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      on_record: keep,
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === "number" ? error.lines : 1;
    throw refusal([{ line, says: problems.brokenTable }]);
  }
}

/** The problems of a CSV file that staff send. */
const problems = ownProblems({
  brokenTable: {
    eng: "This line cannot be read as CSV. Look for a quotation mark that has no partner.",
    tra: "這一行不是有效的 CSV，請檢查有沒有不成對的引號。",
    sim: "这一行不是有效的 CSV，请检查有没有不成对的引号。",
  },
  tooManyLines: {
    eng: "The file has more than 1,000 lines. Split it into several files.",
    tra: "檔案超過 1,000 行，請分成幾個檔案。",
    sim: "文件超过 1,000 行，请分成几个文件。",
  },
});
