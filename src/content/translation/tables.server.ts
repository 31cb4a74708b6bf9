import type { Lang, Localized } from "../../platform/locale/lang";
import type { TranslationState } from "./states";

/** The state of one text of an entry in each language. Follows from the entry and its marks. */
export interface TranslationRow extends Localized<TranslationState> {
  type: string;
  id: string;
  /** Of its field, without a language. */
  path: string;
  /** Its rank among all: by where visitors meet it. */
  rank: string;
}

export type TranslationTables = {
  translation: TranslationRow;
  /** The number of texts of a type that are in these states. */
  translation_count: Localized<TranslationState> & { type: string; number: number };
  /** The paragraphs of the source that a language has not been brought in line with; no row where there are none. */
  translation_mark: { type: string; id: string; path: string; lang: Lang; marks: string };
};
