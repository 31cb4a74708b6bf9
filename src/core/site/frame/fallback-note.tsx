import type { Shown } from "../../locale/fallback.server";
import { fill } from "../../locale/fill";
import type { Lang, Localized } from "../../locale/lang";
import { useLang, useWords } from "../../locale/lang-context";

const eng = {
  translated: "This text is not available in English. It is shown in {language}.",
  converted: "This text was converted automatically from {language}.",
};

const tra: typeof eng = {
  translated: "此內容未有繁體中文版本，現以{language}顯示。",
  converted: "此內容由{language}自動轉換。",
};

const sim: typeof eng = {
  translated: "此内容暂无简体中文版本，现以{language}显示。",
  converted: "此内容由{language}自动转换。",
};

/** Apart from the other public words, since scripts of pages download these. */
const fallbackWords: Localized<typeof eng> = { eng, tra, sim };

/** The name of each language in each language. */
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
