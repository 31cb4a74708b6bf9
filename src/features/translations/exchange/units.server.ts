import { createHash } from "node:crypto";
import type { Writing } from "../../../content/field";
import { hashOf } from "../../../content/translation/stored-marks.server";
import { hasWords } from "../../../content/translation/words";
import { paragraphLines, plainText } from "../../../platform/html/text";
import type { Lang } from "../../../platform/locale/lang";
import type { EntryText } from "./entry-texts";
import { htmlOf, type Inline, inlineOf, TAG, type TagFault, tagsBeside, tagsOf } from "./tags";

/** Two languages: that which a translator reads, and that which is wanted. */
export interface Pair {
  from: Lang;
  to: Lang;
}

/** A paragraph of a text in the language of its source, with what the other language has beside it. */
export interface Unit {
  entryText: EntryText;
  /** Its number among the paragraphs of its text. */
  at: number;
  source: string;
  /** True of the description of a picture within a rich text. */
  isDescription: boolean;
  /** The number of the paragraph of the other language that is beside it, and that; undefined where none is known. */
  counterpart: number | undefined;
  target: string | undefined;
  isStale: boolean;
}

/** The paragraphs of a text, without what is between. */
const paragraphsIn = (entryText: EntryText, lang: Lang): Piece[] =>
  piecesOf(entryText.writing, entryText.read(lang)).filter(({ is }) => is !== "between");

/**
 * The paragraphs of a text beside each other.
 * @param stale by the hash of a paragraph of the source, how many paragraphs of the other language correspond to it
 */
export function unitsOf(
  entryText: EntryText,
  { from, to }: Pair,
  stale: ReadonlyMap<string, number>,
): Unit[] {
  const sources = paragraphsIn(entryText, from);
  const targets = paragraphsIn(entryText, to);
  const counterparts = beside(
    sources.map(({ text }) => linesIn(entryText, text).map((line) => stale.get(hashOf(line)) ?? 1)),
    targets.map(({ text }) => linesIn(entryText, text).length),
  );
  return sources.map(({ is, text: source }, at) => {
    const counterpart = counterparts?.[at];
    return {
      ...{ entryText, at, source, counterpart, isDescription: is === "description" },
      target: counterpart === undefined ? undefined : targets[counterpart]?.text,
      isStale: linesIn(entryText, source).some((line) => stale.has(hashOf(line))),
    };
  });
}

/** The lines of a paragraph that the board follows. */
const linesIn = ({ writing }: EntryText, paragraph: string): string[] =>
  (writing === "rich" ? paragraphLines(paragraph) : [paragraph]).filter(hasWords);

/**
 * For each paragraph of a source the number of that which is beside it: by place where both have as many, else as
 * far as it is known which of the source are new. Undefined where that does not add up.
 */
function beside(
  expected: readonly (readonly number[])[],
  lines: readonly number[],
): (number | undefined)[] | undefined {
  if (expected.length === lines.length) return expected.map((_, at) => at);
  let next = 0;
  const found = expected.map((each) => {
    const wanted = each.reduce((sum, count) => sum + count, 0);
    if (wanted === 0) return undefined;
    next += 1;
    return lines[next - 1] === wanted ? next - 1 : Number.NaN;
  });
  return next === lines.length && !found.some(Number.isNaN) ? found : undefined;
}

/** A paragraph as words and marks, on either side. */
export function inlineOfUnit(unit: Unit, side: "source" | "target"): Inline {
  const text = unit[side] ?? "";
  if (unit.entryText.writing !== "rich") return text === "" ? [] : [text];
  const tags = tagsOf(unit.source);
  return inlineOf(text, side === "source" ? tags : tagsBeside(tags, text));
}

/** The paragraph that a translation of a unit makes, as stored; or what is wrong with its marks. */
export function storedTextOf(
  { entryText, source, target, isDescription }: Unit,
  inline: Inline,
): string | TagFault {
  if (entryText.writing !== "rich") return onOneLine(inline);
  const tags = tagsOf(source);
  const made = htmlOf(inline, new Map([...tags, ...tagsBeside(tags, target ?? "")]));
  return isDescription && typeof made === "string" ? made.replaceAll('"', "&quot;") : made;
}

const onOneLine = (inline: Inline): string | TagFault => {
  const mark = inline.find((part) => typeof part !== "string");
  return mark ? { fault: "unknown", id: mark.id } : inline.join("").replaceAll(/\s*\n\s*/g, " ");
};

/** A text in the other language once these paragraphs of its units are in it. */
export function textWith(
  units: readonly Unit[],
  given: ReadonlyMap<number, string>,
  { from, to }: Pair,
): { text: string /** True where present text would be lost. */; isReplaced: boolean } {
  const [{ entryText }] = units as [Unit];
  const isPlaced = units.every(({ at, counterpart }) => !given.has(at) || counterpart !== undefined);
  const numbers = new Map(units.map(({ at, counterpart }) => [isPlaced ? counterpart : at, at]));
  let number = 0;
  const pieces = piecesOf(entryText.writing, entryText.read(isPlaced ? to : from)).map((piece) => {
    if (piece.is === "between") return piece;
    const at = numbers.get(number++);
    const current = isPlaced ? piece.text : (units[at ?? -1]?.target ?? "");
    return { ...piece, text: (at === undefined ? undefined : given.get(at)) ?? current };
  });
  const known = units.filter(({ counterpart }) => counterpart !== undefined).length;
  return { text: textOfPieces(pieces), isReplaced: !isPlaced && known < paragraphsIn(entryText, to).length };
}

/** A paragraph as people read it. */
export const shownOf = ({ entryText: { writing } }: Pick<Unit, "entryText">, paragraph: string): string =>
  writing === "rich" ? plainText(paragraph) : paragraph.trim();

/** The hash of a paragraph as stored, with its tags: 8 characters; `-` of none. */
export const hashAsStored = (paragraph: string | undefined): string =>
  paragraph === undefined ? "-" : createHash("sha256").update(paragraph).digest("base64url").slice(0, 8);

/** A part of a text: what is between its paragraphs, or a paragraph; of a picture, its description. */
type Piece =
  | { is: "between"; text: string }
  | { is: "paragraph"; text: string }
  | { is: "description"; text: string };

/** The tags within a paragraph. */
const INLINE = new Set(["strong", "em", "a", "br", "img"]);
const ONLY_IMAGE = /^(<img [^<>]*?\balt=")([^"]*)("[^<>]*>)$/;

/** The pieces of a text in their order; together they are the text, byte by byte. */
const piecesOf = (writing: Writing, text: string): Piece[] =>
  writing === "rich" ? ofRichText(text) : text.split(/(\n)/).map((line) => piece(line, line));

/** The text of some pieces. */
const textOfPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

const piece = (text: string, words: string): Piece => ({
  is: hasWords(words) ? "paragraph" : "between",
  text,
});

function ofRichText(html: string): Piece[] {
  const pieces: Piece[] = [];
  let run = "";
  let at = 0;
  const close = (end: number, next: number) => {
    run += html.slice(at, end);
    if (run !== "") pieces.push(...ofRun(run));
    run = "";
    if (next > end) pieces.push({ is: "between", text: html.slice(end, next) });
    at = next;
  };
  for (const { 0: tag, 2: name = "", index } of html.matchAll(TAG)) {
    if (!INLINE.has(name)) close(index, index + tag.length);
  }
  close(html.length, html.length);
  return pieces;
}

/** The pieces of what is between two tags of blocks. */
function ofRun(run: string): Piece[] {
  const [, before = "", description = "", after = ""] = ONLY_IMAGE.exec(run) ?? [];
  if (before === "" || !hasWords(plainText(description))) return [piece(run, plainText(run))];
  return [
    { is: "between", text: before },
    { is: "description", text: description },
    { is: "between", text: after },
  ];
}
