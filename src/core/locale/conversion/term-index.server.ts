import { createRequire } from "node:module";
import { inCharactersOf, otherScript, type Script } from "./scripts.server";
import type { KnownTerm } from "./term";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** The length from which a term is hardly ever made of the ends of other words, in characters. */
const UNMISTAKABLE = 4;

const HAN = /\p{sc=Han}/u;

/**
 * Tells which parts of a sentence are words, so that 的士 is found in 乘的士到 and not in 同事的士氣. A part is none where
 * another word begins in it and goes on beyond it; one that begins or ends a longer word, as 巴士 in 巴士站, is one,
 * unless it is a single character, as 及 in 普及.
 * The sentence is taken apart when the first part is asked about.
 */
function wordEdges(sentence: string): (start: number, end: number) => boolean {
  let segments: Intl.Segments | undefined;
  const around = (at: number) => {
    segments ??= segmenter.segment(sentence);
    const { index, segment } = segments.containing(at) ?? { index: at, segment: "" };
    return { from: index, to: index + segment.length };
  };
  const isHan = (at: number) => HAN.test(sentence.charAt(at));
  return (start, end) => {
    if (end - start >= UNMISTAKABLE) return true;
    const whole = { from: start, to: end };
    const left = start > 0 && isHan(start - 1) ? around(start) : whole;
    const right = end < sentence.length && isHan(end) ? around(end - 1) : whole;
    const begins = left.from === start;
    const ends = right.to === end;
    if ((begins && ends) || end - start === 1) return begins && ends;
    return begins ? right.from <= start : ends && left.to >= end;
  };
}

const require = createRequire(import.meta.url);

/** A term in a text, by its place there. */
interface Match {
  start: number;
  end: number;
  term: KnownTerm;
  /** The wording that stands for it in the other script. */
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

/** Finds terms of the glossary in sentences of `from`, the longest first, where they are words. */
export type FindTerms = (sentence: string) => Match[];

/** @param terms the glossary; of two that say the same, the first counts */
export function termIndex(terms: readonly KnownTerm[], from: Script): FindTerms {
  const byFirst = new Map<string, Key[]>();
  const known = new Set<string>();
  for (const term of terms) {
    const key = unified(term[from]);
    const instead = insteadOf(term, from);
    if (key === "" || instead === "" || known.has(key)) continue;
    known.add(key);
    const first = key.charAt(0);
    byFirst.set(first, [...(byFirst.get(first) ?? []), { key, term, instead }]);
  }
  for (const keys of byFirst.values()) keys.sort((one, two) => two.key.length - one.key.length);
  return (sentence) => matchesIn(sentence, byFirst);
}

const insteadOf = (term: KnownTerm, from: Script): string => {
  const to = otherScript(from);
  return term[to] === "" && term.keep ? inCharactersOf(to, term[from]) : term[to];
};

function matchesIn(sentence: string, byFirst: ReadonlyMap<string, readonly Key[]>): Match[] {
  const text = unified(sentence);
  const isWord = wordEdges(sentence);
  const found: Match[] = [];
  let at = 0;
  while (at < text.length) {
    const start = at;
    const match = byFirst
      .get(text.charAt(start))
      ?.find(({ key }) => text.startsWith(key, start) && isWord(start, start + key.length));
    at = match ? start + match.key.length : start + 1;
    if (match) found.push({ start, end: at, term: match.term, instead: match.instead });
  }
  return found;
}
