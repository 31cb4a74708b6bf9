import { createRequire } from "node:module";
import { oneScriptBy, searchText, wordsIn } from "./search-text";

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

const require = createRequire(import.meta.url);

let convert: ((text: string) => string) | undefined;

/** A text in one form for both Chinese scripts: see {@link oneScriptBy}. */
export function inOneScript(text: string): string {
  convert ??= oneScriptBy(tableOf("TSCharacters"), tableOf("HKVariantsRev"));
  return convert(text);
}

function tableOf(name: "TSCharacters" | "HKVariantsRev"): string {
  return (require(`opencc-js/dict/${name}`) as { default: string }).default;
}
