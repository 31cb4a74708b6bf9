import { excerpt } from "../../platform/html/text";
import type { Lang } from "../../platform/locale/lang";
import { type Piece, piecesOf, tokensOf } from "./pieces.server";

/** A part of a text; `found` where it matches the search. */
export interface Stretch {
  text: string;
  found: boolean;
}

/** Characters that an excerpt shows, and how far before what was found it may begin with its sentence. */
const LENGTH: Record<Lang, number> = { eng: 200, tra: 90, sim: 90 };
const LEAD_IN: Record<Lang, number> = { eng: 60, tra: 24, sim: 24 };

/** A text with what was found in it. */
export function marked(text: string, terms: ReadonlySet<string>): Stretch[] {
  const stretches: Stretch[] = [];
  let last = 0;
  for (const { at, end } of placesOf(text, terms)) {
    if (at > last) stretches.push({ text: text.slice(last, at), found: false });
    stretches.push({ text: text.slice(at, end), found: true });
    last = end;
  }
  if (last < text.length) stretches.push({ text: text.slice(last), found: false });
  return stretches;
}

type Place = Pick<Piece, "at" | "end">;

/** The places of terms, those side by side as one. */
function placesOf(text: string, terms: ReadonlySet<string>): Place[] {
  const pieces = piecesOf(text);
  const found = new Set<number>();
  for (const { term, from, to } of tokensOf(pieces, text)) {
    if (terms.has(term)) for (let at = from; at < to; at += 1) found.add(at);
  }
  const places: Place[] = [];
  for (const at of [...found].sort((one, other) => one - other)) {
    const piece = pieces[at];
    const last = places.at(-1);
    if (!piece) continue;
    if (last && /^\s*$/.test(text.slice(last.end, piece.at))) last.end = piece.end;
    else places.push({ at: piece.at, end: piece.end });
  }
  return places;
}

/** The end of a line that ends no sentence: a heading or an item of a list. */
const UNENDED = /(?<![.!?:;,。！？：；，…”」])\s*\n\s*/g;

/** The sentences of a text around the place that says most of what was looked for, else its first ones. */
export function excerptOf(text: string, lang: Lang, terms: ReadonlySet<string>): string {
  const line = text.trim().replaceAll(UNENDED, " · ").replaceAll(/\s+/g, " ");
  const places = placesOf(line, terms);
  const length = LENGTH[lang];
  const within = ({ at }: Place) =>
    places.filter((other) => other.at >= at && other.end <= at + length).length;
  const best = places.reduce<Place | undefined>(
    (most, each) => (most && within(most) >= within(each) ? most : each),
    undefined,
  );
  const from = best ? beginning(line, best.at, LEAD_IN[lang]) : 0;
  return (from > 0 ? "…" : "") + excerpt(line.slice(from), length);
}

const SENTENCE_END = /[.!?;:](?=\s)\s+|[。！？；：]/g;

/** Where an excerpt around the position `at` begins: with its sentence or clause, else with a word. */
function beginning(text: string, at: number, leadIn: number): number {
  if (at <= leadIn) return 0;
  const before = text.slice(at - leadIn, at);
  const ends = [...before.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => index + mark.length);
  const end = ends[0] ?? (/[，、]|,?\s/.exec(before)?.index ?? -1) + 1;
  return at - leadIn + end;
}
