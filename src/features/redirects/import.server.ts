import { CsvError, parse } from "csv-parse/sync";
import { Problem } from "../../core/api/problem";
import type { OwnProblem } from "../../core/locale/words/problems";
import { LINES_AT_ONCE } from "./contract";
import { redirectsProblems as says } from "./problems.server";
import { faultOfTarget, type Pair, readPair, type Site } from "./rules.server";

/** A line of the file, from 1, with the addresses as they are kept. */
interface Line extends Pair {
  line: number;
}

/** A line that cannot be taken, and why. */
export interface BadLine {
  line: number;
  says: OwnProblem;
}

/** The marks that a spreadsheet may put between the cells of a row. */
const SEPARATORS = [",", ";", "\t"];

interface Row {
  cells: string[];
  line: number;
}

/** The rows of a CSV file: commas, semicolons or tabs, with or without a byte order mark. @throws {Problem} 400 */
function rowsOf(csv: string): Row[] {
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
    throw refusal([{ line, says: says.brokenTable }]);
  }
}

/** Tells a row that names columns: neither of its cells is an address. */
const isHeading = ([from = "", to = ""]: readonly string[]) => !from.includes("/") && !to.includes("/");

/** The refusal of a file for its lines: `csv.12`. */
export const refusal = (bad: readonly BadLine[]): Problem =>
  new Problem(400, "invalid", { errors: bad.map((each) => ({ path: `csv.${each.line}`, says: each.says })) });

/**
 * The lines of a CSV file with those that can be taken, by the redirects that there will be then.
 * @param known old addresses that are there, with what they lead to
 * @throws {Problem} 400 where there is no line, there are too many, or the file is no table
 */
export function readLines(
  csv: string,
  known: ReadonlyMap<string, string>,
  site: Site,
): { good: Pair[]; bad: BadLine[] } {
  const rows = rowsOf(csv);
  const lines = rows.filter(({ cells }, at) => at > 0 || !isHeading(cells));
  const whole = (problem: OwnProblem) =>
    new Problem(400, "invalid", { errors: [{ path: "csv", says: problem }] });
  if (lines.length === 0) throw whole(says.noLines);
  if (lines.length > LINES_AT_ONCE) throw whole(says.tooManyLines);
  const bad: BadLine[] = [];
  const read = new Map<string, Line>();
  for (const { cells, line } of lines) {
    const pair = readPair({ from: cells[0] ?? "", to: cells[1] ?? "" }, site);
    if (Array.isArray(pair)) bad.push(...pair.slice(0, 1).map((fault) => ({ line, says: fault.says })));
    else if (read.has(pair.from)) bad.push({ line, says: says.sameLine });
    else read.set(pair.from, { ...pair, line });
  }
  leaveOutDeadEnds(read, known, site, bad);
  return { good: [...read.values()], bad: bad.sort((one, two) => one.line - two.line) };
}

/** Takes out lines that lead nowhere, again and again, as others may lead to them. */
function leaveOutDeadEnds(
  lines: Map<string, Line>,
  known: ReadonlyMap<string, string>,
  site: Site,
  bad: BadLine[],
): void {
  for (;;) {
    const all = new Map([
      ...known,
      ...[...lines.values()].map(({ from, to }): [string, string] => [from, to]),
    ]);
    const faults = [...lines.values()].flatMap((pair) => {
      const fault = faultOfTarget(pair, all, site);
      return fault ? [{ from: pair.from, line: pair.line, says: fault }] : [];
    });
    if (faults.length === 0) return;
    for (const { from, ...fault } of faults) {
      lines.delete(from);
      bad.push(fault);
    }
  }
}
