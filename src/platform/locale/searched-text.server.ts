import { inOneScript } from "./one-script.server";
import { searchText, wordsIn } from "./search-text";

/** Texts in their form for every search of staff: see `searchText`, with both Chinese scripts as one. */
export function searchedText(texts: readonly string[]): string {
  return inOneScript(searchText(texts));
}

/**
 * Normalises a name for comparing: the same for Chan Tai Man and Tai Man CHAN, and for both Chinese scripts.
 */
export const nameKey = (name: string): string => searchWords(name).toSorted().join(" ");

/** The words of a search, in the same form. */
export function searchWords(typed: string): string[] {
  return wordsIn(inOneScript(typed));
}
