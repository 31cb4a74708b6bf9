import PDFDocument from "pdfkit";
import { escapeHtml } from "../../../platform/html/text";
import type { SheetText, TextStyle } from "./text.server";

/** A4, in points. */
export const PAGE = { width: 595, height: 842 };
export const MARGIN = 54;
export const INNER = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - MARGIN;
const LEADING = 1.45;
const PADDING = 5;
const HAIR = "#d1d6db";

/** One part of a document as a screen reader walks through it. */
export type Part = PDFKit.PDFStructureElement;

/** The kinds of parts that a sheet has, by their names in PDF. */
type Tag = "H1" | "P" | "Table" | "TR" | "TH" | "TD";

interface Details {
  /** BCP 47; where it differs from the document's. */
  lang?: string;
  /** Of a TH: whether it heads the cells below it or beside it. */
  scope?: "Column" | "Row" | undefined;
}

/** Some lines in a column of the page. */
export interface Column {
  x: number;
  width: number;
  lines: readonly string[];
  style: TextStyle;
  /** The row that it is a cell of; without one it repeats what was said before. */
  row?: Part | undefined;
  /** The scope of a header cell. */
  heads?: Details["scope"];
}

const HAN = /\p{Script=Han}/u;

/** The `lang` of a text for screen readers: a text with any Chinese is Chinese. */
const spoken = (text: string): Details => (HAN.test(text) ? { lang: "zh-HK" } : {});

/**
 * Writes one thing below the other, down the page and on to the next, and says for people who have it read aloud
 * which words are a heading, a paragraph or a cell. What is drawn outside of such a part is decoration.
 */
export class SheetLayout {
  /** The whole document. */
  readonly top: Part;
  readonly #document: PDFKit.PDFDocument;
  readonly #text: SheetText;
  #y = MARGIN;

  constructor(document: PDFKit.PDFDocument, text: SheetText) {
    this.#document = document;
    this.#text = text;
    this.top = document.struct("Document");
    document.addStructure(this.top);
  }

  /** Begins a new page; the open tag continues there. */
  turn(): void {
    this.#document.continueOnNewPage();
    this.#y = MARGIN;
  }

  space(points: number): void {
    this.#y += points;
  }

  rule(colour: string): void {
    this.space(8);
    this.#hair(1.5, colour);
    this.space(8);
  }

  /** Adds a part to the end of another one, with what `draw` puts on the page as its content. */
  add(tag: Tag, to: Part, details: Details = {}, draw?: () => void): Part {
    const part = this.#document.struct(tag, details, draw);
    to.add(part);
    return part;
  }

  write(text: string, style: TextStyle, tag: Tag = "P"): void {
    this.add(tag, this.top, spoken(text), () => {
      for (const line of this.#text.wrap(text, INNER, style)) {
        if (this.#y + style.size * LEADING > BOTTOM) this.turn();
        this.space(style.size * LEADING);
        this.#text.line(line, { x: MARGIN, y: this.#y }, style);
      }
    });
  }

  /** Writes columns beside each other, all from the same height; with a thin line below. */
  columns(columns: readonly Column[], { line }: { line: boolean }): void {
    if (this.leaves(columns)) this.turn();
    this.space(PADDING);
    const first = Math.max(...columns.map(({ style }) => style.size));
    for (const column of columns) this.#cell(column, this.#y + first);
    this.space(this.#height(columns) - PADDING);
    if (line) this.#hair(0.5, HAIR);
  }

  /** Returns whether the page has no room for these columns. */
  leaves(columns: readonly Column[]): boolean {
    return this.#y + this.#height(columns) > BOTTOM;
  }

  /** Large, from the lower left to the upper right of the page. */
  across(text: string, style: TextStyle): void {
    const centre = { x: PAGE.width / 2, y: PAGE.height / 2 };
    this.add("P", this.top, spoken(text), () => {
      this.#document.save().rotate(-45, { origin: [centre.x, centre.y] });
      this.#text.line(text, { ...centre, x: centre.x - this.#text.width(text, style.size) / 2 }, style);
      this.#document.restore();
    });
  }

  /** Lines below `y`. One alone is what its cell says; of several each is a paragraph, in a language of its own. */
  #cell({ x, width, lines, style, row, heads }: Column, y: number): void {
    let at = y;
    const draw = (text: string) => () => {
      for (const line of this.#text.wrap(text, width, style)) {
        this.#text.line(line, { x, y: at }, style);
        at += style.size * LEADING;
      }
    };
    const tag = heads ? "TH" : "TD";
    const [first = "", ...others] = lines;
    if (!row) for (const text of lines) this.#decorate(draw(text));
    else if (others.length === 0) this.add(tag, row, { ...spoken(first), scope: heads }, draw(first));
    else {
      const cell = this.add(tag, row, { scope: heads });
      for (const text of lines) this.add("P", cell, spoken(text), draw(text));
    }
  }

  #decorate(draw: () => void): void {
    this.#document.markContent("Artifact");
    draw();
    this.#document.endMarkedContent();
  }

  #height(columns: readonly Column[]): number {
    const heights = columns.map(({ lines, width, style }) => {
      const wrapped = lines.flatMap((line) => this.#text.wrap(line, width, style));
      return wrapped.length * style.size * LEADING;
    });
    return Math.max(...heights) + 2 * PADDING;
  }

  #hair(thickness: number, colour: string): void {
    this.#decorate(() => {
      const document = this.#document.moveTo(MARGIN, this.#y).lineTo(PAGE.width - MARGIN, this.#y);
      document.lineWidth(thickness).strokeColor(colour).stroke();
    });
  }
}

interface Properties {
  /** Width and height of its pages in points. */
  size: readonly [number, number];
  title: string;
  author: string;
  madeAt: Date;
}

/** Declares that the document meets ISO 14289-1 (PDF/UA). */
const PDF_UA = `
        <rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** A PDF in English that says what it is and whose parts are named, so that it can be read aloud; at its first page. */
export class SpokenDocument extends PDFDocument {
  constructor({ size, title, author, madeAt }: Properties) {
    super({
      size: [...size],
      margin: 0,
      font: "", // none of those that every reader has: ours are in the file
      pdfVersion: "1.7",
      lang: "en",
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt },
    });
  }

  /** pdfkit puts what the document says of itself into XML as it is. Tools that check PDF/UA look for its number there. */
  override endMetadata(): void {
    this.appendXML(PDF_UA);
    const { Title = "", Author = "" } = this.info;
    Object.assign(this.info, { Title: escapeHtml(Title), Author: escapeHtml(Author) });
    super.endMetadata();
  }
}
