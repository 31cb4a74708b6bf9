/** The three languages of the site, in the order in which every list shows them. */
export const LANGS = ["eng", "tra", "sim"] as const;

/** `eng` English, `tra` Traditional Chinese (Hong Kong), `sim` Simplified Chinese. */
export type Lang = (typeof LANGS)[number];

/** The same thing in each language. */
export type Localized<T = string> = Record<Lang, T>;

export const DEFAULT_LANG: Lang = "eng";

/** BCP 47 tags for `lang` and `hreflang` attributes and for `Intl`. */
export const LANG_TAG: Localized = { eng: "en", tra: "zh-Hant-HK", sim: "zh-Hans" };

/** What each language is called where there is room for a character or two. */
export const LANG_MARK: Localized = { eng: "EN", tra: "繁", sim: "简" };

/**
 * In which order a language is looked for in place of another: Chinese first in the other script, since one reads as
 * the other after conversion.
 */
export const FALLBACK_ORDER: Localized<readonly Lang[]> = {
  eng: ["eng", "tra", "sim"],
  tra: ["tra", "sim", "eng"],
  sim: ["sim", "tra", "eng"],
};

/** Whether `value` names one of the three languages. */
export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value);
}

/** Builds a value for every language, e.g. `localized(() => "")`. */
export function localized<T>(make: (lang: Lang) => T): Localized<T> {
  return { eng: make("eng"), tra: make("tra"), sim: make("sim") };
}
