import { AsyncLocalStorage } from "node:async_hooks";
import { otherScript, type Script } from "../lang";
import { inCharactersOf } from "./scripts.server";
import type { KnownTerm } from "./term";
import { type FindTerms, termIndex } from "./term-index.server";

/** A sentence with its end mark, or the break between lines. */
const SENTENCE = /[^。！？!?\n]*[。！？!?]+[」』”’）)]*|[^。！？!?\n]+|\n+/g;

/**
 * The sentences of a text, each with its end mark, and the breaks between its lines; joined they are the
 * text.
 */
export const sentencesOf = (text: string): string[] => text.match(SENTENCE) ?? [];

/** The cache key of a sentence: on one line, without white space around it. */
export const sentenceKey = (sentence: string): string =>
  sentence.normalize("NFC").replaceAll(/\s+/g, " ").trim();

/** A text in the other script, and the entries of the glossary that acted. */
export interface Converted {
  text: string;
  entries: KnownTerm[];
}

/** Sentences that staff have accepted, by their {@link sentenceKey} in the script that they are converted from. */
export type Remembered = ReadonlyMap<string, string>;

/** Placeholder for what is converted already, from Unicode's private use area, which is never typed. */
const MARK = "\uE000";

const NOTHING: Remembered = new Map();

/** Converts between the Chinese scripts by a glossary. */
export interface Converter {
  /** A plain text; accepted conversions take precedence over the glossary. */
  text(text: string, to: Script, remembered?: Remembered): Converted;
  /** HTML: its words and those of `alt` and `title`; everything else stays to the letter. */
  html(html: string, to: Script, remembered?: Remembered): Converted;
}

/** A tag or comment, or the words before the next one. */
const PART = /<!--[\s\S]*?-->|<\/?[a-zA-Z](?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+|</g;
const IS_TAG = /^<./s;
/** An attribute whose value people read. */
const READ_ALOUD = /(\s(?:alt|title)\s*=\s*)("[^"]*"|'[^']*')/gi;

/** @param terms the glossary; of two that say the same, the first counts */
export function converterBy(terms: readonly KnownTerm[]): Converter {
  const indexes = new Map<Script, FindTerms>();
  const findIn = (from: Script): FindTerms => {
    const known = indexes.get(from) ?? termIndex(terms, from);
    indexes.set(from, known);
    return known;
  };

  const converting = (to: Script, remembered: Remembered) => {
    const instead: string[] = [];
    const acted = new Set<KnownTerm>();
    const find = findIn(otherScript(to));

    /** A sentence with a mark in the place of each term, whose wording is added to `instead`. */
    const withoutTerms = (sentence: string): string => {
      let text = "";
      let last = 0;
      for (const match of find(sentence)) {
        text += sentence.slice(last, match.start) + MARK;
        instead.push(match.instead);
        if (match.term) acted.add(match.term);
        last = match.end;
      }
      return text + sentence.slice(last);
    };

    const accepted = (part: string): string | undefined => {
      const known = remembered.size === 0 ? undefined : remembered.get(sentenceKey(part));
      if (known === undefined) return undefined;
      instead.push(known);
      return around(part, MARK);
    };

    const marked = (text: string): string =>
      accepted(text) ??
      sentencesOf(text)
        .map((sentence) => accepted(sentence) ?? withoutTerms(sentence))
        .join("");

    /** All characters are converted at once, which takes a fraction of the time that each sentence for itself does. */
    const finish = (all: string): Converted => {
      let next = 0;
      const text = inCharactersOf(to, all).replaceAll(MARK, () => instead[next++] ?? "");
      return { text, entries: [...acted] };
    };
    const setAside = (text: string): string => {
      instead.push(text);
      return MARK;
    };
    return { marked, finish, setAside, acted };
  };

  const text: Converter["text"] = (given, to, remembered = NOTHING) => {
    const { marked, finish } = converting(to, remembered);
    return finish(marked(given.replaceAll(MARK, "")));
  };

  const html: Converter["html"] = (given, to, remembered = NOTHING) => {
    const { marked, finish, setAside, acted } = converting(to, remembered);
    const readAloud = (_: string, name: string, value: string) => {
      const converted = text(value, to, remembered);
      for (const entry of converted.entries) acted.add(entry);
      return name + converted.text;
    };
    const parts = given.replaceAll(MARK, "").match(PART) ?? [];
    return finish(
      parts
        .map((part) => (IS_TAG.test(part) ? setAside(part.replaceAll(READ_ALOUD, readAloud)) : marked(part)))
        .join(""),
    );
  };

  return { text, html };
}

/** A text in the place of another, with the white space around that. */
const around = (text: string, instead: string): string =>
  /^\s*/.exec(text)?.[0] + instead + (/\S(\s*)$/.exec(text)?.[1] ?? "");

const current = new AsyncLocalStorage<Converter>();
const byCharacters = converterBy([]);

/** The converter of the site whose page is being rendered; elsewhere one without a glossary. */
export const siteConverter = (): Converter => current.getStore() ?? byCharacters;

/** Does something, such as rendering a page, with this as the {@link siteConverter}. */
export const convertingBy = <Result>(converter: Converter, act: () => Result): Result =>
  current.run(converter, act);
