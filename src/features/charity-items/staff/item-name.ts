import { type Lang, type Localized, localized } from "../../../core/locale/lang";
import { typedName } from "../../../core/staff/list/typed-name";

/** The names of a charity item, in each language. */
export function namesOf(item: Localized<{ name: string }>): Localized {
  return localized((lang) => item[lang].name);
}

/** The name in `lang`, else in the first language that has one, else `none`. */
export function itemName(item: Localized<{ name: string }>, lang: Lang, none: string): string {
  return typedName(namesOf(item), lang, none);
}
