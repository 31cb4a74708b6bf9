import { createRequire } from "node:module";
import { inCharactersOf, otherScript, type Script } from "./scripts.server";
import type { KnownTerm } from "./term";
import { wordEdges } from "./word-edges.server";

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
