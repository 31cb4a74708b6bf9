import { type PDFContext, PDFHexString, PDFName, type PDFRef, PDFString } from "pdf-lib";
import { hex16, toUnicode } from "../../../core/pdf/to-unicode.server";
import { codePointOf, type NamedFont } from "./fonts.server";
import { asDrawn, drawnCharacters } from "./latin-marks";
import { subsetOf } from "./subset.server";
import type { TrueTypeFont } from "./true-type.server";

const SYMBOLIC = 4;

/**
 * A font in a document, with the characters that are written and no others. pdf-lib embeds subsets by fontkit,
 * which loses most glyphs of this family: `docs/decisions/015-receipts.md`.
 */
export class EmbeddedFont {
  readonly ref: PDFRef;
  /** Its name in the pages that use it. */
  readonly key: PDFName;
  readonly #font: TrueTypeFont;
  readonly #name: string;
  readonly #context: PDFContext;
  /** The characters written so far; each goes by its place here. The first stands for what is missing. */
  readonly #written: string[] = [""];
  readonly #numbers = new Map<string, number>();
  readonly #glyphs = new Map<string, number>();

  constructor(context: PDFContext, { name, font }: NamedFont) {
    this.#context = context;
    this.#font = font;
    this.#name = `KAPOKA+${name}`;
    this.key = PDFName.of(name);
    this.ref = context.nextRef();
  }

  has(character: string): boolean {
    return this.#glyphOf(character) !== 0;
  }

  /** The width of a character in thousandths of the font size. */
  width(character: string): number {
    return this.#font.width(this.#glyphOf(character));
  }

  /** A text as a page writes it. */
  encode(text: string): PDFHexString {
    return PDFHexString.of(
      drawnCharacters(text)
        .map((character) => hex16(this.#numberOf(character)))
        .join(""),
    );
  }

  /** Puts the font into the document, once everything is written. */
  finish(): void {
    const descendant = this.#context.obj({
      Type: "Font",
      Subtype: "CIDFontType2",
      BaseFont: this.#name,
      CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
      CIDToGIDMap: "Identity",
      W: [0, this.#written.map((character) => (character ? Math.round(this.width(character)) : 1000))],
      FontDescriptor: this.#context.register(this.#descriptor()),
    });
    const font = this.#context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: this.#name,
      Encoding: "Identity-H",
      DescendantFonts: [this.#context.register(descendant)],
      ToUnicode: this.#context.register(
        this.#context.flateStream(
          toUnicode(this.#written.map((each, index) => [index, asDrawn(each).plain] as const).slice(1)),
        ),
      ),
    });
    this.#context.assign(this.ref, font);
  }

  #glyphOf(character: string): number {
    const known = this.#glyphs.get(character);
    if (known !== undefined) return known;
    const { plain, isNarrow } = asDrawn(character);
    const usual = this.#font.glyphOf(codePointOf(plain));
    const glyph = isNarrow ? this.#font.proportional(usual) : usual;
    this.#glyphs.set(character, glyph);
    return glyph;
  }

  #numberOf(character: string): number {
    const known = this.#numbers.get(character);
    if (known !== undefined) return known;
    const number = this.#written.push(character) - 1;
    this.#numbers.set(character, number);
    return number;
  }

  #descriptor() {
    const { ascent, descent, box } = this.#font.measures;
    const glyphs = this.#written.map((character) => (character ? this.#glyphOf(character) : 0));
    const file = subsetOf(this.#font, glyphs);
    return this.#context.obj({
      Type: "FontDescriptor",
      FontName: this.#name,
      Flags: SYMBOLIC,
      FontBBox: [...box],
      ItalicAngle: 0,
      Ascent: ascent,
      Descent: descent,
      CapHeight: 733,
      StemV: 80,
      FontFile2: this.#context.register(this.#context.flateStream(file, { Length1: file.length })),
    });
  }
}
