import { type BadLine, csvProblems, csvRows } from "../../platform/csv/read-csv.server";
import { faultOfTarget, type Pair, readPair, type Site } from "./faults.server";
import { redirectsProblems as says } from "./problems.server";

/** A line of the file, from 1, with the addresses as stored. */
interface Line extends Pair {
  line: number;
}

/** The columns of the exported file: the addresses, and how often the old one was visited. */
const COLUMNS = 4;

/** Returns whether a row is a header: neither of its cells is an address. */
const isHeading = ([from = "", to = ""]: readonly string[]) => !from.includes("/") && !to.includes("/");

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
  const { rows: lines, bad } = csvRows(csv, { isHeading, columns: COLUMNS, none: says.noLines });
  const read = new Map<string, Line>();
  for (const { cells, line } of lines) {
    // A comma within an address has cut it.
    if (cells.slice(2).some((cell) => cell.startsWith("/"))) {
      bad.push({ line, says: csvProblems.tooManyColumns });
      continue;
    }
    const pair = readPair({ from: cells[0] ?? "", to: cells[1] ?? "" }, site);
    if (Array.isArray(pair)) bad.push(...pair.slice(0, 1).map((fault) => ({ line, says: fault.says })));
    else if (read.has(pair.from)) bad.push({ line, says: says.sameLine });
    else read.set(pair.from, { ...pair, line });
  }
  leaveOutDeadEnds(read, known, site, bad);
  return { good: [...read.values()], bad: bad.sort((one, two) => one.line - two.line) };
}

/** Removes lines without a target, repeatedly, as others may lead to them. */
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
