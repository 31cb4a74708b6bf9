import type { Writing } from "../../../content/field";
import { hasWords } from "../../../content/translation/words";
import { plainText } from "../../../platform/html/text";
import { TAG } from "./tags";

/** A part of a text: what is between its paragraphs, or a paragraph; of a picture, its description. */
export type Piece =
  | { is: "between"; text: string }
  | { is: "paragraph"; text: string }
  | { is: "description"; text: string };

/** The tags within a paragraph. */
const INLINE = new Set(["strong", "em", "a", "br", "img"]);
const ONLY_IMAGE = /^(<img [^<>]*?\balt=")([^"]*)("[^<>]*>)$/;

/** The pieces of a text in their order; together they are the text, byte by byte. */
export const piecesOf = (writing: Writing, text: string): Piece[] =>
  writing === "rich" ? ofRichText(text) : text.split(/(\n)/).map((line) => piece(line, line));

/** The text of some pieces. */
export const textOfPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

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
