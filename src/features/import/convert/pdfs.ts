import { type ConvertContext, fieldOf, type OldRecord, textOf } from "./context";
import { lineIn } from "./plain-text";

const LONGEST_FILE_NAME = 300;

/** A PDF with the name under which it is downloaded. */
export interface Pdf {
  pdfId: string | null;
  originalFilename: string;
}

/** The PDF that a record names; none where it names none or it cannot come. */
export async function pdfIn(record: OldRecord, where: string, context: ConvertContext): Promise<Pdf> {
  const at = (field: string) => (where === "" ? field : `${where}.${field}`);
  const source = textOf(fieldOf(record, "pdfId"), at("pdfId"), context).trim();
  if (source === "") return { pdfId: null, originalFilename: "" };
  const name = fileNameOf(lineIn(fieldOf(record, "originalFilename"), at("originalFilename"), context));
  const pdfId = await context.pdf(source, at("pdfId"), name === "" ? undefined : name);
  return pdfId === undefined ? { pdfId: null, originalFilename: "" } : { pdfId, originalFilename: name };
}

/** The name of a file, which the old site has without its ending. */
function fileNameOf(given: string): string {
  const name = given.slice(0, LONGEST_FILE_NAME).toWellFormed().trim();
  return name === "" || /\.pdf$/i.test(name) ? name : `${name}.pdf`;
}
