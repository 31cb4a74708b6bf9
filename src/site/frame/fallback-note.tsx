import type { Shown } from "../../platform/locale/fallback.server";
import { fill, LANG_TAG, type Lang, useLang } from "../../platform/locale/lang";
import { fallbackWords, LANGUAGE_NAMES } from "./words/fallback";

/**
 * Says, in the reader's language, which may differ from that of the surroundings, that a text is in another
 * language or was converted. Nothing when it is neither.
 */
export function FallbackNote({ shown }: { shown: Shown }) {
  const lang = useLang();
  const source = shown.from ?? (shown.lang === lang ? undefined : shown.lang);
  if (!source || shown.text === "") return null;
  return (
    <p className="fallback-note" lang={LANG_TAG[lang]}>
      {fallbackSentence(source, lang, shown.from !== undefined)}
    </p>
  );
}

/** The same as a sentence: that readers of a language are shown another one, or what was converted from it. */
export function fallbackSentence(source: Lang, reader: Lang, isConverted: boolean): string {
  const { converted, translated } = fallbackWords[reader];
  return fill(isConverted ? converted : translated, { language: LANGUAGE_NAMES[reader][source] });
}
