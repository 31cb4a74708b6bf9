import type { Lang } from "../../../platform/locale/lang";

/** Content types of which spreadsheets can be imported. */
export const SHEET_TYPES = ["news", "donors", "charityItems", "forms"] as const;
export type SheetType = (typeof SHEET_TYPES)[number];

const ROW = "sheet ";

/** The identity of a row across runs, in the place of an old id, by the digest of what it says. */
export const rowId = (type: SheetType, digest: string): string => `${ROW}${type} ${digest}`;

/** Returns whether an old id is that of a row, which never had an address. */
export const isRowId = (oldId: string): boolean => oldId.startsWith(ROW);

/** A field of a type: one for all languages, or one for each. */
export interface SheetField {
  name: string;
  perLang: boolean;
}

const all = (name: string): SheetField => ({ name, perLang: false });
const each = (name: string): SheetField => ({ name, perLang: true });

/** The fields that a column of a spreadsheet can be, by what the converters of records call them. */
export const SHEET_FIELDS: Readonly<Record<SheetType, readonly SheetField[]>> = {
  news: [
    ...[all("date"), each("header"), each("content"), each("description"), all("category")],
    ...[all("coverId"), each("video"), all("starred")],
  ],
  donors: [each("names")],
  charityItems: [each("name"), all("price"), each("tag"), each("desc"), all("coverId"), all("order")],
  forms: [each("formValue"), all("pdfId"), all("lang")],
};

/** The field of a column: `date`, `eng.header`, or `""` where it is left out. */
export type ColumnField = string;

export const columnField = ({ name, perLang }: SheetField, lang: Lang): ColumnField =>
  perLang ? `${lang}.${name}` : name;

/** The mapping of a spreadsheet's columns to fields. */
export interface SheetMapping {
  /** The name of the sheet; `""` of a CSV file. */
  sheet: string;
  type: SheetType;
  /** The number of the row that names the columns; 0 where none does. Those above it are no records. */
  headingRow: number;
  /** The field of each column, from the first. */
  columns: ColumnField[];
}

/** The letters by which a spreadsheet calls a column, from 0. */
export function columnName(at: number): string {
  const last = String.fromCharCode("A".charCodeAt(0) + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}
