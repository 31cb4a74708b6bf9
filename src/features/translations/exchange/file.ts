import type { Lang } from "../../../platform/locale/lang";
import type { Inline } from "./tags";
import type { UnitId } from "./unit-id";

/** Paragraphs that a file may have. */
export const MOST_UNITS = 5000;

/** The state of a paragraph in the language that is wanted. */
export type UnitState = "missing" | "stale" | "draft" | "reviewed";

/** A paragraph as written in a file for a translator. */
export interface FileUnit {
  id: UnitId;
  /** The name of its field, as staff say it. */
  label: string;
  source: Inline;
  /** Empty where there is nothing yet. */
  target: Inline;
  state: UnitState;
  /** The terms of the glossary in it, in both languages. */
  terms: readonly { from: string; to: string }[];
}

/** The paragraphs of an entry in such a file. */
export interface FileEntry {
  type: string;
  id: string;
  /** Its name, as staff say it. */
  name: string;
  units: readonly FileUnit[];
}

/** A file for a translator. */
export interface TranslationFile {
  from: Lang;
  to: Lang;
  entries: readonly FileEntry[];
}

/** A paragraph of a file that came back. */
export interface ReadUnit {
  /** The line of the file on which it begins. */
  line: number;
  /** Undefined where the file has another name than those that were given out. */
  id: UnitId | undefined;
  /** Its name as written in the file, and what the file calls it. */
  written: string;
  label: string;
  /** The words of the source, as the file has them. */
  source: string;
  /** Undefined where nothing was translated. */
  target: Inline | undefined;
}

/** A file that came back. */
export interface ReadFile {
  from: Lang;
  to: Lang;
  units: readonly ReadUnit[];
}
