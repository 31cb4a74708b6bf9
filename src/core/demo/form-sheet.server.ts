import { PDFDocument, rgb } from "pdf-lib";
import { LANG_TAG, type Lang } from "../locale/lang";
import { SheetPen } from "./sheet-pen.server";
import { sheetText, type TextStyle } from "./sheet-text.server";

/** A form as words: who gives it out, what it is for, what it asks. */
export interface FormSheet {
  /** The language that it is written in, or most of it. */
  lang: Lang;
  charity: string;
  /** One line, or one for each language. */
  title: readonly string[];
  intro: readonly string[];
  parts: readonly SheetPart[];
  /** Where it goes when it is filled in. */
  footer: string;
}

export interface SheetPart {
  heading: string;
  /** Each a line to fill in; one that ends in `…` has room for several lines. */
  fields?: readonly string[];
  /** Each a box to tick. */
  choices?: readonly string[];
}

const INK = rgb(0.11, 0.15, 0.2);
const SLATE = rgb(0.29, 0.33, 0.39);
const TEAL = rgb(0.05, 0.35, 0.38);

const TITLE: TextStyle = { size: 19, colour: INK, bold: true };
const HEADING: TextStyle = { size: 12, colour: TEAL, bold: true };
const BODY: TextStyle = { size: 10, colour: INK };
const SMALL: TextStyle = { size: 9, colour: SLATE };

/** Draws a form as a PDF that can be filled in on screen or on paper. */
export async function drawFormSheet(sheet: FormSheet): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const [title = ""] = sheet.title;
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(sheet.charity);
  document.setLanguage(LANG_TAG[sheet.lang]);
  const pen = new SheetPen(document, await sheetText(document, sheet.lang), BODY);
  pen.write(sheet.charity, SMALL);
  for (const line of sheet.title) pen.write(line, TITLE);
  pen.rule();
  for (const paragraph of sheet.intro) pen.write(paragraph, BODY);
  for (const part of sheet.parts) {
    pen.heading(part.heading, HEADING);
    for (const choice of part.choices ?? []) pen.choice(choice);
    for (const field of part.fields ?? []) pen.field(field);
  }
  pen.space(8);
  pen.rule();
  pen.write(sheet.footer, SMALL);
  return document.save();
}
