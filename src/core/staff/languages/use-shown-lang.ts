import { useState } from "react";
import { isLang, type Lang } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";

/** The language that a path of a form or a request names, as in `tra.header` or `parts.2.content.tra`. */
export function langOfPath(path: string): Lang | undefined {
  return path.split(".").find(isLang);
}

/** The language on show where there is no room for all three, at first the reader's own. */
export function useShownLang() {
  const [shownLang, setShownLang] = useState<Lang>(useLang());
  return {
    shownLang,
    setShownLang,
    /** Shows the language that a path names; one that names none changes nothing. */
    reveal: (path: string) => setShownLang(langOfPath(path) ?? shownLang),
  };
}
