import { cleanFileName } from "../../media/file-name.server";
import { mediaRegistry } from "../../media/registry.server";
import type { Database } from "../../platform/db/database.server";
import type { Content, ContentType } from "../definition";
import type { StoredValue } from "../field";
import { mapLeaves } from "../field-paths";
import type { PdfField } from "./media";

/**
 * The content with the names under which its PDFs are downloaded: the given one, cleaned; else the file's
 * name when it was uploaded.
 */
export const namePdfs = <T extends ContentType>(
  db: Database,
  type: T,
  content: Content<T>,
): Promise<Content<T>> =>
  mapLeaves(type, content, ({ field: { kind }, value }) =>
    kind === "pdf" ? namedPdf(db, value as StoredValue<PdfField>) : value,
  );

async function namedPdf(
  db: Database,
  { pdfId, originalFilename }: StoredValue<PdfField>,
): Promise<StoredValue<PdfField>> {
  if (pdfId === null) return { pdfId, originalFilename: "" };
  if (originalFilename.trim() !== "") return { pdfId, originalFilename: cleanFileName(originalFilename) };
  const file = await mediaRegistry(db).find(pdfId);
  return { pdfId, originalFilename: file?.original_filename ?? "" };
}
