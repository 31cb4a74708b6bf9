import { SEARCH_WORDS } from "../../charity/search-words";
import { LANGS, type Lang, type Localized } from "../../platform/locale/lang";
import { piecesOf, tokensOf } from "./pieces.server";
import { STOP_STEMS } from "./stop-words";

/** Synonyms: for each spelling, the terms that occur where it is used. */
export type Meaning = readonly (readonly string[])[];

/** Synonyms in one language or another. */
export interface Synonyms {
  /** The meaning of pieces side by side; undefined where they are no word of the lists. */
  of(forms: readonly string[]): Meaning | undefined;
  /** Every synonym, as written in one language or more, by its pieces with spaces between. */
  readonly sayings: ReadonlyMap<string, readonly { lang: Lang; text: string }[]>;
  /** The most pieces of one. */
  readonly longest: number;
}

/** The most spellings that count as synonyms of one thing. */
const MOST_WAYS = 12;
/** Pieces of a saying that people would look for; longer ones are sentences. */
const LONGEST_SAYING = 14;

/** Joins pieces, so that two phrases can be compared. */
const keyOf = (forms: readonly string[]): string => forms.join(" ");

interface Saying {
  key: string;
  terms: readonly string[];
}

/** @param terms what means the same in three languages, as the glossary has it */
export function synonymsOf(terms: readonly Localized[]): Synonyms {
  const sayings = new Map<string, Saying>();
  const texts = new Map<string, { lang: Lang; text: string }[]>();
  const groups = new Groups();
  for (const term of [...SEARCH_WORDS, ...terms]) {
    const said = LANGS.flatMap((lang) => term[lang].split("|").map((text) => ({ lang, text: text.trim() })));
    const own = said.flatMap((each) => {
      const saying = sayingOf(each.text);
      if (!saying) return [];
      texts.set(saying.key, [...(texts.get(saying.key) ?? []), each]);
      return [saying];
    });
    for (const each of own) if (!sayings.has(each.key)) sayings.set(each.key, each);
    groups.join(own.map(({ key }) => key));
  }
  const meanings = new Map(
    [...sayings.keys()].map((key) => {
      const terms = groups.of(key).map((each) => sayings.get(each)?.terms ?? []);
      return [key, terms];
    }),
  );
  return {
    of: (forms) => meanings.get(keyOf(forms)),
    sayings: texts,
    longest: LONGEST_SAYING,
  };
}

function sayingOf(said: string): Saying | undefined {
  if (said === "" || said.includes("…")) return undefined;
  const pieces = piecesOf(said);
  const forms = pieces.map(({ form }) => form);
  const isNothing = forms.every((form) => STOP_STEMS.has(form));
  if (isNothing || forms.length > LONGEST_SAYING) return undefined;
  return { key: keyOf(forms), terms: termsOf(said) };
}

/** The index terms of some words: pairs of Chinese characters, a single one alone, other words by themselves. */
export function termsOf(text: string): string[] {
  const pieces = piecesOf(text);
  const tokens = tokensOf(pieces, text);
  const paired = new Set(tokens.flatMap(({ from, to }) => (to - from > 1 ? [from, to - 1] : [])));
  const telling = tokens.filter(({ from, to }) => to - from > 1 || !paired.has(from));
  const terms = [...new Set(telling.map(({ term }) => term))];
  const strong = terms.filter((term) => !STOP_STEMS.has(term));
  return strong.length > 0 ? strong : terms;
}

/** Groups of keys that mean the same, joined where they share one. */
class Groups {
  readonly #groups = new Map<string, Set<string>>();

  join(keys: readonly string[]): void {
    const joined = new Set(keys.flatMap((key) => [...(this.#groups.get(key) ?? [key])]));
    // Else a word of many meanings would make one of all of them.
    const all = joined.size > MOST_WAYS ? keys.filter((key) => !this.#groups.has(key)) : [...joined];
    const group = new Set(all);
    for (const key of group) this.#groups.set(key, group);
  }

  of(key: string): string[] {
    return [...(this.#groups.get(key) ?? [key])].sort();
  }
}
