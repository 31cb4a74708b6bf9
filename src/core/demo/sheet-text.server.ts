import {
  beginText,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFName,
  type PDFPage,
  type RGB,
  StandardFonts,
  setFillingRgbColor,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "pdf-lib";
import type { Lang } from "../locale/lang";
import { type CjkFont, embedCjkFont } from "./cjk-font.server";

/** How a text stands on the page: size and measures in points. */
export interface TextStyle {
  size: number;
  colour: RGB;
  bold?: boolean;
}

/** Writes English and Chinese, mixed, on the pages of one document. */
export interface SheetText {
  /** Breaks a text into lines at most `width` points wide. */
  wrap(text: string, width: number, style: TextStyle): string[];
  /** Writes one line; `y` is its base line. */
  line(page: PDFPage, text: string, at: { x: number; y: number }, style: TextStyle): void;
}

const CHINESE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/;
/** Stretches that are all Chinese or all not; and what a line may break between. */
const RUN = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|[^\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+/g;
const PIECE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|\s+/g;
/** Marks that may not begin a line. */
const CLOSING = /^[，。、；：？！）」』》]/;

/** Loads the fonts: Helvetica, and but for English the Chinese one of `lang`. */
export async function sheetText(document: PDFDocument, lang: Lang): Promise<SheetText> {
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const strong = await document.embedFont(StandardFonts.HelveticaBold);
  const chinese = lang === "eng" ? undefined : await embedCjkFont(document.context, lang);
  const latin = (style: TextStyle) => (style.bold ? strong : regular);
  return {
    wrap: (text, width, style) => wrap(text, width, (part) => widthOf(part, latin(style), style.size)),
    line: (page, text, at, style) => {
      let { x } = at;
      for (const run of runs(text)) {
        const font = latin(style);
        if (chinese && CHINESE.test(run)) writeChinese(page, run, { x, y: at.y }, style, chinese);
        else page.drawText(run, { x, y: at.y, size: style.size, font, color: style.colour });
        x += widthOf(run, font, style.size);
      }
    },
  };
}

/** The text in stretches that are all Chinese or all not. */
function runs(text: string): string[] {
  return text.match(RUN) ?? [];
}

function widthOf(text: string, latin: PDFFont, size: number): number {
  return runs(text)
    .map((run) => (CHINESE.test(run) ? run.length * size : latin.widthOfTextAtSize(run, size)))
    .reduce((sum, width) => sum + width, 0);
}

/** English breaks at spaces, Chinese anywhere but before a closing mark. */
function wrap(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of text.match(PIECE) ?? []) {
    if (measure(line + piece) <= width || CLOSING.test(piece)) line += piece;
    else {
      lines.push(line.trim());
      line = piece;
    }
  }
  return [...lines, line.trim()].filter((each) => each !== "");
}

const FONT_NAME = PDFName.of("Chinese");

/** By hand, since pdf-lib writes with no fonts but its own. */
function writeChinese(
  page: PDFPage,
  text: string,
  { x, y }: { x: number; y: number },
  { size, colour }: TextStyle,
  font: CjkFont,
): void {
  page.node.setFontDictionary(FONT_NAME, font.ref);
  page.pushOperators(
    beginText(),
    setFillingRgbColor(colour.red, colour.green, colour.blue),
    setFontAndSize(FONT_NAME, size),
    setTextMatrix(1, 0, 0, 1, x, y),
    showText(font.encode(text)),
    endText(),
  );
}
