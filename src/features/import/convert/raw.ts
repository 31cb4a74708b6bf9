import type { ConvertContext } from "./context";

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
