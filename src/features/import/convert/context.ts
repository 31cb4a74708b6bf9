import type { Lang } from "../../../platform/locale/lang";
import type { Cell } from "../report";
import type { Reason } from "./reasons";

/** What the conversion of one old record needs from the run. */
export interface ConvertContext {
  /**
   * The id in the library of a picture by its public id, its address or a `data:` address; undefined when it cannot
   * come, which the context itself reports.
   * @param where the field of the record, as `eng.content`
   */
  picture(source: string, where: string): Promise<string | undefined>;
  /** The same for a PDF. */
  pdf(source: string, where: string, originalFilename?: string): Promise<string | undefined>;
  /** Returns whether an address in a text is that of a file of the old site's media host. */
  isOldMedia(address: string): boolean;
  /** Adds a line to the report: what was left out or changed, where in the record, and details in its own words. */
  report(reason: Reason, where: string, detail?: string): void;
}

/** An answer of the old site: the call below `/api`, as `newsByCat`, and the JSON that it gave. */
export interface OldAnswer {
  call: string;
  body: unknown;
}

/** Content of a type in the shape of the content API. */
export type ConvertedContent = Readonly<Record<string, unknown>>;

/** What a record and the content here are together, and what of it is new. */
export interface JoinedContent {
  whole: ConvertedContent;
  added: ConvertedContent;
}

/** A line of the report that is added when lists are joined. */
export interface RecordReport {
  reason: Reason;
  type: string;
  oldId: string;
  name: string;
  where: string;
  detail: string;
  /** The cell, where the record was a row of a spreadsheet. */
  cell?: Cell;
}

/** A path on the old site, and the language in which it had something there. */
export interface OldAddress {
  path: string;
  lang: Lang;
}

/** An entry converted from an old record. Entries of a type come in the order in which they have to be created. */
export interface PlannedEntry {
  /** The content type. */
  type: string;
  /** The id on the old site; of a record that has none there, something that is the same in each run. */
  oldId: string;
  /** Its name, for the report. */
  name: string;
  /** Paths on the old site that lead to it, as `/2019/05/walk`. */
  oldAddresses?: readonly OldAddress[];
  /** The cell of a field, where the record was a row of a spreadsheet. */
  cellOf?(where: string): Cell | undefined;
  /**
   * Of a record that staff may have saved before, the content that both are together, in place of leaving it out;
   * undefined where nothing of it is new.
   */
  joined?(content: ConvertedContent, here: Readonly<Record<string, unknown>>): JoinedContent | undefined;
  /** The content to publish; undefined where nothing comes, which it has reported. Never throws for what a record says. */
  convert(context: ConvertContext): Promise<ConvertedContent | undefined>;
}

/** A record of the old site, of unknown shape. */
export type OldRecord = Readonly<Record<string, unknown>>;

const NONE: OldRecord = {};

/** Returns whether a value is a record, and no list. */
export const isRecord = (value: unknown): value is OldRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The field of a record; undefined of one that it only inherits, as `constructor`. */
export const fieldOf = (record: OldRecord, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Returns a value as a list: empty for nothing, else with one element. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null || value === "" ? [] : [value];
}

const isBlankValue = (value: unknown): boolean => value === undefined || value === null || value === "";

/** A field that should be a record, as the texts of a language; one without fields where it is something else. */
export function innerRecord(
  record: OldRecord,
  name: string,
  { report }: Pick<ConvertContext, "report">,
): OldRecord {
  const value = fieldOf(record, name);
  if (isRecord(value)) return value;
  if (!isBlankValue(value)) report("wrongShape", name);
  return NONE;
}

/** Invisible characters that no database takes: control characters, lone surrogates, and byte order marks. */
const UNSEEN = /[^\P{Cc}\t\n\r]|\uFEFF/gu;

/** The characters of a text that can be stored. */
export const storable = (text: string): string => text.toWellFormed().replace(UNSEEN, "");

/** Returns a value as text: numbers converted, `""` for anything else. */
export function textOf(value: unknown, where: string, { report }: Pick<ConvertContext, "report">): string {
  if (typeof value === "string") return storable(value);
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (value !== undefined && value !== null && value !== false) report("wrongShape", where);
  return "";
}

/** A text as long as a field takes; the report says where its end was left out. */
export function within(
  text: string,
  most: number,
  where: string,
  { report }: Pick<ConvertContext, "report">,
): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most).toWellFormed();
  const words = cut.replace(/\s+\S*$/, "");
  const shortened = words.length > most / 2 ? words : cut.replace(/\uFFFD$/, "");
  report("tooLong", where, text.slice(shortened.length, shortened.length + LONGEST_DETAIL).trim());
  return shortened.trimEnd();
}

const LONGEST_DETAIL = 300;

/** As many of a list as a field takes; the report says how many there were. */
export function atMost<T>(
  all: readonly T[],
  most: number,
  where: string,
  { report }: Pick<ConvertContext, "report">,
): T[] {
  if (all.length > most) report("tooMany", where, String(all.length));
  return all.slice(0, most);
}

/** Fields that a database adds to each record. */
const OF_THE_DATABASE = ["_id", "id", "__v", "createdAt", "updatedAt"];
const MOST_LINES = 10;
const LONGEST_VALUE = 200;

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  value === false ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Reports fields that say something, and for which there is no place here. */
export function reportUnknown(
  record: OldRecord,
  known: readonly string[],
  { report }: Pick<ConvertContext, "report">,
  path = "",
): void {
  const unknown = Object.keys(record).filter(
    (name) => !known.includes(name) && !OF_THE_DATABASE.includes(name) && !isBlank(record[name]),
  );
  for (const name of unknown.slice(0, MOST_LINES)) report("fieldUnknown", path + name, shown(record[name]));
  if (unknown.length > MOST_LINES) report("fieldUnknown", path, `${unknown.length}`);
}

function shown(value: unknown): string {
  if (typeof value === "string") return value.slice(0, LONGEST_VALUE);
  return typeof value === "object" ? "" : String(value);
}
