import { asDrawn, drawnCharacters, hasCharacter, type NamedFont, withLatinMarks } from "./fonts.server";

/** The style of a text on the page: size in points. */
export interface TextStyle {
  size: number;
  /** `#rrggbb` */
  colour: string;
  /** Drawn with an edge of the same colour, since a second weight would be another 7 MB to read. */
  bold?: boolean;
}

/** A run of text in one font, with its OpenType features. */
interface Run {
  name: string;
  text: string;
  features: PDFKit.Mixins.OpenTypeFeatures[] | undefined;
}

/** The forms of marks that have the width of Latin letters. */
const NARROW: Run["features"] = ["pwid"];

/** Chinese breaks between any two characters, the rest at spaces; a word that is too long, anywhere. */
const PIECE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+|\s+/g;
/** The characters that may not begin a line: the space before it, and marks that close. */
const CLOSING = /^[\s，。、；：？！）」』》]/;

/** Writes any mixture of scripts that the fonts have, on the pages of one document. */
export class SheetText {
  readonly #document: PDFKit.PDFDocument;
  readonly #fonts: readonly NamedFont[];
  readonly #names = new Map<string, string>();

  constructor(document: PDFKit.PDFDocument, fonts: readonly NamedFont[]) {
    this.#document = document;
    this.#fonts = fonts;
    for (const { name, file } of fonts) document.registerFont(name, file);
  }

  /**
   * Breaks a text into lines at most `width` points wide, in which marks are distinguished by what they are among. The
   * space at which a line breaks stays at its end, so that two words are not read as one.
   */
  wrap(text: string, width: number, { size }: TextStyle): string[] {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const piece of withLatinMarks(text.trim()).match(PIECE) ?? []) {
      const parts = this.width(piece, size) > width ? drawnCharacters(piece) : [piece];
      for (const part of parts) {
        const more = this.width(part, size);
        if (used + more > width && !CLOSING.test(part)) {
          lines.push(line);
          [line, used] = ["", 0];
        }
        line += part;
        used += more;
      }
    }
    return [...lines, line].filter((each) => each !== "");
  }

  /** Writes one line; `y` is its base line, from the top of the page. */
  line(text: string, { x, y }: { x: number; y: number }, { size, colour, bold = false }: TextStyle): void {
    this.#document
      .fillColor(colour)
      .strokeColor(colour)
      .lineWidth(size * 0.03);
    const drawn = { baseline: "alphabetic", lineBreak: false, fill: true, stroke: bold } as const;
    this.#document.x = x; // which each run moves to its own end
    for (const { name, text: run, features } of this.#runs(text)) {
      this.#document.font(name, size).text(run, this.#document.x, y, { ...drawn, features });
    }
  }

  /** In points. */
  width(text: string, size: number): number {
    const widths = this.#runs(text).map(({ name, text, features }) =>
      this.#document.font(name, size).widthOfString(text, { features }),
    );
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** The text in stretches of one font and one form of marks each. */
  #runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of drawnCharacters(text)) {
      const { plain, isNarrow } = asDrawn(character);
      const name = this.#fontOf(plain);
      const last = runs.at(-1);
      const features = isNarrow ? NARROW : undefined;
      if (last?.name === name && last.features === features) last.text += plain;
      else runs.push({ name, text: plain, features });
    }
    return runs;
  }

  #fontOf(character: string): string {
    const known = this.#names.get(character);
    if (known !== undefined) return known;
    const font = this.#fonts.find((each) => hasCharacter(each, character)) ?? this.#fonts[0];
    if (!font) throw new Error("a sheet is written with at least one font");
    this.#names.set(character, font.name);
    return font.name;
  }
}
