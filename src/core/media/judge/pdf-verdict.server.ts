import { PDFArray, type PDFContext, PDFDict, PDFName } from "pdf-lib";
import { reachesOut } from "./pdf-actions.server";
import { hasBomb } from "./pdf-bomb.server";
import { findNames } from "./pdf-names.server";
import { PdfReader } from "./pdf-reader.server";
import { WorkLimit } from "./work-limit.server";

/** What a PDF turned out to be; `sound` may be kept. */
export type PdfVerdict = "sound" | "pdfBroken" | "pdfTooHeavy" | "pdfEncrypted" | "pdfActive";

/** Readers look for the end marker in so many last bytes. */
const TAIL = 1024;
const DEEPEST = 64;

/** Sees whether a PDF is whole, has a page, and carries nothing that acts by itself. */
export async function pdfVerdict(bytes: Uint8Array): Promise<PdfVerdict> {
  if (!hasFrame(bytes)) return "pdfBroken";
  const names = findNames(bytes, { compressed: true });
  if (names.encrypted) return "pdfEncrypted";
  if (names.active) return "pdfActive";
  const limit = new WorkLimit();
  const reader = new PdfReader(bytes, limit);
  const context = await reader.read().catch(() => undefined);
  if (reader.active || (context && reachesOut(reader))) return "pdfActive";
  // More in the bytes than were read means objects where only a lenient reader looks.
  const isWhole = !reader.disguised && names.objectStreams === reader.objectStreams;
  const isSound =
    context && isWhole && hasPage(context) && !(await hasBomb(reader.objects, limit).catch(() => true));
  if (isSound) return "sound";
  return limit.isOver ? "pdfTooHeavy" : "pdfBroken";
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
