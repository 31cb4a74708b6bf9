import type { Lang } from "../../../platform/locale/lang";
import type { Inline } from "./tags";

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

/** The name of a paragraph in a file: what it is of, and what both languages said when the file was made. */
export interface UnitId {
  type: string;
  id: string;
  path: string;
  at: number;
  /** The hash of its words in the source. */
  source: string;
  /** The hash of what the translation said, as stored; `-` of none. */
  target: string;
}

const SHAPE = /^([^/\s]+)\/([^/\s]+)\/([^/\s]+)\/(\d{1,6})\/([\w-]+)\.([\w-]+)$/;

/** The name as written in a file: `news/0192…/content/3/5dQ….x1…`. */
export const writtenId = ({ type, id, path, at, source, target }: UnitId): string =>
  `${type}/${id}/${path}/${at}/${source}.${target}`;

/** The name that a file has; undefined where it is none. */
export function readId(written: string): UnitId | undefined {
  const [, type, id, path, at, source, target] = SHAPE.exec(written.trim()) ?? [];
  if (!type || !id || !path || !at || !source || !target) return undefined;
  return { type, id, path, at: Number(at), source, target };
}
