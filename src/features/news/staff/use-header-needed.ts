import { useState } from "react";
import { CallError } from "../../../core/api/client";
import { LANGS, type Lang } from "../../../core/locale/lang";
import type { SubmitDraft } from "../../../core/staff/form/use-draft";
import type { NewsForm } from "./draft";

/**
 * `submit` for a form that shows `lang`. A header in one language is enough, and where there is none the API names
 * the English one: here it is asked for where somebody is writing, and `isNeeded` says that any would do.
 */
export function useHeaderNeeded(submit: SubmitDraft<NewsForm>, lang: Lang) {
  const [isNeeded, setNeeded] = useState(false);
  const submitIn: SubmitDraft<NewsForm> = (form) => {
    const hasNone = LANGS.every((each) => form[each].header.trim() === "");
    setNeeded(hasNone);
    return submit(form).catch((error: unknown) => {
      throw hasNone ? asHeaderIn(lang, error) : error;
    });
  };
  return { submitIn, isNeeded };
}

/** What the API says of the English header, said of that in `lang`. */
function asHeaderIn(lang: Lang, error: unknown): unknown {
  if (!(error instanceof CallError)) return error;
  const pathOf = (path: string) => (path === "news.eng.header" ? `news.${lang}.header` : path);
  const errors = error.errors.map(({ path, message }) => ({ path: pathOf(path), message }));
  return new CallError(error.status, error.message, errors);
}
