import { LANG_TAG, LANGS, type Lang, type Localized, useLang } from "../../platform/locale/lang";
import { Phrase } from "../../platform/locale/phrase";

/** The language of a text that readers of `lang` are shown: their own, else the first that has one. */
export function typedLang(texts: Localized, lang: Lang): Lang | undefined {
  return [lang, ...LANGS].find((each) => texts[each] !== "");
}

/** A name that was typed in up to three languages, as people who read `lang` call it; `none` when it is empty. */
export function typedName(texts: Localized, lang: Lang, none: string): string {
  const found = typedLang(texts, lang);
  return found ? texts[found] : none;
}

/** The same on a screen, with its language marked. */
export function TypedName({ texts, none }: { texts: Localized; none: string }) {
  const lang = useLang();
  const shown = typedLang(texts, lang) ?? lang;
  return (
    <span lang={LANG_TAG[shown]}>
      <Phrase text={typedName(texts, lang, none)} lang={shown} />
    </span>
  );
}
