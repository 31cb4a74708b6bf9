import { type Lang, type Localized, localized } from "../../../core/locale/lang";
import { typedName } from "../../../core/staff/list/typed-name";

/** The headers of a news item, in each language. */
export function headersOf(item: Localized<{ header: string }>): Localized {
  return localized((lang) => item[lang].header);
}

/** The header in `lang`, else in the first language that has one, else `none`. */
export function headerOf(item: Localized<{ header: string }>, lang: Lang, none: string): string {
  return typedName(headersOf(item), lang, none);
}
