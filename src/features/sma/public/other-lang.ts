import { LANG_TAG, type Lang } from "../../../core/locale/lang";

/** The `lang` attribute of a text, where it is in another language than the page. */
export function otherLang(text: { lang: Lang }, page: Lang): string | undefined {
  return text.lang === page ? undefined : LANG_TAG[text.lang];
}
