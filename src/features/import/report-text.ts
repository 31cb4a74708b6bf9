import type { Problem } from "../../platform/http/problem";
import { DEFAULT_LANG, LANGS, type Localized } from "../../platform/locale/lang";
import { problemMessage } from "../../platform/locale/words/problems";
import { staffWords } from "../../platform/locale/words/staff";
import { reasonWords } from "./convert/reasons";
import { groupLines, type ImportReport, type ReportLine, type TypeCount } from "./report";

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
