import { createRequire } from "node:module";
import { otherScript, type Script } from "../lang";
import { companiesIn, peopleIn } from "./people.server";
import { inCharactersOf } from "./scripts.server";
import type { KnownTerm } from "./term";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The length from which a term is hardly ever a combination of the ends of other words, in characters. */
const UNMISTAKABLE = 4;

const HAN = /\p{sc=Han}/u;

/**
 * Characters that a segmenter joins to a word beside them, and that are words themselves: 會上載至 is no 會上 and 載至.
 */
const BEFORE = new Set("會可已將不請要並再也由用未能應須需都才又或為以把被讓您我們他她");
const AFTER = new Set("至到了過後前時等給");

/**
 * Decides which parts of a sentence are words, so that 的士 is found in 乘的士到 and not in 同事的士氣. A part is none
 * where another word begins in it and continues beyond it; one that begins or ends a longer word, as 巴士 in
 * 巴士站, is one, unless it is a single character, as 及 in 普及, or is joined there to no more than one of {@link
 * BEFORE} and {@link AFTER}. The sentence is split with the first query.
 */
function wordEdges(sentence: string): Edges {
  let segments: Intl.Segments | undefined;
  const around = (at: number) => {
    segments ??= segmenter.segment(sentence);
    const { index, segment } = segments.containing(at) ?? { index: at, segment: "" };
    return { from: index, to: index + segment.length };
  };
  const isHan = (at: number) => HAN.test(sentence.charAt(at));
  const isWord = (start: number, end: number) => {
    if (end - start >= UNMISTAKABLE) return true;
    const whole = { from: start, to: end };
    const left = start > 0 && isHan(start - 1) ? around(start) : whole;
    const right = end < sentence.length && isHan(end) ? around(end - 1) : whole;
    const begins = left.from === start;
    const ends = right.to === end;
    if ((begins && ends) || end - start === 1) return begins && ends;
    if (begins ? right.from <= start : ends && left.to >= end) return true;
    const mayBegin = begins || (left.from === start - 1 && BEFORE.has(sentence.charAt(start - 1)));
    const mayEnd = ends || (right.to === end + 1 && AFTER.has(sentence.charAt(end)));
    return mayBegin && mayEnd;
  };
  const isSingle = (at: number) => {
    const { from, to } = around(at);
    return from === at && (to === at + 1 || !isHan(at + 1) || to > at + 2);
  };
  return { isWord, isSingle };
}

interface Edges {
  isWord: (start: number, end: number) => boolean;
  /** Whether the character at a position is a word of its own. */
  isSingle: (at: number) => boolean;
}

const require = createRequire(import.meta.url);

/** A term in a text, by its place there. */
interface Match {
  start: number;
  end: number;
  /** Undefined for the name of a person or company that is in no glossary. */
  term: KnownTerm | undefined;
  /** The term in the other script. */
  instead: string;
}

interface Key {
  key: string;
  term: KnownTerm;
  instead: string;
}

interface Variants {
  usual: ReadonlyMap<string, string>;
  any: RegExp;
}

let variants: Variants | undefined;

/** Hong Kong's variants with the usual character for each, as 裡 for 裏. */
function readVariants(): Variants {
  const { default: table } = require("opencc-js/dict/HKVariantsRev") as { default: string };
  const pairs = [...table.split("|"), "裏 裡"].map((entry) => entry.split(" "));
  const usual = new Map(pairs.map(([variant = "", [first = ""] = ""]) => [variant, first]));
  return { usual, any: new RegExp(`[${[...usual.keys()].join("")}]`, "gu") };
}

/** A text in which each variant is the usual character, since both are written. */
function unified(text: string): string {
  variants ??= readVariants();
  const { usual, any } = variants;
  return text.replaceAll(any, (variant) => usual.get(variant) ?? variant);
}

/**
 * Finds terms of the glossary in sentences of `from`: names first, as a word within one is not converted,
 * then the longest, where they are words.
 */
export type FindTerms = (sentence: string) => Match[];

/** Terms by their first character, the longest first. */
type Index = ReadonlyMap<string, readonly Key[]>;

/** @param terms the glossary; of two that say the same, the first counts */
export function termIndex(terms: readonly KnownTerm[], from: Script): FindTerms {
  const acting = from === "tra" ? terms : terms.filter(({ keep, both }) => keep || both);
  const names = indexOf(
    acting.filter(({ keep }) => keep),
    from,
  );
  const words = indexOf(
    acting.filter(({ keep }) => !keep),
    from,
  );
  return (sentence) => {
    const edges = wordEdges(sentence);
    const text = unified(sentence);
    const others = [...companiesIn(sentence, from), ...peopleIn(sentence, from, edges.isSingle)];
    const unlisted = others.map((name) => ({ ...name, term: undefined }));
    const named = withoutOverlaps([...matchesIn(text, names, edges, []), ...unlisted]);
    return withoutOverlaps([...named, ...matchesIn(text, words, edges, named)]);
  };
}

function indexOf(terms: readonly KnownTerm[], from: Script): Index {
  const byFirst = new Map<string, Key[]>();
  const known = new Set<string>();
  for (const term of terms) {
    const key = unified(wordingIn(term, from));
    const instead = wordingIn(term, otherScript(from));
    if (key === "" || instead === "" || known.has(key)) continue;
    known.add(key);
    const first = key.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { key, term, instead }]);
  }
  for (const keys of byFirst.values()) keys.sort((one, two) => two.key.length - one.key.length);
  return byFirst;
}

/** What a term is called in a script; a name that says nothing of Simplified has its characters there. */
const wordingIn = (term: KnownTerm, script: Script): string =>
  term[script] === "" && term.keep ? inCharactersOf(script, term[otherScript(script)]) : term[script];

/** The terms in a text, but for what is taken already. */
function matchesIn(text: string, index: Index, { isWord }: Edges, taken: readonly Match[]): Match[] {
  const found: Match[] = [];
  let next = 0;
  let at = 0;
  while (at < text.length) {
    const start = at;
    while ((taken[next]?.end ?? text.length) <= start) next += 1;
    const free = taken[next]?.start ?? text.length;
    if (start >= free) {
      at = taken[next]?.end ?? text.length;
      continue;
    }
    const match = index
      .get(text.charAt(start))
      ?.find(
        ({ key }) =>
          start + key.length <= free && text.startsWith(key, start) && isWord(start, start + key.length),
      );
    at = match ? start + match.key.length : start + 1;
    if (match) found.push({ start, end: at, term: match.term, instead: match.instead });
  }
  return found;
}

/** In the order of the text; of two that overlap the first. */
function withoutOverlaps(matches: readonly Match[]): Match[] {
  let end = 0;
  return [...matches]
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter((match) => {
      if (match.start < end) return false;
      end = match.end;
      return true;
    });
}
