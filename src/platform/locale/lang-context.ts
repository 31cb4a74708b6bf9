import { createContext, useContext } from "react";
import { DEFAULT_LANG, type Lang, type Localized, otherLang } from "./lang";

/** A page's language, and the prefix of its links (`""` or `"/tra"`). */
export interface Locale {
  lang: Lang;
  prefix: string;
}

export const LocaleContext = createContext<Locale>({ lang: DEFAULT_LANG, prefix: "" });

/** Language and link prefix of the page being rendered. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Language of the page being rendered. */
export function useLang(): Lang {
  return useContext(LocaleContext).lang;
}

/** Returns the `lang` attribute of a text; none when it is in the language of the page. */
export function useOtherLang(): (text: { lang: Lang }) => string | undefined {
  const lang = useLang();
  return (text) => otherLang(text, lang);
}

/** A feature's own words in the language of the page; they live in the `words.ts` of its folder. */
export function useWords<Words>(words: Localized<Words>): Words {
  return words[useLang()];
}
