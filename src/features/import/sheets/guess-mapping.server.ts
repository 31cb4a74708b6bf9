import type { SheetRow } from "../../../platform/csv/read-sheet.server";
import { LANGS, type Lang } from "../../../platform/locale/lang";
import { languageOf } from "../convert/languages.server";
import { type Heading, isPerLang, readHeading } from "./headings";
import { type ColumnField, SHEET_TYPES, type SheetMapping, type SheetType } from "./sheet-types";

/** Rows among which that of the headings is. */
const BEGINNING = 10;
/** Rows that are read to detect the language of a column. */
const SAMPLES = 30;

/** Words in the name of a file or sheet, or a heading, that reveal its content. */
const NAMED: readonly (readonly [RegExp, SheetType])[] = [
  [/donor|捐款|捐贈|捐赠|善長|善长|鳴謝|鸣谢/i, "donors"],
  [/item|bazaar|義賣|义卖/i, "charityItems"],
  [/form|表格/i, "forms"],
  [/news|消息|新聞|新闻|活動|活动/i, "news"],
];

/** Fields that distinguish a type from the others, which have titles and names too. */
const TELLING: Readonly<Record<SheetType, readonly string[]>> = {
  news: ["date", "content", "category", "video"],
  donors: [],
  charityItems: ["price", "tag"],
  forms: ["pdfId", "lang"],
};

/**
 * What the columns of a sheet are, by the row that names them and what is below.
 * @param name that of the file and the sheet
 * @param type where somebody has said it
 */
export function guessMapping(
  rows: readonly SheetRow[],
  name: string,
  type?: SheetType,
): Omit<SheetMapping, "sheet"> {
  const types = type ? [type] : SHEET_TYPES;
  const beginning = rows.slice(0, BEGINNING);
  const width = Math.max(0, ...beginning.map(({ cells }) => cells.length));
  const all = types.flatMap((each) =>
    beginning.map((row) => ({ type: each, row, score: scoreOf(row, each, name) })),
  );
  const best = all.reduce((one, other) => (other.score > one.score ? other : one), {
    ...{ type: type ?? typeNamed(name) ?? (width > 3 ? "news" : "donors"), row: undefined, score: 0 },
  } as { type: SheetType; row: SheetRow | undefined; score: number });
  const { row } = best;
  const below = rows.filter((each) => !row || each.row > row.row).slice(0, SAMPLES);
  return {
    type: best.type,
    headingRow: row?.row ?? 0,
    columns: row ? namedColumns(row, best.type, below, width) : unnamedColumns(best.type, below, width),
  };
}

const typeNamed = (name: string): SheetType | undefined => NAMED.find(([each]) => each.test(name))?.[1];

/** The score of a row as the header of a type. */
function scoreOf({ cells }: SheetRow, type: SheetType, name: string): number {
  const found = cells.map((cell) => readHeading(cell, type)).filter(({ fit }) => fit > 0);
  const fields = new Map<string, number>();
  for (const { name: field = "", fit } of found) fields.set(field, Math.max(fit, fields.get(field) ?? 0));
  // A sentence has a word of some field in it, but is no heading.
  if (found.length === 0 || ![...fields.values()].some((fit) => fit === 2)) {
    if (found.length < 2) return 0;
  }
  const telling = TELLING[type].filter((field) => fields.has(field)).length;
  const sum = [...fields.values()].reduce((total, fit) => total + fit, 0);
  const named = [name, cells.join(" ")].filter((said) => typeNamed(said) === type).length;
  return sum + 2 * telling + 3 * named + found.length / 100;
}

function namedColumns(row: SheetRow, type: SheetType, below: readonly SheetRow[], width: number) {
  const headings = Array.from({ length: width }, (_, at) => readHeading(row.cells[at] ?? "", type));
  const columns: ColumnField[] = headings.map(() => "");
  // What names its field exactly is served before what only has its word in it.
  const order = headings
    .map((_, at) => at)
    .sort((one, other) => fitAt(headings, other) - fitAt(headings, one));
  for (const at of order)
    columns[at] = columnOf(headings[at], { type, samples: samplesOf(below, at), taken: columns });
  return columns;
}

const fitAt = (headings: readonly Heading[], at: number): number => headings[at]?.fit ?? 0;

const samplesOf = (rows: readonly SheetRow[], at: number): string =>
  rows.map(({ cells }) => cells[at] ?? "").join(" ");

function columnOf(
  heading: Heading | undefined,
  { type, samples, taken }: { type: SheetType; samples: string; taken: readonly ColumnField[] },
): ColumnField {
  const name = heading?.name;
  if (heading === undefined || name === undefined) return "";
  if (!isPerLang(type, name)) return taken.includes(name) && name !== "coverId" ? "" : name;
  const wanted = langOf(heading, samples);
  const free = [wanted, ...LANGS].find((lang) => !taken.includes(`${lang}.${name}`));
  // A language that was said is not another one.
  if (free === undefined || (heading.lang !== undefined && heading.lang !== "chinese" && free !== wanted))
    return "";
  return `${free}.${name}`;
}

function langOf({ lang }: Heading, samples: string): Lang {
  if (lang !== undefined && lang !== "chinese") return lang;
  const found = languageOf(samples);
  return lang === "chinese" && found === "eng" ? "tra" : found;
}

/** Without headings only donors' names are recognised, a column for each language. */
function unnamedColumns(type: SheetType, below: readonly SheetRow[], width: number): ColumnField[] {
  const columns: ColumnField[] = Array.from({ length: width }, () => "");
  if (type !== "donors") return columns;
  for (const at of columns.keys()) {
    const samples = samplesOf(below, at);
    const lang = languageOf(samples);
    if (/\p{L}/u.test(samples) && !columns.includes(`${lang}.names`)) columns[at] = `${lang}.names`;
  }
  return columns;
}
