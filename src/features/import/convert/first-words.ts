import { plainLines } from "../../../platform/html/text";

/** Characters of a header that is made of the first words of a text. */
const LONGEST_HEADER = 80;
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const words = new Intl.Segmenter(undefined, { granularity: "word" });
/** Characters that no header ends with. */
const UNFINISHED = /[\s,;:、，；：（(「『《\-–—]+$/u;

/** The first words of a text, up to the end of its first paragraph or of a word. */
export function firstWords(html: string): string {
  const [first = ""] = plainLines(html.slice(0, LONGEST_START)).filter((line) => !MEDIA_ID.test(line));
  return firstWordsOf(first);
}

/** The longest text that is searched for its first words. */
const LONGEST_START = 20_000;
const MEDIA_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The same of a plain text. */
export function firstWordsOf(text: string): string {
  const [line = ""] = text.trim().split("\n");
  const read = [...characters.segment(line.slice(0, 10 * LONGEST_HEADER))];
  const next = read[LONGEST_HEADER];
  if (!next) return line.trim();
  const start = words.segment(line.slice(0, 20 * LONGEST_HEADER)).containing(next.index)?.index ?? next.index;
  const end = start > 0 ? start : next.index;
  return line.slice(0, end).replace(UNFINISHED, "").trim();
}
