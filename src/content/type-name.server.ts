import type { Lang, Localized } from "../platform/locale/lang";
import type { ContentType } from "./definition";

type Named = ContentType & { words: Localized<{ one?: string; list?: string; title?: string }> };

/** The name for staff of a list's entry, or of a record. */
export function nameOfType(type: ContentType, lang: Lang): string {
  const { one, list, title } = (type as Named).words[lang];
  return one ?? list ?? title ?? type.name;
}
