import { Readable } from "node:stream";
import { createInflate, inflateSync } from "node:zlib";
import { decodePDFRawStream, type PDFDict, type PDFObject, PDFRawStream } from "@pdfme/pdf-lib";
import { filtersOf, type WorkLimit } from "./pdf-names.server";

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
export async function hasBomb(objects: readonly PDFObject[], limit: WorkLimit): Promise<boolean> {
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
