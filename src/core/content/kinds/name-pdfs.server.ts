import type { Database } from "../../db/database.server";
import { LANGS } from "../../locale/lang";
import { cleanFileName } from "../../media/file-name.server";
import { mediaRegistry } from "../../media/registry.server";
import type { Content, ContentType } from "../definition";
import type { Field, Kept } from "../field";
import { mapFields } from "../field-values";
import type { PdfField } from "./media";

type Values = Record<string, unknown>;

/**
 * The content with the names under which its PDFs are downloaded: as it was given, cleaned; else as the file was
 * called when it was uploaded.
 */
export async function namePdfs<T extends ContentType>(
  db: Database,
  type: T,
  content: Content<T>,
): Promise<Content<T>> {
  const name = ({ kind }: Field, value: unknown) =>
    kind === "pdf" ? namedPdf(db, value as Kept<PdfField>) : value;
  const named: Values = { ...(await mapFields(type.shared, content as Values, name)) };
  for (const lang of LANGS) named[lang] = await mapFields(type.texts, named[lang] as Values, name);
  return named as Content<T>;
}

async function namedPdf(db: Database, { pdfId, originalFilename }: Kept<PdfField>): Promise<Kept<PdfField>> {
  if (pdfId === null) return { pdfId, originalFilename: "" };
  if (originalFilename.trim() !== "") return { pdfId, originalFilename: cleanFileName(originalFilename) };
  const file = await mediaRegistry(db).find(pdfId);
  return { pdfId, originalFilename: file?.original_filename ?? "" };
}
