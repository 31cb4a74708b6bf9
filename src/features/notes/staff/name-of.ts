import { LANGS, type Lang } from "../../../core/locale/lang";
import type { Note } from "../contract";

/** The author in `lang`, else in the first language that has one, else `none`. */
export function nameOf(note: Note, lang: Lang, none: string): string {
  const found = [lang, ...LANGS].find((each) => note[each].author !== "");
  return found ? note[found].author : none;
}
