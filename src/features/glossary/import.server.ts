import { type BadLine, csvRows } from "../../core/csv/read-csv.server";
import { Term } from "../../core/locale/conversion/term";
import type { OwnProblem } from "../../core/locale/words/problems";
import { glossaryProblems as says } from "./problems.server";

/** The word of the fifth column that keeps a name; what it says for others. */
const NEVER = "never";

/** The headings of the file. */
export const HEADINGS = ["Traditional", "Simplified", "English", "Note", "Convert"];

/** Tells a row that names columns. */
const isHeading = ([first = ""]: readonly string[]) => !/\p{sc=Han}/u.test(first);

/** The cells of an entry. */
export const cellsOf = ({ tra, sim, eng, note, keep }: Term): string[] => [
  ...[tra, sim, eng, note],
  keep ? NEVER : "",
];

/**
 * The lines of a CSV file with those that can be taken.
 * @throws {Problem} 400 where there is no line, there are too many, or the file is no table
 */
export function readTerms(csv: string): { good: Term[]; bad: BadLine[] } {
  const expected = { isHeading, columns: HEADINGS.length, none: says.noTerms };
  const { rows, bad } = csvRows(csv, expected);
  const read = new Map<string, Term>();
  for (const { cells, line } of rows) {
    const term = termIn(cells);
    if ("key" in term) bad.push({ line, says: term });
    else if (read.has(term.tra)) bad.push({ line, says: says.sameLine });
    else read.set(term.tra, term);
  }
  return { good: [...read.values()], bad: bad.sort((one, other) => one.line - other.line) };
}

/** Tells what has no word of English: a comma within a term before it may have moved it there. */
const isChinese = (eng: string) => /\p{sc=Han}/u.test(eng) && !/[a-z]/i.test(eng);

function termIn(cells: readonly string[]): Term | OwnProblem {
  const [tra = "", sim = "", eng = "", note = "", convert = ""] = cells;
  const kept = convert.toLowerCase();
  if (kept !== "" && kept !== NEVER) return says.neverOrBlank;
  const { data, error } = Term.safeParse({ tra, sim, eng, note, keep: kept === NEVER });
  if (cells.length < HEADINGS.length && isChinese(eng)) return says.englishIsChinese;
  if (error) return tra === "" ? says.traditionalNeeded : says.termTooLong;
  return faultOf(data) ?? data;
}

/** The fault of an entry that says nothing of the other script. */
export function faultOf({ sim, keep }: Term): OwnProblem | undefined {
  return sim === "" && !keep ? says.simplifiedNeeded : undefined;
}
