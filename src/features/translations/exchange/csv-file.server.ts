import { csvOfParts } from "../../../platform/csv/csv";
import { csvRows } from "../../../platform/csv/read-csv.server";
import { LANG_TAG } from "../../../platform/locale/lang";
import {
  type FileEntry,
  type FileUnit,
  MOST_UNITS,
  type ReadFile,
  readId,
  type TranslationFile,
  type UnitState,
  writtenId,
} from "./file";
import { fileFault, exchangeProblems as says } from "./problems.server";
import type { Inline, TagMark } from "./tags";
import { langOf } from "./xliff.server";

const STATES: Record<UnitState, string> = {
  missing: "missing",
  stale: "out of date",
  draft: "draft",
  reviewed: "up to date",
};

/** A file for a translator who works in a spreadsheet: a line for each paragraph. */
export function csvFileOf({ from, to, entries }: TranslationFile): Promise<string> {
  const headings = [
    "id",
    "where",
    `source ${LANG_TAG[from]}`,
    `translation ${LANG_TAG[to]}`,
    "state",
    "terms",
  ];
  return csvOfParts(headings, inParts(entries));
}

async function* inParts(entries: readonly FileEntry[]) {
  for (const { name, units } of entries) yield units.map((unit) => cellsOf(name, unit));
}

const cellsOf = (name: string, { id, label, source, target, state, terms }: FileUnit): string[] => [
  writtenId(id),
  `${name} – ${label}`,
  inBraces(source),
  inBraces(target),
  STATES[state],
  terms.map((term) => `${term.from} → ${term.to}`).join("; "),
];

/** Marks as `{1}`, `{/1}` and `{2/}`; a brace of the text is doubled. */
const inBraces = (inline: Inline): string =>
  inline.map((part) => (typeof part === "string" ? part.replaceAll("{", "{{") : braced(part))).join("");

const braced = ({ role, id }: TagMark): string =>
  role === "opens" ? `{${id}}` : role === "closes" ? `{/${id}}` : `{${id}/}`;

/** A brace of the text, or a mark. */
const BRACE = /\{\{|\{(\/?)(t?\d{1,4})(\/?)\}/g;

function fromBraces(text: string): Inline {
  const parts: (string | TagMark)[] = [];
  let at = 0;
  for (const { 0: found, 1: closes, 2: id, 3: alone, index } of text.matchAll(BRACE)) {
    if (index > at) parts.push(text.slice(at, index));
    at = index + found.length;
    if (id === undefined) parts.push("{");
    else parts.push({ role: closes !== "" ? "closes" : alone !== "" ? "alone" : "opens", id });
  }
  if (at < text.length) parts.push(text.slice(at));
  return parts;
}

/** Columns that a translator's program may have made of it. */
const MOST_COLUMNS = 100;

/**
 * The paragraphs of such a file, as a spreadsheet saved it.
 * @throws {Problem} 400 with the line that is at fault
 */
export function readCsvFile(csv: string): ReadFile {
  const { rows } = csvRows(csv, {
    ...{ isHeading: () => false, columns: MOST_COLUMNS, none: says.noUnits },
    limit: { most: MOST_UNITS + 1, says: says.tooManyUnits },
  });
  const [head, ...lines] = rows;
  const columns = head && columnsOf(head.cells);
  if (!columns) throw fileFault(1, says.notOurTable);
  const least = Math.max(columns.id, columns.source, columns.translation) + 1;
  const cut = lines.find(
    ({ cells }) => cells.length < least || cells.slice(head.cells.length).some((cell) => cell !== ""),
  );
  if (cut) throw fileFault(cut.line, says.otherColumns);
  const [from, to] = [langOf(columns.from), langOf(columns.to)];
  if (!from || !to || from === to) throw fileFault(1, says.fileLanguages);
  if (lines.length === 0) throw fileFault(1, says.noUnits);
  const cell = (cells: readonly string[], at: number) => cells[at] ?? "";
  return {
    ...{ from, to },
    units: lines.map(({ cells, line }) => {
      const [written, translation] = [cell(cells, columns.id), cell(cells, columns.translation)];
      return {
        ...{ line, written, id: readId(written), label: cell(cells, columns.where) },
        source: wordsOf(fromBraces(cell(cells, columns.source))),
        target: translation.trim() === "" ? undefined : fromBraces(translation),
      };
    }),
  };
}

const wordsOf = (inline: Inline): string => inline.filter((part) => typeof part === "string").join("");

/** The positions of the columns, in whatever order a spreadsheet has put them. */
function columnsOf(headings: readonly string[]) {
  const at = (name: string) => headings.findIndex((heading) => heading.trim().split(" ")[0] === name);
  const [id, where, source, translation] = [at("id"), at("where"), at("source"), at("translation")];
  if (id < 0 || source < 0 || translation < 0) return undefined;
  const language = (column: number) => headings[column]?.trim().split(" ")[1];
  return { id, where, source, translation, from: language(source), to: language(translation) };
}
