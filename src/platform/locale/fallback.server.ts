import { converted } from "./conversion/ahead.server";
import { siteConverter } from "./conversion/converter.server";
import type { Script } from "./lang";
import { FALLBACK_ORDER, type Lang, type Localized } from "./lang";

/** A text as a reader gets it: `lang` is the language it is in, `from` the one that it was converted from. */
export interface Shown {
  text: string;
  lang: Lang;
  from?: Lang;
}

/** A text, plain or rich, in the other script: by the site's glossary, as staff see it when they convert. */
const convert = (text: string, to: Script): string => converted(siteConverter(), text, to);

/**
 * The text to show a reader of `lang`: that language's own, else the other Chinese script converted, else
 * English, else any language; an empty text when there is none. The fallback is never stored.
 */
export function shownText(texts: Localized, lang: Lang): Shown {
  const { value: text, ...rest } = shownBlock(texts, lang, {
    has: (value) => value !== "",
    mapTexts: (value, map) => map(value),
  });
  return { text, ...rest };
}

/**
 * A block of content that belongs together, such as a list, as a reader gets it: never half in one language, half in
 * another.
 */
export interface ShownBlock<T> {
  value: T;
  lang: Lang;
  /** The language that it was converted from. */
  from?: Lang | undefined;
}

interface BlockRules<T> {
  /** Whether a language has something of its own to show. */
  has: (value: T) => boolean;
  /** Returns the block with each of its texts mapped by `map`. */
  mapTexts: (value: T, map: (text: string) => string) => T;
}

/** The block to show a reader of `lang`, chosen as {@link shownText} chooses a text. */
export function shownBlock<T>(blocks: Localized<T>, lang: Lang, rules: BlockRules<T>): ShownBlock<T> {
  const source = shownLang(lang, (candidate) => rules.has(blocks[candidate]));
  const value = blocks[source];
  if (source === lang) return { value, lang };
  if (lang === "eng" || source === "eng") return { value, lang: source };
  return { value: rules.mapTexts(value, (text) => convert(text, lang)), lang, from: source };
}

/** The language whose version a reader of `lang` gets: the first in fallback order that `has` one. */
export function shownLang(lang: Lang, has: (candidate: Lang) => boolean): Lang {
  return FALLBACK_ORDER[lang].find(has) ?? lang;
}
