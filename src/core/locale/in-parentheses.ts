import type { Lang } from "./lang";

/** "Label (note)" as the language writes it; the Chinese parentheses bring their own space. */
export const inParentheses = (lang: Lang, note: string | number): string =>
  lang === "eng" ? ` (${note})` : `（${note}）`;
