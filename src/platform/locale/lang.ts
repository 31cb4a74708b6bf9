import { createContext, useContext } from "react";

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

/**
 * Puts values into the `{name}` parts of a sentence. Chinese sentences have a space around them for names in Latin
 * letters and for numbers; a Chinese value stands without.
 */
export function fill(sentence: string, values: Record<string, string | number>): string {
  return sentence.replaceAll(/ ?\{(\w+)\} ?/g, (whole, name: string, at: number) => {
    const value = values[name];
    if (value === undefined) return whole;
    const text = String(value);
    const isJoined = (left: string | undefined, right: string | undefined) =>
      CHINESE.test(left ?? "") && CHINESE.test(right ?? "");
    const start = whole.startsWith(" ") && !isJoined(sentence[at - 1], text[0]) ? " " : "";
    const end = whole.endsWith(" ") && !isJoined(text.at(-1), sentence[at + whole.length]) ? " " : "";
    return `${start}${text}${end}`;
  });
}

/** A Chinese character, or a mark of Chinese punctuation. */
const CHINESE = /[\p{Script=Han}\u3001-\u301f\uff01-\uff1f]/u;

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

/** Texts of any shape in one language: where the shape has a text in three, this has that one. */
export type InLanguage<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Localized
    ? string
    : T extends readonly (infer Each)[]
      ? InLanguage<Each>[]
      : { -readonly [Name in keyof T]: InLanguage<T[Name]> };

/** The same shape with each of its texts in three languages. */
export type InAllLanguages<T> = T extends string
  ? Localized
  : T extends object
    ? { [Name in keyof T]: InAllLanguages<T[Name]> }
    : T;

/** The texts of any shape in each language. */
export function inEachLanguage<T>(texts: T): Localized<InLanguage<T>> {
  return localized((lang) => inLanguage(texts, lang) as InLanguage<T>);
}

function inLanguage(texts: unknown, lang: Lang): unknown {
  if (typeof texts !== "object" || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((each) => inLanguage(each, lang));
  if (isLocalized(texts)) return texts[lang];
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, inLanguage(each, lang)]));
}

const isLocalized = (texts: object): texts is Localized =>
  Object.keys(texts).length === LANGS.length && Object.keys(texts).every(isLang);

/** Paragraphs as one text, with an empty line between them. */
export const joinedParagraphs = (paragraphs: readonly Localized[]): Localized =>
  localized((lang) => paragraphs.map((paragraph) => paragraph[lang]).join("\n\n"));

/** The paragraphs of a text, separated by empty lines. */
export const paragraphsIn = (text: string): string[] => text.split(/\n{2,}/).filter(Boolean);

/** A page's language, and the prefix of its links (`""` or `"/tra"`). */
export interface Locale {
  lang: Lang;
  prefix: string;
}

export const LocaleContext = /* @__PURE__ */ createContext<Locale>({ lang: DEFAULT_LANG, prefix: "" });

/** Language and link prefix of the page being rendered. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Language of the page being rendered. */
export function useLang(): Lang {
  return useContext(LocaleContext).lang;
}

/** Returns the `lang` attribute of a text; none when it is in the language of the page. */
export function useOtherLang(): (text: { lang: Lang }) => string | undefined {
  const lang = useLang();
  return (text) => otherLang(text, lang);
}

/** A feature's own words in the language of the page; they live in the `words.ts` of its folder. */
export function useWords<Words>(words: Localized<Words>): Words {
  return words[useLang()];
}
