import { type ConvertContext, fieldOf, listOf, type OldRecord, textOf } from "./context";
import { lineIn } from "./plain-text";

/** The picture of a field that should name one; null where it names none or it cannot come. */
export async function pictureIn(
  value: unknown,
  where: string,
  context: ConvertContext,
): Promise<string | null> {
  const [first] = sourcesIn(value, where, context);
  return first === undefined ? null : ((await context.picture(first.source, first.where)) ?? null);
}

/**
 * The pictures of a field that should name several, in order, without blanks and those that cannot come.
 * @param most as many as are looked at; `onMore` is called where there are others
 */
export async function picturesIn(
  value: unknown,
  where: string,
  context: ConvertContext,
  { most, onMore }: { most: number; onMore(all: number): void },
): Promise<string[]> {
  const all = sourcesIn(value, where, context);
  if (all.length > most) onMore(all.length);
  const ids: string[] = [];
  for (const { source, where: place } of all.slice(0, most)) {
    const id = await context.picture(source, place);
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

/** Each public id or address in a field, with its place. */
function sourcesIn(value: unknown, where: string, context: ConvertContext) {
  return listOf(value).flatMap((each, at) => {
    const place = Array.isArray(value) ? `${where}.${at}` : where;
    const source = textOf(each, place, context).trim();
    return source === "" ? [] : [{ source, where: place }];
  });
}

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
