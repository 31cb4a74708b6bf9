/** The three languages of the site, in the order in which every list shows them. */
export const LANGS = ["eng", "tra", "sim"] as const;

/** `eng` English, `tra` Traditional Chinese (Hong Kong), `sim` Simplified Chinese. */
export type Lang = (typeof LANGS)[number];

/** A language that is written in Chinese: Hong Kong's, or that of the Mainland. */
export type Script = Exclude<Lang, "eng">;

export const otherScript = (script: Script): Script => (script === "tra" ? "sim" : "tra");

/** The same thing in each language. */
export type Localized<T = string> = Record<Lang, T>;

export const DEFAULT_LANG: Lang = "eng";

/** BCP 47 tags for `lang` and `hreflang` attributes and for `Intl`. */
export const LANG_TAG: Localized = { eng: "en", tra: "zh-Hant-HK", sim: "zh-Hans" };

/** The `lang` attribute of a text, where it is in another language than the page. */
export const otherLang = (text: { lang: Lang }, page: Lang): string | undefined =>
  text.lang === page ? undefined : LANG_TAG[text.lang];

/**
 * The fallback order of languages: Chinese first in the other script, since one can be converted to the
 * other.
 */
export const FALLBACK_ORDER: Localized<readonly Lang[]> = {
  eng: ["eng", "tra", "sim"],
  tra: ["tra", "sim", "eng"],
  sim: ["sim", "tra", "eng"],
};

/** Whether `value` is one of the three languages. */
export function isLang(value: unknown): value is Lang {
  return LANGS.some((lang) => lang === value);
}

/** Builds a value for every language, e.g. `localized(() => "")`. */
export function localized<T>(make: (lang: Lang) => T): Localized<T> {
  return { eng: make("eng"), tra: make("tra"), sim: make("sim") };
}

/** Puts values into the `{name}` parts of a sentence. */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * Each language in its own script: short as seen, whole as heard. What is heard contains what is seen as a
 * word, so that users of voice control may say either (WCAG 2.5.3).
 */
export const LANG_NAMES: Localized<{ short: string; name: string }> = {
  eng: { short: "Eng", name: "English, Eng" },
  tra: { short: "繁體", name: "繁體中文" },
  sim: { short: "简体", name: "简体中文" },
};

/** Seconds. */
const ONE_YEAR = 60 * 60 * 24 * 365;

/**
 * The cookie that stores a choice of language, as a `Set-Cookie` header or `document.cookie`; `secure` where
 * visitors come by https.
 */
export function langCookie(lang: Lang, secure: boolean): string {
  return `lang=${lang}; Path=/; Max-Age=${ONE_YEAR}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
