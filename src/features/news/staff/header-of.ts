import { LANGS, type Lang, type Localized } from "../../../core/locale/lang";

/** The header in `lang`, else in the first language that has one, else `none`. */
export function headerOf(item: Localized<{ header: string }>, lang: Lang, none: string): string {
  const found = [lang, ...LANGS].find((each) => item[each].header !== "");
  return found ? item[found].header : none;
}
