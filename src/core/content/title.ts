import { FALLBACK_ORDER, type Lang } from "../locale/lang";
import type { AnyContent, ContentList } from "./definition";

/** How an entry is called for people who read `lang`: in their language, else in another, else as one without a name. */
export function titleOf(type: ContentList, content: AnyContent, lang: Lang): string {
  const titles = FALLBACK_ORDER[lang].map((each) => type.title(content, each));
  return titles.find((title) => title !== "") ?? type.words[lang].untitled;
}
