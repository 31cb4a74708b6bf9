import { type PDFDocument, type PDFPage, type RGB, rgb } from "pdf-lib";
import type { Part, Tag, Tags } from "../pdf/tags.server";
import type { SheetText, TextStyle } from "../pdf/text.server";

/** A4, in points. */
const PAGE = { width: 595, height: 842 };
export const MARGIN = 54;
export const INNER = PAGE.width - 2 * MARGIN;
const LEADING = 1.45;
const PADDING = 5;
const HAIR = rgb(0.82, 0.84, 0.86);

/** Some lines in a column of the page. */
export interface Column {
  x: number;
  width: number;
  lines: readonly string[];
  style: TextStyle;
  /** The cell that it fills; without one it repeats what was said before. */
  cell?: Part | undefined;
}

const HAN = /\p{Script=Han}/u;

/** Writes one thing below the other, down the page and on to the next. */
export class SheetPen {
  readonly #document: PDFDocument;
  readonly #text: SheetText;
  readonly #tags: Tags;
  #page: PDFPage;
  #y = 0;

  constructor(document: PDFDocument, text: SheetText, tags: Tags) {
    this.#document = document;
    this.#text = text;
    this.#tags = tags;
    this.#page = this.turn();
  }

  /** Begins a new page. */
  turn(): PDFPage {
    this.#page = this.#document.addPage([PAGE.width, PAGE.height]);
    this.#y = PAGE.height - MARGIN;
    return this.#page;
  }

  space(points: number): void {
    this.#y -= points;
  }

  rule(colour: RGB): void {
    this.space(8);
    this.#hair(1.5, colour);
    this.space(8);
  }

  write(text: string, style: TextStyle, tag: Tag = "P"): void {
    const part = this.#partFor(text, tag, this.#tags.top);
    for (const line of this.#text.wrap(text, INNER, style)) {
      if (this.#y - style.size * LEADING < MARGIN) this.turn();
      this.space(style.size * LEADING);
      this.#line(line, { x: MARGIN, y: this.#y }, style, part);
    }
  }

  /** Writes columns beside each other, all from the same height; with a thin line below. */
  columns(columns: readonly Column[], { line }: { line: boolean }): void {
    if (this.leaves(columns)) this.turn();
    this.space(PADDING);
    const first = Math.max(...columns.map(({ style }) => style.size));
    for (const { x, width, lines, style, cell } of columns) {
      let y = this.#y - first;
      for (const text of lines) {
        const part = cell && this.#partFor(text, "P", cell);
        for (const line of this.#text.wrap(text, width, style)) {
          this.#line(line, { x, y }, style, part);
          y -= style.size * LEADING;
        }
      }
    }
    this.space(this.#height(columns) - PADDING);
    if (line) this.#hair(0.5, HAIR);
  }

  /** Whether the page has no room for these columns. */
  leaves(columns: readonly Column[]): boolean {
    return this.#y - this.#height(columns) < MARGIN;
  }

  /** Large, from the lower left to the upper right of the page. */
  across(text: string, style: TextStyle): void {
    const turn = Math.PI / 4;
    const half = this.#text.width(text, style.size) / 2;
    const at = {
      x: PAGE.width / 2 - half * Math.cos(turn),
      y: PAGE.height / 2 - half * Math.sin(turn),
      turn,
    };
    this.#line(text, at, style, this.#partFor(text, "P", this.#tags.top));
  }

  /** A part that says in which language it is to be read: whatever has Chinese in it, by a Chinese voice. */
  #partFor(text: string, tag: Tag, to: Part): Part {
    return this.#tags.add(tag, to, { lang: HAN.test(text) ? "zh-HK" : undefined });
  }

  #line(
    text: string,
    at: { x: number; y: number; turn?: number },
    style: TextStyle,
    part: Part | undefined,
  ): void {
    this.#tags.mark(this.#page, part, () => this.#text.line(this.#page, text, at, style));
  }

  #wrapped({ lines, width, style }: Column): string[] {
    return lines.flatMap((line) => this.#text.wrap(line, width, style));
  }

  #height(columns: readonly Column[]): number {
    const heights = columns.map((column) => this.#wrapped(column).length * column.style.size * LEADING);
    return Math.max(...heights) + 2 * PADDING;
  }

  #hair(thickness: number, colour: RGB): void {
    const [start, end] = [
      { x: MARGIN, y: this.#y },
      { x: PAGE.width - MARGIN, y: this.#y },
    ] as const;
    this.#tags.mark(this.#page, undefined, () =>
      this.#page.drawLine({ start, end, thickness, color: colour }),
    );
  }
}
