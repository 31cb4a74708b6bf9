import * as z from "zod";

/** Lines that one import takes, so that others do not wait long to save. */
export const LINES_AT_ONCE = 1000;

/** Characters of a file. */
export const LARGEST_CSV = 900_000;

/** The input of an import: the text of a CSV file, and whether lines at fault are left out. */
export const CsvImport = z.object({
  csv: z.string().min(1).max(LARGEST_CSV),
  skip: z.boolean().default(false),
});

const count = z.number().int();

/** The answer of an import. */
export const CsvImported = z.object({
  message: z.literal("success"),
  added: count,
  changed: count,
  /** Lines that duplicate existing ones. */
  same: count,
  /** The lines that were left out, by their numbers. */
  skipped: z.array(count),
});
export type CsvImported = z.output<typeof CsvImported>;
