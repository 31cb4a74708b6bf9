import { LANGS, localized } from "../../../core/locale/lang";
import type { NoteContent } from "../contract";

/** Dotted paths of the fields of a note. */
export const FIELDS = [
  "coverId",
  ...LANGS.flatMap((lang) => [`${lang}.author`, `${lang}.details`, `${lang}.content`]),
];

/** A note with nothing in it. */
export function emptyNote(): NoteContent {
  return { coverId: null, ...localized(() => ({ author: "", details: "", content: "" })) };
}

/** A language is complete when visitors find both an author and a text in it. */
export function completeness(note: NoteContent) {
  return localized((lang) => note[lang].author.trim() !== "" && note[lang].content.trim() !== "");
}
