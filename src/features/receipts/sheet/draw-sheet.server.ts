import { PDFDocument, rgb } from "pdf-lib";
import { fontsFor } from "../pdf/fonts.server";
import { type Part, Tags } from "../pdf/tags.server";
import { SheetText, type TextStyle } from "../pdf/text.server";
import { type Bilingual, type Sheet, textOf } from "./sheet";
import { INNER, MARGIN, SheetPen } from "./sheet-pen.server";

const INK = rgb(0.11, 0.15, 0.2);
const SLATE = rgb(0.29, 0.33, 0.39);
const TEAL = rgb(0.05, 0.35, 0.38);
const KAPOK = rgb(0.73, 0.23, 0.12);

const CHARITY: TextStyle = { size: 14, colour: TEAL, bold: true };
const TITLE: TextStyle = { size: 18, colour: INK, bold: true };
const LABEL: TextStyle = { size: 9, colour: SLATE };
const VALUE: TextStyle = { size: 11.5, colour: INK };
const NOTE: TextStyle = { size: 9, colour: INK };
const STAMP: TextStyle = { size: 84, colour: rgb(0.93, 0.72, 0.66), bold: true };

/** Where the values of the facts begin, in points from the margin. */
const VALUES_AT = 150;

const VOID: Bilingual = { eng: "VOID", tra: "作廢" };

/**
 * Draws a sheet as a PDF: the same sheet gives the same bytes. Whatever a donor is called can be written, searched
 * and copied, on machines without a Chinese font too.
 * @param isVoid whether it is marked as void across the page
 */
export async function drawSheet(sheet: Sheet, { isVoid = false } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  describe(document, sheet);
  const text = new SheetText(document, await fontsFor(textOf(sheet) + VOID.eng + VOID.tra));
  const tags = new Tags(document);
  const pen = new SheetPen(document, text, tags);
  if (isVoid) pen.across(`${VOID.eng} ${VOID.tra}`, STAMP);
  pen.write(sheet.charity.tra, CHARITY);
  pen.write(sheet.charity.eng, CHARITY);
  pen.space(4);
  for (const line of sheet.letterhead) pen.write(line, LABEL);
  pen.rule(KAPOK);
  pen.write(`${sheet.title.eng}  ${sheet.title.tra}`, TITLE, "H1");
  pen.space(10);
  const facts = tags.add("Table", tags.top);
  for (const { label, values } of sheet.facts) fact(pen, tags, tags.add("TR", facts), label, values);
  if (sheet.table) table(pen, tags, sheet.table);
  pen.space(14);
  for (const { eng, tra } of sheet.notes) {
    pen.write(eng, NOTE);
    pen.write(tra, NOTE);
    pen.space(6);
  }
  text.finish();
  tags.finish();
  return document.save();
}

function describe(document: PDFDocument, { charity, title, madeAt }: Sheet): void {
  document.setTitle(`${title.eng} ${title.tra}`, { showInWindowTitleBar: true });
  document.setAuthor(`${charity.eng} ${charity.tra}`);
  document.setLanguage("en");
  document.setCreationDate(new Date(madeAt));
  document.setModificationDate(new Date(madeAt));
}

/** A label in both languages on the left, the values beside it. */
function fact(pen: SheetPen, tags: Tags, row: Part, label: Bilingual, values: readonly string[]): void {
  const head = { x: MARGIN, width: VALUES_AT - 12, lines: [label.eng, label.tra], style: LABEL };
  const value = { x: MARGIN + VALUES_AT, width: INNER - VALUES_AT, lines: values, style: VALUE };
  pen.columns(
    [
      { ...head, cell: tags.add("TH", row, { heads: "Row" }) },
      { ...value, cell: tags.add("TD", row) },
    ],
    { line: true },
  );
}

/** Columns of equal width. Their heads are repeated on every page. */
function table(pen: SheetPen, tags: Tags, { heads, rows }: NonNullable<Sheet["table"]>): void {
  const whole = tags.add("Table", tags.top);
  const width = INNER / heads.length;
  const place = (index: number) => ({ x: MARGIN + index * width, width: width - 8 });
  // Heads on a further page are for the eye: whoever listens has heard them.
  const drawHeads = (row?: Part) =>
    pen.columns(
      heads.map(({ eng, tra }, index) => {
        const cell = row && tags.add("TH", row, { heads: "Column" });
        return { ...place(index), lines: [eng, tra], style: LABEL, cell };
      }),
      { line: true },
    );
  pen.space(10);
  drawHeads(tags.add("TR", whole));
  for (const texts of rows) {
    const columns = texts.map((text, index) => ({ ...place(index), lines: [text], style: NOTE }));
    if (pen.leaves(columns)) {
      pen.turn();
      drawHeads();
    }
    const row = tags.add("TR", whole);
    pen.columns(
      columns.map((column) => ({ ...column, cell: tags.add("TD", row) })),
      { line: true },
    );
  }
}
