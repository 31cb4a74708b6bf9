import { Fragment } from "react";
import type { Lang } from "./lang";
import { Phrase } from "./phrase";

/** After a mark at which a line of Chinese may well end. */
const CLAUSES = /(?<=[，、；：。！？])(?=.)/u;
/** Belongs to the word behind it. */
const SMALL = /^(?:an?|and|at|by|for|from|in|is|of|on|or|our|the|to|we|with|your)$/i;
const CAPITAL = /^\p{Lu}/u;
/** A clause ends with it, and so may a line. */
const ENDED = /[,;:.!?–—]$/;

/**
 * Letters that fit in the line of a heading on a narrow phone, in any font: one of Chinese is as wide as two.
 */
const LONGEST = 14;
const width = (text: string) => [...text].reduce((sum, letter) => sum + (letter < "\u2e80" ? 1 : 2), 0);

/**
 * A heading whose lines end where its words do. In English names, a number and its noun, a small word and the one behind
 * it, and the last two words stay in one line; in Chinese each word, and a short clause. They are plain text in the line,
 * since a screen reader would say blocks one by one. Goes with the class `together`.
 */
export function Headline({ text, lang }: { text: string; lang: Lang }) {
  const parts = lang === "eng" ? piecesOf(text.split(" ")) : text.split(CLAUSES);
  const isPiece = (part: string) =>
    parts.length > 1 && width(part) <= LONGEST && (lang !== "eng" || part.includes(" "));
  return parts.map((part, index) => {
    const words = lang === "eng" ? part : <Phrase text={part} lang={lang} />;
    return (
      <Fragment key={index}>
        {lang === "eng" && index > 0 && " "}
        {isPiece(part) ? <span className="together">{words}</span> : words}
      </Fragment>
    );
  });
}

/** Words that belong together, put together from the end, so that the last one is not left alone. */
function piecesOf(words: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const [index, word] of [...words.entries()].toReversed()) {
    const [next] = pieces;
    const follower = words[index + 1];
    const joined = `${word} ${next}`;
    const isLast = index === words.length - 2 && index > 1;
    if (follower !== undefined && (isLast || belongs(word, follower)) && width(joined) <= LONGEST)
      pieces[0] = joined;
    else pieces.unshift(word);
  }
  return pieces;
}

function belongs(word: string, next: string): boolean {
  if (ENDED.test(word)) return false;
  const isName = CAPITAL.test(word) && /^[\p{Lu}\d]/u.test(next);
  return isName || SMALL.test(word) || /\d/.test(word);
}
