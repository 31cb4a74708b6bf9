import type { Localized } from "./lang";

/** Each language in its own script: short as seen, whole as heard. */
export const LANG_NAMES: Localized<{ short: string; name: string }> = {
  eng: { short: "Eng", name: "English" },
  tra: { short: "繁體", name: "繁體中文" },
  sim: { short: "简体", name: "简体中文" },
};
