import { type PDFDocument, type PDFField, PDFHexString, PDFName, type PDFPage, rgb } from "pdf-lib";
import type { SheetText, TextStyle } from "./sheet-text.server";

/** A4, in points. */
const PAGE = { width: 595, height: 842, margin: 46 };
const INNER = PAGE.width - 2 * PAGE.margin;
const KAPOK = rgb(0.73, 0.23, 0.12);
const BORDER = {
  borderWidth: 0.75,
  borderColor: rgb(0.45, 0.5, 0.55),
  backgroundColor: rgb(1, 0.99, 0.97),
};
const LEADING = 1.45;
const GAP = 4;
const FIELD_HEIGHT = 21;
const TALL = 44;
const BOX = 12;
const LABEL_WIDTH = 150;

/** Draws the parts of a form one below the other, down the page and on to the next. */
export class SheetPen {
  private readonly document: PDFDocument;
  private readonly text: SheetText;
  private page: PDFPage;
  private y = PAGE.height - PAGE.margin;
  private count = 0;
  private readonly body: TextStyle;

  constructor(document: PDFDocument, text: SheetText, body: TextStyle) {
    this.document = document;
    this.text = text;
    this.body = body;
    this.page = document.addPage([PAGE.width, PAGE.height]);
  }

  space(points: number): void {
    this.y -= points;
  }

  rule(): void {
    this.space(6);
    const [start, end] = [PAGE.margin, PAGE.width - PAGE.margin].map((x) => ({ x, y: this.y }));
    if (start && end) this.page.drawLine({ start, end, thickness: 1.5, color: KAPOK });
    this.space(6);
  }

  write(text: string, style: TextStyle): void {
    for (const line of this.text.wrap(text, INNER, style)) {
      this.down(style.size * LEADING);
      this.text.line(this.page, line, { x: PAGE.margin, y: this.y }, style);
    }
    this.space(4);
  }

  /** A heading does not stand alone at the foot of a page. */
  heading(text: string, style: TextStyle): void {
    this.space(8);
    if (this.y < PAGE.margin + 80) this.turn();
    this.write(text, style);
  }

  /** A label, and beside it a box to write in; a label that ends in `…` has a tall one. */
  field(label: string): void {
    const tall = label.endsWith("…");
    const height = tall ? TALL : FIELD_HEIGHT;
    const name = label.replace("…", "");
    const lines = this.text.wrap(name, LABEL_WIDTH - 8, this.body);
    this.down(height + GAP);
    this.lines(lines, { x: PAGE.margin, y: this.y + height - 14 }, 1.15);
    const box = this.document.getForm().createTextField(`field-${this.count++}`);
    if (tall) box.enableMultiline();
    const x = PAGE.margin + LABEL_WIDTH;
    box.addToPage(this.page, { x, y: this.y, width: INNER - LABEL_WIDTH, height, ...BORDER });
    box.setFontSize(this.body.size);
    nameAloud(box, name);
    if (lines.length > 2 && !tall) this.space((lines.length - 2) * this.body.size);
  }

  /** A box to tick, and what it stands for. */
  choice(label: string): void {
    const lines = this.text.wrap(label, INNER - BOX - 10, this.body);
    const leading = this.body.size * LEADING;
    this.down(lines.length * leading + GAP);
    const y = this.y + lines.length * leading - this.body.size;
    const box = this.document.getForm().createCheckBox(`choice-${this.count++}`);
    box.addToPage(this.page, { x: PAGE.margin, y: y - 2.5, width: BOX, height: BOX, ...BORDER });
    nameAloud(box, label);
    this.lines(lines, { x: PAGE.margin + BOX + 10, y }, LEADING);
  }

  private lines(lines: readonly string[], at: { x: number; y: number }, leading: number): void {
    lines.forEach((line, index) => {
      const y = at.y - index * this.body.size * leading;
      this.text.line(this.page, line, { x: at.x, y }, this.body);
    });
  }

  private down(points: number): void {
    if (this.y - points < PAGE.margin) this.turn();
    this.y -= points;
  }

  private turn(): void {
    this.page = this.document.addPage([PAGE.width, PAGE.height]);
    this.y = PAGE.height - PAGE.margin;
  }
}

/** What a screen reader calls a field. */
function nameAloud(field: PDFField, name: string): void {
  field.acroField.dict.set(PDFName.of("TU"), PDFHexString.fromText(name));
}
