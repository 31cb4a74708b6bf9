import { LANGS, type Lang, type Localized, localized } from "../../platform/locale/lang";
import { type Mark, marksAfter, marksSettled } from "./marks";
import { type EntryText, isSaid } from "./texts";
import { hasWords } from "./words";

/** The states of a text in a language, by how much attention they need. */
export const STATES = ["missing", "stale", "draft", "reviewed"] as const;
export type TranslationState = (typeof STATES)[number];

/** The work that a list can be narrowed to: a language in which entries lack something, or are behind. */
export const NEEDS = LANGS.flatMap((lang) => [`${lang}-missing`, `${lang}-stale`] as const);
export type Need = (typeof NEEDS)[number];

/** The needs of an entry in these states. */
export const needsIn = (states: Localized<TranslationState>): Need[] =>
  NEEDS.filter((need) => LANGS.some((lang) => need === `${lang}-${states[lang]}`));

/** In which order a language is looked for as the source of a text: staff write Traditional first. */
const SOURCES: readonly Lang[] = ["tra", "eng", "sim"];

/** The language that the others of a text follow; undefined where none says anything. */
export const sourceOf = ({ in: said }: EntryText): Lang | undefined =>
  SOURCES.find((lang) => isSaid(said[lang]));

/** The words of a text in a language, paragraph by paragraph. */
export const wordsIn = (text: EntryText, lang: Lang): string[] => text.in[lang].map((each) => each.text);

/** The marks of a text in each language; the source has none. */
export type Marks = Localized<readonly Mark[]>;

export const NO_MARKS: Marks = localized(() => []);

/** The marks of a text after a save, from `before` to `after`; none for a text that is new. */
export function marksOfSave(marks: Marks, before: EntryText | undefined, after: EntryText): Marks {
  const [former, source] = [before && sourceOf(before), sourceOf(after)];
  if (!before || !former || !source) return NO_MARKS;
  const change = (lang: Lang) => ({ before: wordsIn(before, lang), after: wordsIn(after, lang) });
  const paragraphs = wordsIn(after, source);
  return localized((lang) => {
    if (lang === source || lang === former) return [];
    const followed =
      former === source
        ? isChanged(change(source))
          ? marksAfter(marks[lang], change(source))
          : marks[lang]
        : marksOfOther(marks[lang], paragraphs);
    return isChanged(change(lang)) ? marksSettled(followed, paragraphs, change(lang)) : followed;
  });
}

const isChanged = ({ before, after }: Record<"before" | "after", readonly string[]>) =>
  before.length !== after.length || before.some((text, at) => text !== after[at]);

/** The marks where another language became the source: who was behind the former is behind all of it. */
const marksOfOther = (marks: readonly Mark[], paragraphs: readonly string[]): Mark[] =>
  marks.length === 0 ? [] : paragraphs.map((_, at) => ({ at, former: [], isGone: false }));

/** The marks of a language with text; one without text is missing. */
export function staleMarks(text: EntryText, marks: readonly Mark[], lang: Lang): readonly Mark[] {
  if (!text.isAligned) return isSaid(text.in[lang]) ? marks : [];
  return marks.filter(({ at, isGone }) => isGone || hasWords(text.in[lang][at]?.text ?? ""));
}

/** The paragraphs of the source that have nothing beside them in a language. */
export function missingIn(text: EntryText, lang: Lang): number[] {
  const source = sourceOf(text);
  if (!source || source === lang) return [];
  const said = text.in[lang];
  const isMissing = (at: number) => {
    if (text.isAligned) return !hasWords(said[at]?.text ?? "");
    return text.isPlaced ? !said.some(({ field }) => field === text.in[source][at]?.field) : !isSaid(said);
  };
  return text.in[source].flatMap(({ text: words }, at) => (hasWords(words) && isMissing(at) ? [at] : []));
}

/** What is known of the translation of a text besides its words. */
export interface TranslationFacts {
  marks: Marks;
  /** The languages that lack nothing though they may have no words, as one in which a form is not offered. */
  complete?: Localized<boolean> | undefined;
  /** The languages whose text is not published yet. */
  drafts?: Localized<boolean> | undefined;
}

/** The state of a text in each language. */
export function statesOf(
  text: EntryText,
  { marks, complete, drafts }: TranslationFacts,
): Localized<TranslationState> {
  return localized((lang) => {
    if (!complete?.[lang] && missingIn(text, lang).length > 0) return "missing";
    if (staleMarks(text, marks[lang], lang).length > 0) return "stale";
    return drafts?.[lang] ? "draft" : "reviewed";
  });
}

/**
 * How much attention text in these states needs: 0 where it is missing or outdated, 1 for a draft, 2 for
 * none.
 */
export function needOf(states: readonly TranslationState[]): 0 | 1 | 2 {
  if (states.includes("missing") || states.includes("stale")) return 0;
  return states.includes("draft") ? 1 : 2;
}

/** The state of a whole entry in each language: the one of its texts that needs most attention. */
export function stateOfAll(
  texts: readonly Localized<TranslationState>[],
  complete: Localized<boolean>,
): Localized<TranslationState> {
  return localized((lang) => {
    if (!complete[lang]) return "missing";
    return STATES.find((state) => texts.some((text) => text[lang] === state)) ?? "reviewed";
  });
}
