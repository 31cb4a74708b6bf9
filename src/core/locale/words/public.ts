import type { Lang } from "../lang";
import { useLang } from "../lang-context";
import { publicEng } from "./public.eng";
import { publicSim } from "./public.sim";
import { publicTra } from "./public.tra";

/** The shape of the English words with any text in it: a missing translation does not compile. */
type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };

export type SiteWords = Words<typeof publicEng>;

const messages: Record<Lang, SiteWords> = { eng: publicEng, tra: publicTra, sim: publicSim };

/** The words of the public site in one language. */
export function siteWords(lang: Lang): SiteWords {
  return messages[lang];
}

/** The words of the public site in the language of the page. */
export function useSiteWords(): SiteWords {
  return siteWords(useLang());
}
