import {
  beginText,
  endText,
  type PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  type RGB,
  setFillingRgbColor,
  setFontAndSize,
  setLineWidth,
  setStrokingRgbColor,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from "pdf-lib";
import { EmbeddedFont } from "./embedded-font.server";
import type { NamedFont } from "./fonts.server";
import { drawnCharacters, withLatinMarks } from "./latin-marks";

/** How a text stands on the page: size in points. */
export interface TextStyle {
  size: number;
  colour: RGB;
  /** Drawn with an edge of the same colour, since a second weight would be another 7 MB to read. */
  bold?: boolean;
}

/** Chinese breaks between any two characters, the rest at spaces; a word that is too long, anywhere. */
const PIECE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|\s+/g;
/** Marks that may not begin a line. */
const CLOSING = /^[，。、；：？！）」』》]/;

/** Writes any mixture of scripts that the fonts have, on the pages of one document. */
export class SheetText {
  readonly #fonts: readonly EmbeddedFont[];

  constructor(document: PDFDocument, fonts: readonly NamedFont[]) {
    this.#fonts = fonts.map((font) => new EmbeddedFont(document.context, font));
  }

  /** Breaks a text into lines at most `width` points wide, in which marks are told apart by what they stand among. */
  wrap(text: string, width: number, { size }: TextStyle): string[] {
    const lines: string[] = [];
    let line = "";
    for (const piece of withLatinMarks(text).match(PIECE) ?? []) {
      const parts = this.width(piece, size) > width ? drawnCharacters(piece) : [piece];
      for (const part of parts) {
        if (this.width(line + part, size) <= width || CLOSING.test(part)) line += part;
        else {
          lines.push(line.trim());
          line = part;
        }
      }
    }
    return [...lines, line.trim()].filter((each) => each !== "");
  }

  /** Writes one line; `y` is its base line, `turn` an angle in radians. */
  line(page: PDFPage, text: string, at: { x: number; y: number; turn?: number }, style: TextStyle): void {
    const { size, colour, bold = false } = style;
    const [cos, sin] = [Math.cos(at.turn ?? 0), Math.sin(at.turn ?? 0)];
    let { x, y } = at;
    page.pushOperators(
      pushGraphicsState(),
      setFillingRgbColor(colour.red, colour.green, colour.blue),
      setStrokingRgbColor(colour.red, colour.green, colour.blue),
      setLineWidth(size * 0.03),
      beginText(),
      setTextRenderingMode(bold ? TextRenderingMode.FillAndOutline : TextRenderingMode.Fill),
    );
    for (const { font, part } of this.#runs(text)) {
      page.node.setFontDictionary(font.key, font.ref);
      page.pushOperators(
        setFontAndSize(font.key, size),
        setTextMatrix(cos, sin, -sin, cos, x, y),
        showText(font.encode(part)),
      );
      x += this.width(part, size) * cos;
      y += this.width(part, size) * sin;
    }
    page.pushOperators(endText(), popGraphicsState());
  }

  /** In points. */
  width(text: string, size: number): number {
    const widths = drawnCharacters(text).map((character) => this.#fontOf(character).width(character));
    return (widths.reduce((sum, width) => sum + width, 0) * size) / 1000;
  }

  /** Puts the fonts into the document, once everything is written. */
  finish(): void {
    for (const font of this.#fonts) font.finish();
  }

  /** The text in stretches of one font each. */
  #runs(text: string): { font: EmbeddedFont; part: string }[] {
    const runs: { font: EmbeddedFont; part: string }[] = [];
    for (const character of drawnCharacters(text)) {
      const font = this.#fontOf(character);
      const last = runs.at(-1);
      if (last?.font === font) last.part += character;
      else runs.push({ font, part: character });
    }
    return runs;
  }

  #fontOf(character: string): EmbeddedFont {
    const font = this.#fonts.find((each) => each.has(character)) ?? this.#fonts[0];
    if (!font) throw new Error("a sheet is written with at least one font");
    return font;
  }
}
