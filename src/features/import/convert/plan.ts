import type { OldAnswer, PlannedEntry, RecordReport } from "./context";

/** The entries that the records of an old site become, by all of its answers, and what the joining of its lists leaves out. */
export function planEntries(_answers: readonly OldAnswer[]): {
  entries: PlannedEntry[];
  reports: RecordReport[];
} {
  return { entries: [], reports: [] };
}
