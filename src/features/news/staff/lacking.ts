import { LANGS, type Lang, type Localized } from "../../../core/locale/lang";

/** The languages in which visitors do not find both a header and a text of a news item. */
export function lackingOf(item: Localized<{ header: string; preview: string }>): Lang[] {
  return LANGS.filter((lang) => item[lang].header === "" || item[lang].preview === "");
}
