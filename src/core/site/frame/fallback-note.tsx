import type { Shown } from "../../locale/fallback.server";
import { fill } from "../../locale/fill";
import type { Lang } from "../../locale/lang";
import { useLang, useWords } from "../../locale/lang-context";
import { fallbackWords, LANGUAGE_NAMES } from "./words/fallback";

/** Says, in the reader's language, that a text is in another one or was converted. Nothing when it is neither. */
export function FallbackNote({ shown }: { shown: Shown }) {
  const lang = useLang();
  const words = useWords(fallbackWords);
  const source = shown.from ?? (shown.lang === lang ? undefined : shown.lang);
  if (!source || shown.text === "") return null;
  const sentence = shown.from ? words.converted : words.translated;
  return <p className="fallback-note">{fill(sentence, { language: languageName(source, lang) })}</p>;
}

function languageName(named: Lang, reader: Lang): string {
  return LANGUAGE_NAMES[reader][named];
}
