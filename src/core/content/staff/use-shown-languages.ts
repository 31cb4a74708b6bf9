import { useState } from "react";
import { LANGS, type Lang } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";

/** Which language is written in, and which stands beside it where there is room. */
export interface ShownLanguages {
  written: Lang;
  /** Undefined for none. */
  beside: Lang | undefined;
  write: (lang: Lang) => void;
  putBeside: (lang: Lang | undefined) => void;
  /** Shows the language of what is at fault; undefined changes nothing. */
  reveal: (lang: Lang | undefined) => void;
}

const KEY = "kapok-language-beside";

/** The one beside that was chosen last in this browser; where nobody has, the next to the reader's own. */
function rememberedBeside(): Lang | "none" | undefined {
  const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  return kept === "none" ? "none" : LANGS.find((lang) => lang === kept);
}

const another = (lang: Lang): Lang => (lang === "tra" ? "eng" : "tra");

/** The languages that a form shows: at first the reader's own, and beside it the one chosen last. */
export function useShownLanguages(): ShownLanguages {
  const [written, setWritten] = useState<Lang>(useLang());
  const [chosen, setChosen] = useState(rememberedBeside);
  const beside =
    chosen === "none" ? undefined : chosen === undefined || chosen === written ? another(written) : chosen;
  return {
    written,
    beside,
    write: setWritten,
    putBeside: (lang) => {
      const kept = lang ?? "none";
      localStorage.setItem(KEY, kept);
      setChosen(kept);
    },
    reveal: (lang) => {
      if (lang && lang !== beside) setWritten(lang);
    },
  };
}
