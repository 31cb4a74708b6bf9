import { PDFArray, type PDFContext, PDFDict, PDFName } from "pdf-lib";
import { Problem } from "../../api/problem";
import { MAX_BYTES } from "../uploaded-file";
import { findNames } from "./pdf-names.server";
import { PdfReader } from "./pdf-reader.server";

/** Readers look for the end marker in so many last bytes. */
const TAIL = 1024;
const DEEPEST = 64;

/**
 * Sees that a PDF is whole, has a page, and carries nothing that acts by itself.
 * @throws {Problem} 413 or 415 in words that say what to do.
 */
export async function judgePdf(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > MAX_BYTES.pdf) throw new Problem(413, "pdfTooLarge");
  if (!hasFrame(bytes)) throw new Problem(415, "pdfBroken");
  const names = findNames(bytes, { compressed: true });
  if (names.encrypted) throw new Problem(415, "pdfEncrypted");
  if (names.active) throw new Problem(415, "pdfActive");
  const reader = new PdfReader(bytes);
  const context = await reader.read().catch((cause: unknown) => refuse(reader, cause));
  if (reader.active) throw new Problem(415, "pdfActive");
  // More in the bytes than were read means objects where only a lenient reader looks.
  if (names.objectStreams !== reader.objectStreams) throw new Problem(415, "pdfBroken");
  if (!hasPage(context)) throw new Problem(415, "pdfBroken");
}

function refuse(reader: PdfReader, cause: unknown): never {
  throw new Problem(415, reader.active ? "pdfActive" : "pdfBroken", { cause });
}

function hasFrame(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 8)).toString("latin1");
  const end = Buffer.from(bytes.subarray(-TAIL)).toString("latin1");
  return /^%PDF-[12]\.\d/.test(start) && /startxref\s+\d+\s+%%EOF/.test(end);
}

/** Whether the catalog leads to at least one page. */
function hasPage(context: PDFContext): boolean {
  const catalog = context.lookup(context.trailerInfo.Root);
  if (!(catalog instanceof PDFDict)) return false;
  return leadsToPage(catalog.lookup(PDFName.of("Pages")), 0, new Set());
}

function leadsToPage(node: unknown, depth: number, seen: Set<unknown>): boolean {
  if (!(node instanceof PDFDict) || depth > DEEPEST || seen.has(node)) return false;
  seen.add(node);
  const kids = node.lookup(PDFName.of("Kids"));
  if (!(kids instanceof PDFArray)) return node.lookup(PDFName.of("Type")) === PDFName.of("Page");
  return kids.asArray().some((kid) => leadsToPage(node.context.lookup(kid), depth + 1, seen));
}
