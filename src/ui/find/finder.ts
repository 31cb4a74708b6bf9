import type { Lang, Localized } from "../../platform/locale/lang";

/** Something that was found, and where it is. */
export interface Finding {
  to: string;
  name: string;
  /** All its names, in every language; by default `name` alone. */
  names?: readonly string[];
  /** A detail that distinguishes it from others of its name, as a day or an amount. */
  about?: string | undefined;
  /** True for the help of the screen, which is opened with it. */
  help?: boolean;
}

/** A search by somebody. */
export interface Search {
  words: string;
  /** Of the screen. */
  lang: Lang;
  /** Aborts once other words are looked for. */
  signal: AbortSignal;
  /** Whether texts contain each of the words, in any order, case and Chinese script. */
  standIn: (texts: readonly string[]) => boolean;
}

/** The answer of a finder. */
export interface Findings {
  /** All that was found, or the first of it. */
  findings: readonly Finding[];
  /** The total number of results; by default that of `findings`. */
  total?: number;
  /** True when there is more than `total` counts. */
  isMore?: boolean;
  /** The address of their list, narrowed by the same words; left out where it cannot be. */
  list?: string;
}

/** The finder of one feature's entries by name. */
export interface Finder {
  /** Their name together, as "News". */
  group: Localized;
  find: (search: Search) => Promise<Findings>;
}

/** Entries of one group that are shown. */
export const MOST_FOUND = 6;
