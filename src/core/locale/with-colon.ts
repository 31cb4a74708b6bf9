import type { Lang } from "./lang";

/** "Label: text" as the language writes it; the Chinese colon brings its own space. */
export const withColon = (lang: Lang, label: string, text = ""): string =>
  label + (lang === "eng" ? ": " : "：") + text;
