import type { Problem } from "../../platform/http/problem";
import { DEFAULT_LANG, LANGS, type Localized } from "../../platform/locale/lang";
import { problemMessage } from "../../platform/locale/words/problems";
import { staffWords } from "../../platform/locale/words/staff";
import { type Reason, reasonWords } from "./convert/reasons";

/** A cell of a spreadsheet, as people find it there: its row, from 1, and the letters of its column. */
export interface Cell {
  row: number;
  column?: string;
}

/** Something that an import leaves out or changes. */
export interface ReportLine {
  /** The content type. */
  type: string;
  oldId: string;
  /** What people call it. */
  name: string;
  /** The field, as `eng.content`; `""` for all of it. */
  where: string;
  reason: Reason;
  detail: string;
  /** The cell, where the record was a row of a spreadsheet. */
  cell?: Cell;
}

/** How many records of a type come, are here already, and are left out. */
export interface TypeCount {
  type: string;
  fresh: number;
  known: number;
  leftOut: number;
  /** Of donors, whose names are one record: how many names come in each language. */
  names?: Localized<number>;
}

export interface ImportReport {
  isDryRun: boolean;
  counts: TypeCount[];
  /** Files that come, and those that are here already. */
  files: { fresh: number; known: number };
  lines: ReportLine[];
  /** Calls of the old site that did not answer, and why. */
  unanswered: string[];
}

/** Lines of a report that are named one by one where they say the same. */
const NAMED = 3;

/** Lines that say the same of many records, as that a category is not known: some of them, and how many there are. */
export interface LineGroup<Line> {
  named: readonly Line[];
  others: number;
}

/** The lines of a report, those that say the same as one group where the value at fault is the same too. */
export function groupLines<Line extends { reason: string; detail: string }>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  const same = Map.groupBy(lines, ({ reason, detail }) => `${reason} ${detail}`);
  return [...same.values()].flatMap((group) =>
    group.length > NAMED + 1 && group[0]?.detail
      ? [{ named: group.slice(0, NAMED), others: group.length - NAMED }]
      : group.map((line) => ({ named: [line], others: 0 })),
  );
}

/** Reasons for a change without any loss. */
const CHANGES_ONLY: readonly Reason[] = [
  "noDate",
  "noMoment",
  "noDateInRow",
  "traditionalInSimplified",
  "noHeader",
  "videoNotEmbedded",
  "madeSmaller",
  "languageTwice",
  "tooComplex",
  "frame",
  "noName",
  "dateUnreadable",
  "noPhoto",
];

/** Returns whether something of the old site was left out. */
export const leavesOut = ({ lines, unanswered }: ImportReport): boolean =>
  unanswered.length > 0 || lines.some(({ reason }) => !CHANGES_ONLY.includes(reason));

/** The report of an import as the command prints it. `nameOf` gives what a content type is called. */
export function reportText(
  { isDryRun, counts, files, lines, unanswered }: ImportReport,
  nameOf: (type: string) => string,
): string {
  const come = isDryRun ? "would come" : "came";
  const rows = [
    ...counts.map(({ type, ...each }) => ({ name: nameOf(type), ...each })),
    { name: "Files", ...files },
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    isDryRun ? "A dry run: nothing was changed." : "The content is here.",
    ...rows.map((row) => `  ${row.name.padEnd(width)}  ${numbers(row, come)}`),
    ...part("Calls of the old site that did not answer; run the import again later", unanswered),
    ...part("Left out or changed", linesText(lines, nameOf), lines.length),
  ].join("\n");
}

function numbers(
  { fresh, known, leftOut = 0, names }: Omit<TypeCount, "type" | "leftOut"> & { leftOut?: number },
  come: string,
): string {
  return [
    `${fresh} ${come}${names ? ` (${namesText(names)})` : ""}`,
    ...(known > 0 ? [`${known} here already`] : []),
    ...(leftOut > 0 ? [`${leftOut} left out`] : []),
  ].join(", ");
}

/** How many names there are in each language, as `names: 540 in English, 538 in Traditional Chinese`. */
function namesText(names: Localized<number>): string {
  const some = LANGS.filter((lang) => names[lang] > 0);
  return `names: ${some.map((lang) => `${names[lang]} in ${staffWords.eng[lang]}`).join(", ")}`;
}

const part = (title: string, lines: readonly string[], count = lines.length): string[] =>
  lines.length === 0 ? [] : [`${title} (${count}):`, ...lines.map((line) => `  ${line}`)];

const linesText = (lines: readonly ReportLine[], nameOf: (type: string) => string): string[] =>
  groupLines(lines).flatMap(({ named, others }) => [
    ...named.map((line) => lineText(line, nameOf)),
    ...(others > 0 ? [`  and ${others} more of which the same is true`] : []),
  ]);

function lineText(
  { type, oldId, name, where, reason, detail, cell }: ReportLine,
  nameOf: (type: string) => string,
) {
  const kind = nameOf(type);
  const parts = cell
    ? [kind, `row ${cell.row}`, cell.column && `column ${cell.column}`, name && `“${name}”`]
    : [`${kind} ${oldId}`.trim(), name && `“${name}”`, where];
  const place = parts.filter(Boolean).join(", ");
  return `${place}: ${reasonWords.eng[reason]}${detail === "" ? "" : ` ${shortened(detail)}`}`;
}

/** A refusal as the command prints it: for each invalid field, or as a whole. */
export function problemText({ says, details: { errors = [] } }: Problem): string {
  const all = errors.length > 0 ? errors.map((each) => each.says) : [says];
  return all.map((each) => problemMessage(DEFAULT_LANG, each)).join(" ");
}

/** Characters of what the old site says, so that a line stays one. */
const LONGEST = 300;

function shortened(detail: string): string {
  const line = detail.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line;
}
