import { buffer } from "node:stream/consumers";
import { fontsFor } from "./fonts.server";
import { INNER, MARGIN, PAGE, type Part, SheetLayout, SpokenDocument } from "./sheet-layout.server";
import { type Bilingual, type Sheet, textOf } from "./sheets";
import { SheetText, type TextStyle } from "./text.server";

const INK = "#1d2633";
const SLATE = "#4a5463";
const TEAL = "#0e5a60";
const KAPOK = "#b93a1e";

const CHARITY: TextStyle = { size: 14, colour: TEAL, bold: true };
const TITLE: TextStyle = { size: 18, colour: INK, bold: true };
const LABEL: TextStyle = { size: 9, colour: SLATE };
const VALUE: TextStyle = { size: 11.5, colour: INK };
const NOTE: TextStyle = { size: 9, colour: INK };
const STAMPED: TextStyle = { size: 14, colour: KAPOK, bold: true };
const STAMP: TextStyle = { size: 84, colour: "#edb8a8", bold: true };

/** Where the values of the facts begin, in points from the margin. */
const VALUES_AT = 150;

const VOID: Bilingual = { eng: "VOID", tra: "作廢" };
const DUPLICATE: Bilingual = { eng: "Duplicate", tra: "副本" };

/**
 * Draws a sheet as a PDF: the same sheet gives the same bytes. Whatever a donor is called can be written, searched
 * and copied, on machines without a Chinese font too.
 * @param isVoid whether it is marked as void across the page
 * @param isDuplicate whether it says below its title that it is a duplicate
 */
export async function drawSheet(
  sheet: Sheet,
  { isVoid = false, isDuplicate = false } = {},
): Promise<Uint8Array> {
  const fonts = await fontsFor(textOf(sheet) + VOID.eng + VOID.tra + DUPLICATE.eng + DUPLICATE.tra);
  const { charity, title, madeAt } = sheet;
  const document = new SpokenDocument({
    size: [PAGE.width, PAGE.height],
    title: `${title.eng} ${title.tra}`,
    author: `${charity.eng} ${charity.tra}`,
    madeAt: new Date(madeAt),
  });
  const file = buffer(document);
  const pen = new SheetLayout(document, new SheetText(document, fonts));
  if (isVoid) pen.across(`${VOID.eng} ${VOID.tra}`, STAMP);
  pen.write(sheet.charity.tra, CHARITY);
  pen.write(sheet.charity.eng, CHARITY);
  pen.space(4);
  for (const line of sheet.letterhead) pen.write(line, LABEL);
  pen.rule(KAPOK);
  pen.write(`${sheet.title.eng}  ${sheet.title.tra}`, TITLE, "H1");
  if (isDuplicate) pen.write(`${DUPLICATE.eng}  ${DUPLICATE.tra}`, STAMPED);
  pen.space(10);
  const facts = pen.add("Table", pen.top);
  for (const { label, values } of sheet.facts) fact(pen, pen.add("TR", facts), label, values);
  if (sheet.table) table(pen, sheet.table);
  pen.space(14);
  for (const { eng, tra } of sheet.notes) {
    pen.write(eng, NOTE);
    pen.write(tra, NOTE);
    pen.space(6);
  }
  document.end();
  return file;
}

/** A label in both languages on the left, the values beside it. */
function fact(pen: SheetLayout, row: Part, label: Bilingual, values: readonly string[]): void {
  const lines = [label.eng, label.tra];
  pen.columns(
    [
      { x: MARGIN, width: VALUES_AT - 12, lines, style: LABEL, row, heads: "Row" },
      { x: MARGIN + VALUES_AT, width: INNER - VALUES_AT, lines: values, style: VALUE, row },
    ],
    { line: true },
  );
}

/** Columns of equal width. Their heads are repeated on every page. */
function table(pen: SheetLayout, { heads, rows }: NonNullable<Sheet["table"]>): void {
  const whole = pen.add("Table", pen.top);
  const width = INNER / heads.length;
  const place = (index: number) => ({ x: MARGIN + index * width, width: width - 8 });
  const headed = heads.map(({ eng, tra }, index) => {
    return { ...place(index), lines: [eng, tra], style: LABEL, heads: "Column" as const };
  });
  const drawHeads = (row?: Part) =>
    pen.columns(
      headed.map((head) => ({ ...head, row })),
      { line: true },
    );
  pen.space(10);
  drawHeads(pen.add("TR", whole));
  for (const texts of rows) {
    const columns = texts.map((text, index) => ({ ...place(index), lines: text.split("\n"), style: NOTE }));
    if (pen.leaves(columns)) {
      pen.turn();
      drawHeads(); // drawn only: screen readers have read them already
    }
    const row = pen.add("TR", whole);
    pen.columns(
      columns.map((column) => ({ ...column, row })),
      { line: true },
    );
  }
}
