import type { Lang } from "../../platform/locale/lang";
import type { Remark } from "./issue";
import type { Block, Words } from "./markup";

/** Words of an English sentence from which on it is long, and characters of a Chinese one. */
const LONG_ENGLISH = 35;
const LONG_CHINESE = 80;

/** The end of a sentence: in English a full stop where a space and no small letter follow, but none of a title as Dr. */
const ENGLISH_END =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|Prof|St|No|vs|etc|approx|e\.g|i\.e))[.!?]+["”’)]*(?=\s+[^\sa-z]|\s*$)/g;
const CHINESE_END = /[。！？!?]+[」』”’）)]*/g;

const HAN = /\p{sc=Han}/gu;
/** A word that is not Chinese: a name or a number reads as one. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.,'’:/@-]*/gu;

/** The length of a sentence, in words of English and in characters of Chinese. */
export function lengthOf(sentence: string, lang: Lang): number {
  if (lang === "eng") return sentence.match(WORD)?.length ?? 0;
  const others = sentence.replaceAll(HAN, " ").match(WORD)?.length ?? 0;
  return (sentence.match(HAN)?.length ?? 0) + others;
}

interface Sentence {
  text: string;
  /** Its place in the text around. */
  start: number;
}

/** The sentences of one paragraph. */
function sentencesIn(text: string, lang: Lang): Sentence[] {
  const found: Sentence[] = [];
  let last = 0;
  for (const match of text.matchAll(lang === "eng" ? ENGLISH_END : CHINESE_END)) {
    const end = match.index + match[0].length;
    found.push({ text: text.slice(last, end), start: last });
    last = end;
  }
  return [...found, { text: text.slice(last), start: last }];
}

/** Characters of a long sentence by which people know it again. */
const SHOWN = 60;

/** The long sentences of a line. */
function longIn(line: string, lang: Lang, placeOf: (at: number) => number): Remark[] {
  const most = lang === "eng" ? LONG_ENGLISH : LONG_CHINESE;
  return sentencesIn(line, lang).flatMap(({ text, start }): Remark[] => {
    // One of fewer characters is not looked at any closer.
    if (text.length <= most || lengthOf(text, lang) <= most) return [];
    const lead = text.length - text.trimStart().length;
    const said = beginning(text.trim());
    const from = start + lead;
    return [
      { check: "sentenceLong", said, start: placeOf(from), end: placeOf(start + text.trimEnd().length) },
    ];
  });
}

/** The beginning of a sentence, of whole words where it has spaces. */
function beginning(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  if (line.length <= SHOWN) return line;
  const cut = line.slice(0, SHOWN);
  const space = cut.lastIndexOf(" ");
  return `${space > SHOWN / 2 ? cut.slice(0, space) : cut}…`;
}

/**
 * Sentences of a plain text that are long.
 * @param placeOf maps an offset in the text to one in the whole
 */
export function longInText(text: string, lang: Lang, placeOf = (at: number) => at): Remark[] {
  let at = 0;
  return text.split("\n").flatMap((line) => {
    const begin = at;
    at += line.length + 1;
    return longIn(line, lang, (place) => placeOf(begin + place));
  });
}

/** Those of rich text, in paragraphs, items and quotations. */
export function longInBlocks(blocks: readonly Block[], lang: Lang): Remark[] {
  const read = blocks.filter(({ tag }) => tag === "p" || tag === "li" || tag === "blockquote");
  // What a bold word or a link takes apart is one sentence.
  return read.flatMap(({ own }) =>
    longInText(own.map(({ text }) => text).join(""), lang, (at) => placeIn(own, at)),
  );
}

/** Maps an offset in the plain text to one in the HTML. */
function placeIn(words: readonly Words[], at: number): number {
  let left = at;
  for (const { text, start, end } of words) {
    if (left <= text.length) return Math.min(end, start + left);
    left -= text.length;
  }
  return words.at(-1)?.end ?? 0;
}
