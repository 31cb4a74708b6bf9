import { useLang } from "./lang-context";
import { type SiteWords, siteWords } from "./words/public";

/** The words of the public site in the language of the page. */
export function useSiteWords(): SiteWords {
  return siteWords(useLang());
}
