import { Readable } from "node:stream";
import { createInflate, inflateSync } from "node:zlib";
import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from "@pdfme/pdf-lib";
import { entryOf, filtersOf, findNames, plainName, WorkLimit } from "./pdf-names.server";
import { PdfReader } from "./pdf-reader.server";

/** The validation result of a PDF; a `sound` one may be stored. */
export type PdfValidationResult = "sound" | "pdfBroken" | "pdfTooHeavy" | "pdfEncrypted" | "pdfActive";

/** Readers look for the end marker in so many last bytes. */
const TAIL = 1024;
const DEEPEST = 64;

/** Validates that a PDF is complete, has a page, and contains nothing active. */
export async function validatePdf(bytes: Uint8Array): Promise<PdfValidationResult> {
  if (!hasFrame(bytes)) return "pdfBroken";
  const names = findNames(bytes, { compressed: true });
  if (names.encrypted) return "pdfEncrypted";
  if (names.active) return "pdfActive";
  const limit = new WorkLimit();
  const reader = new PdfReader(bytes, limit);
  const context = await reader.read().catch(() => undefined);
  if (reader.active || (context && acts(reader))) return "pdfActive";
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

/** Returns whether the catalog leads to at least one page. */
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

/** The actions that are for a click alone: each reaches out of the document, or makes itself heard. */
const AT_A_CLICK = new Set(["URI", "Thread", "Sound"]);

/** The named actions that only turn pages. Others do what a reader's menu does, as to open the dialog to print. */
const PAGE_TURNS = new Set(["NextPage", "PrevPage", "FirstPage", "LastPage"]);

/**
 * Returns whether a document that was read acts by what its objects mean: has the reader do something by a name, goes to
 * the web without a click, or opens another file, which on a file server reveals who reads it.
 */
function acts(reader: PdfReader): boolean {
  const left = reader.objects;
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    if (commandsReader(dict, reader)) return true;
    for (const [name, value] of dict.entries()) {
      if (entryReachesOut(plainName(name), value, reader)) return true;
      left.push(value);
    }
  }
  return false;
}

/** Returns whether a dictionary is an action by name that does more than turn a page. */
function commandsReader(dict: PDFDict, reader: PdfReader): boolean {
  if (!namesAt(dict, "S", reader).includes("Named")) return false;
  const names = namesAt(dict, "N", reader);
  return names.length === 0 || names.some((name) => !PAGE_TURNS.has(name));
}

function entryReachesOut(key: string, value: PDFObject, reader: PdfReader): boolean {
  if (key === "F" || key === "UF") return reader.meanings(value).some(isText);
  if (key === "OpenAction") return actsAlone(value, reader);
  if (key !== "AA") return false;
  const byEvent = reader.meanings(value).flatMap((each) => (each instanceof PDFDict ? each.values() : []));
  return byEvent.some((action) => actsAlone(action, reader));
}

/** Returns whether an action, or one that follows it, is for a click alone. */
function actsAlone(action: PDFObject, reader: PdfReader): boolean {
  const left = [action];
  const seen = new Set<PDFObject>();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const each of reader.meanings(next)) {
      if (each instanceof PDFArray) left.push(...each.asArray());
      if (!(each instanceof PDFDict)) continue;
      if (namesAt(each, "S", reader).some((kind) => AT_A_CLICK.has(kind))) return true;
      const following = entryOf(each, "Next");
      if (following) left.push(following);
    }
  }
  return false;
}

/** The names that a key of a dictionary has or ever had. */
function namesAt(dict: PDFDict, key: string, reader: PdfReader): string[] {
  const value = entryOf(dict, key);
  const names = value === undefined ? [] : reader.meanings(value);
  return names.flatMap((name) => (name instanceof PDFName ? [plainName(name)] : []));
}

/** Keys under which a string names a file; annotations have a number there, fonts and filters a name. */
const isText = (value: PDFObject): boolean => value instanceof PDFString || value instanceof PDFHexString;

declare module "../../platform/threads/worker-thread.server" {
  interface ThreadTasks {
    validatePdf: typeof validatePdf;
  }
}

const MEGABYTE = 1024 * 1024;
/** The size that one stream may unpack to, in bytes; a scanned page at 600 dpi in colour has 100 MB. */
const MAX_UNPACKED = 256 * MEGABYTE;
/** The size that all of them may unpack to; twenty times what the largest file has. */
const MAX_TOGETHER = 512 * MEGABYTE;

const AS_LETTERS = ["ASCII85Decode", "ASCIIHexDecode"];
const PACKED = ["FlateDecode", "LZWDecode", "RunLengthDecode"];

/**
 * Returns whether a stream, or all together, would unpack to more than any reader should have to hold.
 * @throws when that cannot be determined, or takes too long.
 */
async function hasBomb(objects: readonly PDFObject[], limit: WorkLimit): Promise<boolean> {
  let together = 0;
  for (const object of objects) {
    if (!(object instanceof PDFRawStream)) continue;
    if (limit.isOver) throw new Error("the PDF takes too long to unpack");
    const size = await unpackedSize(object);
    together += size;
    if (size > MAX_UNPACKED || together > MAX_TOGETHER) return true;
  }
  return false;
}

/**
 * Of pictures, whose pixels are not counted, as they are packed. Infinite for what is packed twice.
 * @throws for more than 100 MB of LZW or run lengths, the limit of pdf-lib.
 */
async function unpackedSize(stream: PDFRawStream): Promise<number> {
  const filters = filtersOf(stream.dict);
  const at = filters.findIndex((filter) => PACKED.includes(filter));
  if (at < 0) return stream.contents.byteLength;
  const letters = filters.slice(0, at);
  const isTwice = filters.slice(at + 1).some((filter) => PACKED.includes(filter));
  if (isTwice || letters.length > 1 || !letters.every((filter) => AS_LETTERS.includes(filter))) {
    return Number.POSITIVE_INFINITY;
  }
  if (filters[at] === "FlateDecode") return inflatedSize(unpacked(stream, letters));
  const sizes = [0, 1].map((early) => unpacked(stream, filters.slice(0, at + 1), early).byteLength);
  return Math.max(...sizes); // whichever of the two a reader takes LZW for
}

/** The bytes of a stream after these of its filters. */
function unpacked({ dict, contents }: PDFRawStream, filters: string[], early = 1): Uint8Array {
  const only: PDFDict = dict.context.obj({
    Filter: filters,
    DecodeParms: filters.map(() => ({ EarlyChange: early })),
  });
  return decodePDFRawStream(PDFRawStream.of(only, contents)).decode();
}

/**
 * Counts no further than is too much, and holds a megabyte, where pdf-lib would hold all; what is no deflate at all
 * unpacks to what came before that showed.
 */
async function inflatedSize(bytes: Uint8Array): Promise<number> {
  let size = 0;
  try {
    return inflateSync(bytes, { maxOutputLength: MEGABYTE }).byteLength; // takes the least time
  } catch {}
  try {
    for await (const chunk of Readable.from([bytes]).pipe(createInflate({ chunkSize: MEGABYTE }))) {
      size += chunk.length;
      if (size > MAX_UNPACKED) break;
    }
  } catch {}
  return size;
}
