import { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { PDFArray, type PDFContext, type PDFDict, PDFName, PDFRawStream } from "pdf-lib";

/** What one stream may unpack to, in bytes; a scanned page at 600 dpi in colour has 100 MB. */
const MAX_UNPACKED = 256 * 1024 * 1024;
/** Deflate packs no better than this. */
const BEST_RATIO = 1032;

/** Whether a stream would unpack to more than any reader should have to hold. */
export async function hasBomb(context: PDFContext): Promise<boolean> {
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const deflates = filtersOf(object.dict).filter((filter) => filter === PDFName.FlateDecode).length;
    if (deflates > 1) return true;
    if (deflates === 0 || object.contents.byteLength < MAX_UNPACKED / BEST_RATIO) continue;
    if ((await unpackedSize(object.contents)) > MAX_UNPACKED) return true;
  }
  return false;
}

function filtersOf(dict: PDFDict): unknown[] {
  const filter = dict.lookup(PDFName.of("Filter"));
  if (!(filter instanceof PDFArray)) return [filter];
  return filter.asArray().map((each) => dict.context.lookup(each));
}

/** Counts no further than is too much; what is no deflate at all unpacks to what came before that showed. */
async function unpackedSize(bytes: Uint8Array): Promise<number> {
  let size = 0;
  const counter = new Writable({
    write(chunk: Buffer, _, done) {
      size += chunk.length;
      done(size > MAX_UNPACKED ? new Error("too much") : null);
    },
  });
  const inflate = createInflate({ chunkSize: 1024 * 1024 });
  inflate.end(bytes);
  await pipeline(inflate, counter).catch(() => {});
  return size;
}
