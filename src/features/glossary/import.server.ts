import { saveEntry } from "../../content/save/save-entry.server";
import { addMany } from "../../content/store/many.server";
import { type BadLine, csvRows } from "../../platform/csv/read-csv.server";
import type { StaffCall } from "../../platform/feature.server";
import { Term } from "../../platform/locale/conversion/term";
import type { OwnProblem } from "../../platform/locale/words/problems";
import { type GlossaryEntry, glossary } from "./definition";
import { glossaryProblems as says } from "./problems.server";
import { contentOf, termOf } from "./terms.server";

/** The word in the fifth column for a name that is never converted; blank for other terms. */
const NEVER = "never";

/** What the sixth column says of the direction; blank where it says nothing of it. */
const [BOTH, ONE_WAY] = ["both", "one way"];

/** The headings of the file. */
export const HEADINGS = ["Traditional", "Simplified", "English", "Note", "Convert", "Direction"];

/** The cells of a line that was exported before there was a direction. */
const FORMER_COLUMNS = 5;

/** An entry of a file; `both` is undefined where the file says nothing of it. */
export type FileTerm = Omit<Term, "both"> & { both: boolean | undefined };

/** Returns whether a row is a header. */
const isHeading = ([first = ""]: readonly string[]) => !/\p{sc=Han}/u.test(first);

/** The cells of an entry. */
export const cellsOf = ({ tra, sim, eng, note, keep, both }: Term): string[] => [
  ...[tra, sim, eng, note],
  keep ? NEVER : "",
  both ? BOTH : ONE_WAY,
];

/**
 * The lines of a CSV file with those that can be taken.
 * @throws {Problem} 400 where there is no line, there are too many, or the file is no table
 */
export function readTerms(csv: string): { good: FileTerm[]; bad: BadLine[] } {
  const expected = { isHeading, columns: HEADINGS.length, none: says.noTerms };
  const { rows, bad } = csvRows(csv, expected);
  const read = new Map<string, FileTerm>();
  for (const { cells, line } of rows) {
    const term = termIn(cells);
    if ("key" in term) bad.push({ line, says: term });
    else if (read.has(term.tra)) bad.push({ line, says: says.sameLine });
    else read.set(term.tra, term);
  }
  return { good: [...read.values()], bad: bad.sort((one, other) => one.line - other.line) };
}

/** Returns whether a text has Chinese but no Latin letters: an unquoted comma in an earlier term may have shifted the columns. */
const isChinese = (eng: string) => /\p{sc=Han}/u.test(eng) && !/[a-z]/i.test(eng);

function termIn(cells: readonly string[]): FileTerm | OwnProblem {
  const [tra = "", sim = "", eng = "", note = "", convert = "", direction = ""] = cells;
  const conversion = convert.toLowerCase();
  if (conversion !== "" && conversion !== NEVER) return says.neverOrBlank;
  const way = direction.toLowerCase();
  if (way !== "" && way !== BOTH && way !== ONE_WAY) return says.bothOrOneWay;
  const { data, error } = Term.safeParse({ tra, sim, eng, note, keep: conversion === NEVER });
  if (way === "" && cells.length !== FORMER_COLUMNS && isChinese(eng)) return says.englishIsChinese;
  if (error) return tra === "" ? says.traditionalNeeded : says.termTooLong;
  return faultOf(data) ?? { ...data, both: way === "" ? undefined : way === BOTH };
}

/** The error of an entry without text in the other script. */
export function faultOf({ sim, keep }: Pick<Term, "sim" | "keep">): OwnProblem | undefined {
  return sim === "" && !keep ? says.simplifiedNeeded : undefined;
}

/** Adds entries, and changes those whose Traditional term is there. */
export async function saveTerms(entries: readonly Term[], before: readonly GlossaryEntry[], call: StaffCall) {
  const known = new Map(before.map((entry) => [entry.term.tra, entry]));
  const fresh = entries.filter(({ tra }) => !known.has(tra));
  let changedCount = 0;
  for (const entry of entries) {
    const former = known.get(entry.tra);
    if (!former || isSame(termOf(former), entry)) continue;
    const { _id: id, version } = former;
    await saveEntry({ type: glossary }, { id, given: contentOf(entry), version }, call, "");
    changedCount += 1;
  }
  await addMany(call.db, glossary, fresh.map(contentOf), call.staff.username);
  return { added: fresh.length, changed: changedCount, same: entries.length - fresh.length - changedCount };
}

const isSame = (one: Term, other: Term): boolean => cellsOf(one).join("\n") === cellsOf(other).join("\n");
