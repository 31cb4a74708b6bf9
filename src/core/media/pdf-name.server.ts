import type { Database } from "../db/database.server";
import { cleanFileName } from "./file-name.server";
import { type MediaReference, mediaRegistry, requirePdfs } from "./registry.server";

/**
 * The file name to keep with a PDF that a request names: `given`, cleaned, or when it is blank the one that
 * the file had when it was uploaded.
 * @throws {Problem} 400 with the path of `pdf` when it is not a stored PDF.
 */
export async function pdfName(db: Database, pdf: MediaReference, given: string): Promise<string> {
  await requirePdfs(db, [pdf]);
  if (given.trim() !== "") return cleanFileName(given);
  return (await mediaRegistry(db).find(pdf.id))?.original_filename ?? "";
}
