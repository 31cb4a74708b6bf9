import type { Localized } from "./lang";

/**
 * Each language in its own script: short as seen, whole as heard. What is heard holds what is seen as a word, so that
 * whoever steers by voice may say either (WCAG 2.5.3).
 */
export const LANG_NAMES: Localized<{ short: string; name: string }> = {
  eng: { short: "Eng", name: "English, Eng" },
  tra: { short: "繁體", name: "繁體中文" },
  sim: { short: "简体", name: "简体中文" },
};
