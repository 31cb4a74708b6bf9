import { inflateSync } from "node:zlib";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
} from "pdf-lib";
import { findNames, isActiveName } from "./pdf-names.server";

const OBJECTS_A_TURN = 200;
/** Milliseconds of work, as a busy machine may take a multiple of it by the clock; ordinary files need a few dozen. */
const MAX_WORK = 5000;
/** Words that are read between two looks at that. */
const LOOK_EVERY = 256;
/** Together for all streams that hold objects; ordinary files have a few MB. */
const MAX_INFLATED = 32 * 1024 * 1024;

const TYPE = PDFName.of("Type");
const OBJECT_STREAM = PDFName.of("ObjStm");
const XREF_STREAM = PDFName.of("XRef");

/**
 * pdf-lib's parser with eyes and bounds. It looks at each object when it is read, since an object that a
 * later one replaces is still in the file; and it measures compressed objects before they are unpacked.
 */
export class PdfReader extends PDFParser {
  /** Something active was read. */
  active = false;
  objectStreams = 0;
  /** It took too long. */
  gaveUp = false;
  private inflated = 0;
  private readonly deadline = workOfThread() + MAX_WORK;
  private words = 0;

  constructor(bytes: Uint8Array) {
    super(bytes, OBJECTS_A_TURN, true);
  }

  /** @throws on anything that is not sound PDF. */
  read(): Promise<PDFContext> {
    return this.parseDocument();
  }

  override parseObject(): PDFObject {
    const object = super.parseObject();
    if (object instanceof PDFName) this.look(object);
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const key of dict.keys()) this.look(key);
    if (object instanceof PDFRawStream) this.measure(object);
    return object;
  }

  /** Called for whatever is read, even between objects, where the parser would hunt for minutes in rubbish. */
  override matchKeyword(keyword: number[]): boolean {
    this.words += 1;
    if (this.words % LOOK_EVERY === 0 && workOfThread() > this.deadline) {
      this.gaveUp = true;
      throw new Error("the PDF takes too long to read");
    }
    return super.matchKeyword(keyword);
  }

  private look(name: PDFName): void {
    if (isActiveName(name.decodeText())) this.active = true;
  }

  private measure(stream: PDFRawStream): void {
    const type = stream.dict.lookup(TYPE);
    if (type !== OBJECT_STREAM && type !== XREF_STREAM) return;
    const room = MAX_INFLATED - this.inflated;
    const bytes = isDeflated(stream.dict)
      ? inflateSync(stream.contents, { maxOutputLength: room })
      : stream.contents;
    this.inflated += bytes.byteLength;
    if (this.inflated > MAX_INFLATED) throw new Error("the PDF unpacks to too much");
    if (stream.dict.get(TYPE) !== OBJECT_STREAM) return;
    this.objectStreams++;
    if (findNames(bytes, { compressed: false }).active) this.active = true;
  }
}

function workOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Whether deflate is its one filter. @throws for filters that no producer uses on objects. */
function isDeflated(dict: PDFDict): boolean {
  const filter = dict.lookup(PDFName.of("Filter"));
  if (filter === undefined || (filter instanceof PDFArray && filter.size() === 0)) return false;
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  if (only !== PDFName.FlateDecode) throw new Error("an unusual filter on objects of the PDF");
  return true;
}
