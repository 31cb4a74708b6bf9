import type { ImportPreview } from "../contract";
import type { GuessedSheet } from "./open-sheet.server";

/** Values that are shown of a column, and characters of each. */
const SAMPLES = 3;
const LONGEST = 60;

/** A sheet as shown for mapping: each column with its heading and a few values. */
export function sheetPreview({
  names,
  rows,
  mapping,
}: GuessedSheet): Omit<Extract<ImportPreview, { kind: "sheet" }>, "kind"> {
  const { headingRow } = mapping;
  const heading = rows.find(({ row }) => row === headingRow);
  const below = rows.filter(({ row }) => row > headingRow);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => ({
    heading: shortened(heading?.cells[at] ?? ""),
    samples: below
      .flatMap(({ cells }) => cells[at] || [])
      .slice(0, SAMPLES)
      .map(shortened),
  }));
  const fields = columns.map((_, at) => mapping.columns[at] ?? "");
  return {
    ...{ names: [...names], rows: below.length, firstRow: rows[0]?.row ?? 1 },
    mapping: { ...mapping, columns: fields },
    columns,
  };
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST).toWellFormed()}…` : line;
}
