import { foldText } from "../../platform/locale/search-text";
import { inOneScript } from "../../platform/locale/searched-text.server";
import { stemOf } from "./stem";

/** A Chinese character or a word of a text, normalised for comparison, and its position. */
export interface Piece {
  form: string;
  isHan: boolean;
  at: number;
  end: number;
}

const RUNS =
  /\p{Script=Han}+|\d{1,3}(?:,\d{3})+(?!\d)|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+(?:['’][[\p{L}\p{M}]--\p{Script=Han}]+)*/gv;
const IS_HAN = /^\p{Script=Han}/u;
/** A run of letters that is longer is no word. */
const LONGEST_WORD = 60;

/**
 * The pieces of a text: Chinese characters in one form for both scripts, other words without accents, by their stems.
 * Offsets are those of the text.
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const { 0: run, index } of text.matchAll(RUNS)) {
    if (IS_HAN.test(run)) pieces.push(...charactersOf(run, index));
    else if (run.length <= LONGEST_WORD) {
      pieces.push({ form: wordForm(run), isHan: false, at: index, end: index + run.length });
    }
  }
  return pieces;
}

function* charactersOf(run: string, index: number): Generator<Piece> {
  let at = index;
  for (const character of run) {
    const end = at + character.length;
    yield { form: characterForm(character), isHan: true, at, end };
    at = end;
  }
}

/** Words that were brought into their form last; most texts say the same ones again. */
const forms = new Map<string, string>();
const MOST_FORMS = 20_000;

/** A word in the form in which it is compared. */
function wordForm(word: string): string {
  const known = forms.get(word);
  if (known !== undefined) return known;
  const plain = foldText(word).replace(/'s?$/, "");
  const form = stemOf(plain.replaceAll(/[^\p{L}\p{N}]/gu, ""));
  if (forms.size >= MOST_FORMS) forms.clear();
  forms.set(word, form);
  return form;
}

/** The same of a Chinese character. */
function characterForm(character: string): string {
  const known = forms.get(character);
  if (known !== undefined) return known;
  const form = inOneScript(character.normalize("NFKC"));
  forms.set(character, form);
  return form;
}

/** What is stored of a text and looked for: a character, two of them side by side, or a word. */
export interface Token {
  term: string;
  /** The pieces that it is made of, from the first up to the one behind the last. */
  from: number;
  to: number;
}

/** The tokens of pieces: each by itself, and each pair of Chinese characters with nothing but white space between. */
export function tokensOf(pieces: readonly Piece[], text: string): Token[] {
  return pieces.flatMap((piece, at) => {
    if (piece.form === "") return [];
    const own = { term: piece.form, from: at, to: at + 1 };
    const next = pieces[at + 1];
    if (!piece.isHan || !next?.isHan || text.slice(piece.end, next.at).trim() !== "") return [own];
    return [own, { term: piece.form + next.form, from: at, to: at + 2 }];
  });
}
