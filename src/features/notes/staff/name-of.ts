import { type Lang, type Localized, localized } from "../../../core/locale/lang";
import { typedName } from "../../../core/staff/list/typed-name";
import type { NoteContent } from "../contract";

/** The author of a note, in each language. */
export function authorsOf(note: NoteContent): Localized {
  return localized((lang) => note[lang].author);
}

/** The author in `lang`, else in the first language that has one, else `none`. */
export function nameOf(note: NoteContent, lang: Lang, none: string): string {
  return typedName(authorsOf(note), lang, none);
}
