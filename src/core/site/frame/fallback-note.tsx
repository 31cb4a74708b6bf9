import type { Shown } from "../../locale/fallback.server";
import { fill } from "../../locale/fill";
import type { Lang, Localized } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { useWords } from "../../locale/use-words";
import { fallbackWords } from "./fallback-words";

/** How each language is called in each language. */
const LANGUAGE_NAMES: Localized<Localized> = {
  eng: { eng: "English", tra: "Traditional Chinese", sim: "Simplified Chinese" },
  tra: { eng: "英文", tra: "繁體中文", sim: "簡體中文" },
  sim: { eng: "英文", tra: "繁体中文", sim: "简体中文" },
};

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
