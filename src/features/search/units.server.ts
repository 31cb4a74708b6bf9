import { type Piece, piecesOf } from "./pieces.server";
import { STOP_HAN, STOP_STEMS } from "./stop-words";
import { type Meaning, type Synonyms, termsOf } from "./synonyms.server";

/** One concept of a query, with its synonyms. */
export type Unit = Meaning;

/** Things that one search looks for; more are a text, of which the first will do. */
const MOST_UNITS = 16;

const segmenter = new Intl.Segmenter("zh-Hans", { granularity: "word" });

/**
 * The things that words look for: the longest that the synonyms know, else word by word, without words that say
 * nothing.
 * @param isSaid returns whether some document has all terms of a synonym: a long word that none has is split
 */
export function unitsOf(
  words: string,
  synonyms: Synonyms,
  isSaid: (way: readonly string[]) => boolean,
): Unit[] {
  const pieces = piecesOf(words).filter(({ form }) => form !== "");
  const units: Unit[] = [];
  let plain: Piece[] = [];
  const endPlain = () => {
    units.push(...plainUnits(plain));
    plain = [];
  };
  for (let at = 0; at < pieces.length; ) {
    const known = longestFrom(pieces.slice(at, at + synonyms.longest), synonyms, isSaid);
    const piece = pieces[at];
    if (known) {
      endPlain();
      units.push(known.meaning);
      at += known.length;
    } else {
      if (piece) plain.push(piece);
      at += 1;
    }
  }
  endPlain();
  return distinct(units).slice(0, MOST_UNITS);
}

function longestFrom(
  pieces: readonly Piece[],
  synonyms: Synonyms,
  isSaid: (way: readonly string[]) => boolean,
): { meaning: Meaning; length: number } | undefined {
  for (let length = pieces.length; length > 0; length -= 1) {
    const some = pieces.slice(0, length).map(({ form }) => form);
    const meaning = synonyms.of(some)?.filter(isSaid) ?? [];
    if (meaning.length > 0) return { meaning, length };
  }
  return undefined;
}

/** Words that no list knows: each its own thing, and Chinese as it falls into words. */
function plainUnits(pieces: readonly Piece[]): Unit[] {
  const units: Unit[] = [];
  let run = "";
  const endRun = () => {
    units.push(...hanWords(run).map((word) => [termsOf(word)]));
    run = "";
  };
  for (const { form, isHan } of pieces) {
    if (isHan) run += form;
    else {
      endRun();
      if (!STOP_STEMS.has(form)) units.push([[form]]);
    }
  }
  endRun();
  return units;
}

/** The words of a run of Chinese in the one form of both scripts; characters that are none by themselves stay together. */
function hanWords(run: string): string[] {
  const words: string[] = [];
  let loose = "";
  const endLoose = () => {
    if (loose !== "") words.push(loose);
    loose = "";
  };
  for (const { segment } of segmenter.segment(run)) {
    if (STOP_HAN.has(segment)) endLoose();
    else if ([...segment].length === 1) loose += segment;
    else {
      endLoose();
      words.push(segment);
    }
  }
  endLoose();
  return words;
}

const distinct = (units: readonly Unit[]): Unit[] => [
  ...new Map(units.map((unit) => [JSON.stringify(unit), unit])).values(),
];
