import type { Generated } from "kysely";
import type { Lang } from "../../platform/locale/lang";

/** The keys by which the title of an entry is compared, for people who read each language: see `collationKey`. */
export type TitleKeys = Record<`title_${Lang}`, string>;

/** The state of a stored revision: published, once published, or never published. */
export type StoredState = "published" | "draft";

/** An entry of any type: which of its revisions visitors get, which is the newest, and what lists need to know of both. */
export interface EntryRow extends TitleKeys {
  type: string;
  id: string;
  /** Number of its newest revision. */
  number: number;
  /** Number of the revision that visitors get; null while there is none. */
  published: number | null;
  /** Its place in the list, as visitors get it: what the order of its type compares, then its id. */
  sort: string;
  /** When the published revision was saved, ISO 8601, UTC; `""` if unknown. */
  changed: string;
  /** When the newest was saved, likewise. */
  saved: string;
  /**
   * JSON of the published revision's card, or of the newest one's while there is none; of a single record all
   * of it.
   */
  summary: string;
  /**
   * JSON of the newest revision's card for staff's lists, with its unpublished languages; null while it is
   * published.
   */
  newest: string | null;
  /** The edition of the program that derived its values: see {@link deriveEntries}. */
  derived: number;
  /** ISO 8601, UTC; null unless it is in the trash. */
  deleted_at: string | null;
}

/** An entry as saved, whole. Rows are only ever added; for scheduled ones see `changePlanned`. */
export interface RevisionRow {
  type: string;
  id: string;
  number: number;
  state: StoredState;
  author: string;
  /** ISO 8601, UTC. */
  at: string;
  /** JSON. */
  content: string;
}

/** A place in an entry in which a file is used. */
export interface MediaUseRow {
  type: string;
  id: string;
  media_id: string;
  /** Of the field, as in `eng.photoArray.0`. */
  path: string;
  /** The names that staff have for the entry and its list, to be searched: see {@link calledOf}. */
  words: string;
}

/** The columns that the program fills in when it derives; `""` until then. */
type SortedBy = "changed" | "saved" | keyof TitleKeys;

export type ContentTables = {
  entry: Omit<EntryRow, SortedBy | "newest"> &
    Record<SortedBy, Generated<string>> & { newest: Generated<string | null> };
  entry_version: RevisionRow;
  /** The parts of the list that an entry belongs to: see {@link waitingFacet} for those to which only its newest revision does. */
  entry_facet: { type: string; facet: string; sort: string; id: string };
  /** The files that an entry uses in what visitors get or in its newest revision, so that none in use can be deleted; of a deleted one, that it would again. */
  entry_media: MediaUseRow;
  /** The words of the newest revision of an entry, which staff search. Its runs of characters are indexed beside it. */
  entry_words: { key: Generated<number>; type: string; id: string; sort: string; words: string };
};
