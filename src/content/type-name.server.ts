import type { Lang, Localized } from "../platform/locale/lang";
import type { ContentType } from "./definition";

type Named = ContentType & { words: Localized<{ one?: string; list?: string; title?: string }> };

/** The name for staff of one of a list, or of what there is one of. */
export function nameOfType(type: ContentType, lang: Lang): string {
  const { one, list, title } = (type as Named).words[lang];
  return one ?? list ?? title ?? type.name;
}
