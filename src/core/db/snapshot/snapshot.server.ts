import type { Ask } from "../schema.server";

/** A value that both engines keep, as JSON has it. Times are ISO 8601. */
export type Value = string | number | boolean | null;

export type Row = Record<string, Value>;

/** The database as it was at one moment, however long the reading takes and whatever is written meanwhile. */
export interface Snapshot {
  ask: Ask;
  /** All rows of a table in the order of its first column, some at a time. */
  rows(table: string): AsyncGenerator<Row[]>;
}

/** Rows that are read at once. */
export const BATCH = 200;

/** The order in which a table's rows are read: by its first columns, of which no key has more than four. */
export const rowOrder = (columns: number): string => [1, 2, 3, 4].slice(0, columns).join(", ");
