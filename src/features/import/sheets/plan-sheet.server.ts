import { createHash } from "node:crypto";
import type { SheetRow } from "../../../platform/csv/read-sheet.server";
import { LANGS, localized } from "../../../platform/locale/lang";
import {
  type ConvertContext,
  type ConvertedContent,
  fieldOf,
  isRecord,
  type JoinedContent,
  listOf,
  type OldRecord,
  type PlannedEntry,
} from "../convert/context";
import { dateIn } from "../convert/dates";
import { type Plan, planEntries } from "../convert/plan.server";
import type { Cell } from "../report";
import {
  type ColumnField,
  columnName,
  rowId,
  SHEET_FIELDS,
  type SheetMapping,
  type SheetType,
} from "./sheet-types";

/** The call of the old site by which the records of a type are listed, and the field of its answer. */
const CALLS: Readonly<Record<SheetType, readonly [call: string, list: string]>> = {
  news: ["newsByCat", "news"],
  donors: ["donors", "donors"],
  charityItems: ["charityItems", "items"],
  forms: ["getForms", "forms"],
};

/** Converts the rows of a sheet to entries: records as the old site's calls would list them, each with its row. */
export function planSheet(rows: readonly SheetRow[], mapping: SheetMapping): Plan {
  const records = rows.filter(({ row }) => row > mapping.headingRow);
  const heading = rows.find(({ row }) => row === mapping.headingRow);
  const plan = mapping.type === "donors" ? planDonors(records, mapping) : planList(records, mapping);
  return { ...plan, reports: [...plan.reports, ...columnsLeftOut(records, heading, mapping)] };
}

/** The columns with anything in them that are no field. */
function columnsLeftOut(
  records: readonly SheetRow[],
  heading: SheetRow | undefined,
  { type, columns }: SheetMapping,
): Plan["reports"] {
  const width = Math.max(0, ...records.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const first = columns[at] ? undefined : records.find(({ cells }) => (cells[at] ?? "") !== "");
    if (!first) return [];
    const cell = { row: (heading ?? first).row, column: columnName(at) };
    const name = heading?.cells[at] ?? "";
    return [{ reason: "columnLeftOut" as const, type, oldId: "", name, where: "", detail: "", cell }];
  });
}

function planList(rows: readonly SheetRow[], { type, columns }: SheetMapping): Plan {
  const byId = new Map<string, SheetRow>();
  const twice: Plan["reports"] = [];
  for (const row of rows) {
    const id = idOf(type, row);
    const first = byId.get(id);
    if (!first) byId.set(id, row);
    else
      twice.push({
        ...{ reason: "rowTwice", type, oldId: id, name: "", where: "" },
        ...{ detail: String(first.row), cell: { row: row.row } },
      });
  }
  const list = [...byId].map(([_id, row]) => ({ _id, ...recordOf(row, { type, columns }) }));
  const plan = planned(type, list);
  const entries = plan.entries.map((entry) => {
    const row = byId.get(entry.oldId);
    return row ? ofRow(entry, row, columns) : entry;
  });
  return { entries, reports: [...plan.reports, ...twice] };
}

const planned = (type: SheetType, list: readonly OldRecord[]): Plan => {
  const [call, field] = CALLS[type];
  return planEntries([{ call, body: { [field]: list } }]);
};

/** The identity of a row across runs: all its cells, whatever columns are imported. */
function idOf(type: SheetType, { cells }: SheetRow): string {
  const filled = cells.slice(0, cells.findLastIndex((cell) => cell !== "") + 1);
  return rowId(type, digestOf(filled));
}

const digestOf = (value: unknown): string =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);

/** The combined value of columns of the same field. */
function saidIn(
  { cells }: SheetRow,
  columns: readonly ColumnField[],
  field: ColumnField,
  between: string,
): string {
  return columns
    .flatMap((each, at) => (each === field ? [cells[at] ?? ""] : []))
    .filter((cell) => cell !== "")
    .join(between);
}

const YES = /^(?:true|yes|y|1|x|✓|✔|是|對|对)$/i;
/** What is between the names of files in a cell. */
const BETWEEN_FILES = /[\n;；、|,，]+/;

function recordOf(row: SheetRow, { type, columns }: Pick<SheetMapping, "type" | "columns">): OldRecord {
  const said = (field: ColumnField) => saidIn(row, columns, field, "\n\n");
  const shared = SHEET_FIELDS[type]
    .filter(({ perLang }) => !perLang)
    .map(({ name }) => [name, said(name)] as const)
    .filter(([, value]) => value !== "");
  const texts = SHEET_FIELDS[type].filter(({ perLang }) => perLang);
  const record: Record<string, unknown> = {
    ...Object.fromEntries(shared),
    ...localized((lang) => Object.fromEntries(texts.map(({ name }) => [name, said(`${lang}.${name}`)]))),
  };
  if (type === "news") return { ...record, starred: YES.test(said("starred")), ...dateOf(said("date")) };
  if (type === "charityItems")
    return {
      ...record,
      coverId: said("coverId")
        .split(BETWEEN_FILES)
        .map((name) => name.trim()),
    };
  return { ...record, originalFilename: said("pdfId").split(/[\\/]/).at(-1) };
}

/** Only a date that can be read: of another one the row says it itself. */
const dateOf = (said: string): OldRecord =>
  dateIn(said) === undefined ? { date: undefined } : { date: said };

/** An entry of a row, which names the cells of what it reports. */
function ofRow(entry: PlannedEntry, row: SheetRow, columns: readonly ColumnField[]): PlannedEntry {
  const date = entry.type === "news" ? saidIn(row, columns, "date", " ") : "";
  const isUnreadable = date !== "" && dateIn(date) === undefined;
  return {
    ...entry,
    cellOf: (where) => cellOf(row.row, columns, where),
    convert: (context) => {
      const undated = () =>
        isUnreadable
          ? context.report("dateUnreadable", "date", date.slice(0, LONGEST_DETAIL))
          : context.report("noDateInRow", "date");
      return entry.convert(reportingUndated(context, undated));
    },
  };
}

const LONGEST_DETAIL = 300;

/** A context that reports a row without a date in its own way: it has no old id that says its day. */
const reportingUndated = (context: ConvertContext, undated: () => void): ConvertContext => ({
  picture: (source, where) => context.picture(source, where),
  pdf: (source, where, filename) => context.pdf(source, where, filename),
  isOldMedia: (address) => context.isOldMedia(address),
  report: (reason, where, detail) =>
    reason === "noMoment" ? undated() : context.report(reason, where, detail),
});

/** The cell of a field of a record, as `eng.header` or `coverId.0`; of a field that no column is, the row alone. */
function cellOf(row: number, columns: readonly ColumnField[], where: string): Cell {
  const fits = (field: ColumnField) =>
    field !== "" && (where === field || where.startsWith(`${field}.`) || field.endsWith(`.${where}`));
  const at = where === "" ? -1 : columns.findIndex(fits);
  return at < 0 ? { row } : { row, column: columnName(at) };
}

/** The names of donors are one record: they are added to those that are here. */
function planDonors(rows: readonly SheetRow[], { type, columns }: SheetMapping): Plan {
  const cells = localized((lang) =>
    rows.flatMap((row) =>
      columns.flatMap((field, at) =>
        field === `${lang}.names`
          ? (row.cells[at] ?? "")
              .split("\n")
              .map((name) => ({ name: name.trim(), cell: { row: row.row, column: columnName(at) } }))
              .filter(({ name }) => name !== "")
          : [],
      ),
    ),
  );
  const names = localized((lang) => ({ names: cells[lang].map(({ name }) => name) }));
  const plan = planned(type, [{ _id: rowId(type, digestOf(names)), ...names }]);
  return {
    ...plan,
    entries: plan.entries.map((entry) => ({
      ...entry,
      joined: joinedDonors,
      cellOf: (where) => {
        const [lang, at] = where.split(".");
        const named = LANGS.find((each) => each === lang);
        return named && cells[named][Number(at)]?.cell;
      },
    })),
  };
}

const namesIn = (content: Readonly<Record<string, unknown>>, lang: string): readonly unknown[] => {
  const texts = fieldOf(content, lang);
  return isRecord(texts) ? listOf(fieldOf(texts, "names")) : [];
};

/**
 * The names of donors that are here, and behind them those of a sheet, each as often as the sheet has it more than is
 * here already. Undefined where it has none of these.
 */
function joinedDonors(
  added: ConvertedContent,
  here: Readonly<Record<string, unknown>>,
): JoinedContent | undefined {
  const missing = localized((lang) => {
    const counts = new Map<unknown, number>();
    for (const name of namesIn(here, lang)) counts.set(name, (counts.get(name) ?? 0) + 1);
    return namesIn(added, lang).filter((name) => {
      const count = counts.get(name) ?? 0;
      counts.set(name, count - 1);
      return count <= 0;
    });
  });
  if (LANGS.every((lang) => missing[lang].length === 0)) return undefined;
  return {
    whole: localized((lang) => ({ names: [...namesIn(here, lang), ...missing[lang]] })),
    added: localized((lang) => ({ names: missing[lang] })),
  };
}
