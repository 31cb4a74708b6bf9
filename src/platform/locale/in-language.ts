import { isLang, LANGS, type Lang, type Localized, localized } from "./lang";

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
