import { LANGS, type Lang } from "../../platform/locale/lang";
import type { SearchedDocument } from "./documents.server";
import { type Piece, piecesOf, type Token, tokensOf } from "./pieces.server";
import { STOP_STEMS } from "./stop-words";
import { IN_TITLE } from "./tables.server";

/** The terms of a document: how much each says of it, and how it is spelled there. */
export type Weights = ReadonlyMap<string, { weight: number; spelling: string }>;

/** The number of characters of a text that are indexed: some twenty printed pages. */
const LOOKED_THROUGH = 50_000;
/** Words of a text of common length, by which longer ones are compared. */
const COMMON_LENGTH = 200;
/** Term saturation and length normalisation, as in BM25. */
const SATURATION = 1.2;
const LENGTH_COUNTS = 0.6;
/** Characters of Chinese that say as much as a word of English. */
const CHARACTERS_A_WORD = 1.7;

/** Weighs the terms of a document: each as in the language that has most of it, as translations say one thing. */
export function weigh(document: SearchedDocument): Weights {
  const weights = new Map<string, { weight: number; spelling: string }>();
  for (const lang of LANGS) {
    for (const [term, said] of weighIn(document, lang)) {
      if ((weights.get(term)?.weight ?? 0) < said.weight) weights.set(term, said);
    }
  }
  return weights;
}

function weighIn({ title, text, context }: SearchedDocument, lang: Lang) {
  const heading = counted(title[lang]);
  // One character says little of a text, and there are hundreds: it is found by the pairs that begin with it.
  const body = counted(`${text[lang].slice(0, LOOKED_THROUGH)}\n${context[lang]}`, isTelling);
  const longer = 1 - LENGTH_COUNTS + (LENGTH_COUNTS * body.length) / COMMON_LENGTH;
  const terms = new Set([...heading.terms.keys(), ...body.terms.keys()]);
  return [...terms].map((term) => {
    const inTitle = heading.terms.get(term);
    const inBody = body.terms.get(term);
    const often = inBody?.count ?? 0;
    const weight =
      900 * (often / (often + SATURATION * longer)) + (inTitle ? titleWeight(heading.length) : 0);
    return [
      term,
      { weight: Math.round(weight) + 1, spelling: inTitle?.spelling ?? inBody?.spelling ?? term },
    ] as const;
  });
}

/** The shorter a title, the more of it a term is. */
const titleWeight = (length: number): number => IN_TITLE + 2000 / (1 + 0.25 * Math.max(0, length - 1));

/** Returns whether a term of a text is stored: not one Chinese character, nor a word that says nothing. */
const isTelling = ({ term, from, to }: Token, pieces: readonly Piece[]): boolean =>
  to - from > 1 || !(pieces[from]?.isHan || STOP_STEMS.has(term));

function counted(text: string, isIndexed: (token: Token, pieces: readonly Piece[]) => boolean = () => true) {
  const pieces = piecesOf(text);
  const terms = new Map<string, { count: number; spelling: string }>();
  for (const token of tokensOf(pieces, text)) {
    if (!isIndexed(token, pieces)) continue;
    const { term, from, to } = token;
    const known = terms.get(term);
    if (known) known.count += 1;
    else terms.set(term, { count: 1, spelling: text.slice(pieces[from]?.at, pieces[to - 1]?.end) });
  }
  const characters = pieces.filter(({ isHan }) => isHan).length;
  return { terms, length: pieces.length - characters + characters / CHARACTERS_A_WORD };
}
