import { useState } from "react";
import { isLang, type Lang, type Localized } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import type { Draft } from "../form/use-draft";

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

/** A form with a part of what it has in one language replaced. */
export function withPart<F extends Localized<object>>(form: F, lang: Lang, part: Partial<F[Lang]>): F {
  return { ...form, [lang]: { ...form[lang], ...part } };
}

/** What the fields of one language are given: their texts, and how these are changed. */
export function textsIn<F extends Localized<object>>(
  { form, setForm, errorsAt }: Pick<Draft<F>, "form" | "setForm" | "errorsAt">,
  lang: Lang,
) {
  return {
    lang,
    text: form[lang] as F[Lang],
    onChange: (part: Partial<F[Lang]>) => setForm((before) => withPart(before, lang, part)),
    errorsAt,
  };
}
