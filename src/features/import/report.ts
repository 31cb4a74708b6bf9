import type { Localized } from "../../platform/locale/lang";
import type { Reason } from "./convert/reasons";

/** A cell of a spreadsheet, as people find it there: its row, from 1, and the letters of its column. */
export interface Cell {
  row: number;
  column?: string;
}

/** Something that an import leaves out or changes. */
export interface ReportLine {
  /** The content type. */
  type: string;
  oldId: string;
  /** What people call it. */
  name: string;
  /** The field, as `eng.content`; `""` for all of it. */
  where: string;
  reason: Reason;
  detail: string;
  /** The cell, where the record was a row of a spreadsheet. */
  cell?: Cell;
}

/** How many records of a type come, are here already, and are left out. */
export interface TypeCount {
  type: string;
  fresh: number;
  known: number;
  leftOut: number;
  /** Of donors, whose names are one record: how many names come in each language. */
  names?: Localized<number>;
}

export interface ImportReport {
  isDryRun: boolean;
  counts: TypeCount[];
  /** Files that come, and those that are here already. */
  files: { fresh: number; known: number };
  lines: ReportLine[];
  /** Calls of the old site that did not answer, and why. */
  unanswered: string[];
}

/** Lines of a report that are named one by one where they say the same. */
const NAMED = 3;

/** Lines that say the same of many records, as that a category is not known: some of them, and how many there are. */
export interface LineGroup<Line> {
  named: readonly Line[];
  others: number;
}

/** The lines of a report, those that say the same as one group where the value at fault is the same too. */
export function groupLines<Line extends { reason: string; detail: string }>(
  lines: readonly Line[],
): LineGroup<Line>[] {
  const same = Map.groupBy(lines, ({ reason, detail }) => `${reason} ${detail}`);
  return [...same.values()].flatMap((group) =>
    group.length > NAMED + 1 && group[0]?.detail
      ? [{ named: group.slice(0, NAMED), others: group.length - NAMED }]
      : group.map((line) => ({ named: [line], others: 0 })),
  );
}

/** Reasons for a change without any loss. */
const CHANGES_ONLY: readonly Reason[] = [
  "noDate",
  "noMoment",
  "noDateInRow",
  "traditionalInSimplified",
  "noHeader",
  "videoNotEmbedded",
  "madeSmaller",
  "languageTwice",
  "tooComplex",
  "frame",
  "noName",
  "dateUnreadable",
  "noPhoto",
];

/** Returns whether something of the old site was left out. */
export const leavesOut = ({ lines, unanswered }: ImportReport): boolean =>
  unanswered.length > 0 || lines.some(({ reason }) => !CHANGES_ONLY.includes(reason));
