import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate, inflateSync } from "node:zlib";
import { decodePDFRawStream, type PDFDict, PDFName, type PDFObject, PDFRawStream } from "@pdfme/pdf-lib";
import { filtersOf, type WorkLimit } from "./pdf-names.server";

const MEGABYTE = 1024 * 1024;
/** The size that one stream may unpack to, in bytes; a scanned page at 600 dpi in colour has 100 MB. */
const MAX_UNPACKED = 256 * MEGABYTE;
/** The size that all of them may unpack to; twenty times what the largest file has. */
const MAX_TOGETHER = 512 * MEGABYTE;
/** The size that is unpacked in one go, which takes the least time. */
const AT_ONCE = MEGABYTE;

const AS_LETTERS = ["ASCII85Decode", "ASCIIHexDecode"];
const SIZES: Record<string, (bytes: Uint8Array) => number | Promise<number>> = {
  FlateDecode: inflatedSize,
  LZWDecode: (bytes) => Math.max(lzwSize(bytes, 1), lzwSize(bytes, 0)),
  RunLengthDecode: runLengthSize,
};

/**
 * Tells whether a stream, or all together, would unpack to more than any reader should have to hold.
 * @throws when that cannot be told, or takes too long.
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

/** Of pictures, whose pixels are not counted, as they are packed. Infinite for what is packed twice. */
async function unpackedSize(stream: PDFRawStream): Promise<number> {
  const filters = filtersOf(stream.dict);
  const at = filters.findIndex((filter) => filter in SIZES);
  const size = SIZES[filters[at] ?? ""];
  if (!size) return stream.contents.byteLength;
  const before = filters.slice(0, at);
  const isTwice = filters.slice(at + 1).some((filter) => filter in SIZES);
  if (isTwice || before.length > 1 || !before.every((filter) => AS_LETTERS.includes(filter))) {
    return Number.POSITIVE_INFINITY;
  }
  return size(before.length === 0 ? stream.contents : withoutLetters(stream, before[0] ?? ""));
}

/** The bytes that are written as letters; never many more than there are letters. */
function withoutLetters({ dict, contents }: PDFRawStream, filter: string): Uint8Array {
  const only: PDFDict = dict.context.obj({ Filter: PDFName.of(filter) });
  return decodePDFRawStream(PDFRawStream.of(only, contents)).decode();
}

/** Counts no further than is too much; what is no deflate at all unpacks to what came before that showed. */
async function inflatedSize(bytes: Uint8Array): Promise<number> {
  try {
    return inflateSync(bytes, { maxOutputLength: AT_ONCE }).byteLength;
  } catch {
    return countedInflate(bytes);
  }
}

async function countedInflate(bytes: Uint8Array): Promise<number> {
  let size = 0;
  const counter = new Writable({
    write(chunk: Buffer, _, done) {
      size += chunk.length;
      done(size > MAX_UNPACKED ? new Error("too much") : null);
    },
  });
  const inflate = createInflate({ chunkSize: MEGABYTE });
  inflate.end(bytes);
  await pipeline(inflate, counter).catch(() => {});
  return size;
}

/** A byte up to 127 stands before one more than so many others, one from 129 before a single one to be repeated. */
function runLengthSize(bytes: Uint8Array): number {
  let size = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = bytes[at] ?? 0;
    if (length === 128) break;
    size += length < 128 ? length + 1 : 257 - length;
    at += length < 128 ? length + 2 : 2;
  }
  return size;
}

const CLEAR = 256;
const END = 257;
const FIRST_FREE = 258;
const CODES = 4096;
const LONGEST = 12;

/**
 * The number of bytes an LZW stream of PDF unpacks to, without unpacking it; as far as it is one.
 * @param early `EarlyChange` of the stream: codes grow by a bit so many codes before they must
 */
function lzwSize(bytes: Uint8Array, early: 0 | 1): number {
  const lengths = new Uint16Array(CODES).fill(1, 0, CLEAR);
  const bits = new Bits(bytes);
  let size = 0;
  let free = FIRST_FREE;
  let width = 9;
  let before = 0;
  for (let code = bits.take(width); code !== undefined && code !== END; code = bits.take(width)) {
    if (code === CLEAR) {
      free = FIRST_FREE;
      width = 9;
      before = 0;
      continue;
    }
    if (before > 0 && free < CODES) {
      lengths[free] = before + 1; // may be the very code that was read
      free += 1;
    }
    if (code >= free) break;
    before = lengths[code] ?? 0;
    size += before;
    if (free + early >= 1 << width && width < LONGEST) width += 1;
  }
  return size;
}

/** Bytes as numbers of any width, the highest bit first. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;
  #held = 0;
  #count = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  take(width: number): number | undefined {
    while (this.#count < width) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) return undefined;
      this.#at += 1;
      this.#held = ((this.#held << 8) | byte) & 0xff_ffff;
      this.#count += 8;
    }
    this.#count -= width;
    return (this.#held >> this.#count) & ((1 << width) - 1);
  }
}
