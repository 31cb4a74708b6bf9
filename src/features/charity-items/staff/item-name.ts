import { LANGS, type Localized } from "../../../core/locale/lang";

/** The English name, else that of the first language that has one, else `none`. */
export function itemName(item: Localized<{ name: string }>, none: string): string {
  const lang = LANGS.find((each) => item[each].name !== "");
  return lang ? item[lang].name : none;
}
