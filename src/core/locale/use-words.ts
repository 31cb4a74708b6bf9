import type { Localized } from "./lang";
import { useLang } from "./lang-context";

/** A feature's own words in the language of the page; they live in the `words.ts` of its folder. */
export function useWords<Words>(words: Localized<Words>): Words {
  return words[useLang()];
}
