import { inflateSync } from "node:zlib";
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
} from "@pdfme/pdf-lib";
import type { WorkLimit } from "./pdf-names.server";
import { entryOf, filtersOf, findNames, isActiveName, plainName } from "./pdf-names.server";

const OBJECTS_A_TURN = 200;
/** Words that are read between two looks at the limit of the work. */
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
  /** Streams of objects were read that do not say what they are; readers which trust the index find them. */
  disguised = false;
  /** Objects that later ones of the same number replace. */
  private readonly replaced = new Map<PDFRef, PDFObject[]>();
  private inflated = 0;
  private readonly limit: WorkLimit;
  private words = 0;

  constructor(bytes: Uint8Array, limit: WorkLimit) {
    super(bytes, OBJECTS_A_TURN, true);
    this.limit = limit;
    const { context, replaced } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      const former = context.lookup(ref);
      if (former && !replaced.get(ref)?.push(former)) replaced.set(ref, [former]);
      assign(ref, object);
    };
  }

  /** @throws on anything that is not sound PDF. */
  read(): Promise<PDFContext> {
    return this.parseDocument();
  }

  /** Every object that was read, also those that others replace. */
  get objects(): PDFObject[] {
    const last = this.context.enumerateIndirectObjects().map(([, object]) => object);
    return [...last, ...[...this.replaced.values()].flat()];
  }

  /** The meanings of a value: itself, or each object that a reference has ever led to. */
  meanings(value: PDFObject): PDFObject[] {
    if (!(value instanceof PDFRef)) return [value];
    const last = this.context.lookup(value);
    const former = this.replaced.get(value) ?? [];
    return last === undefined ? former : [...former, last];
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
    if (this.words % LOOK_EVERY === 0 && this.limit.isOver) throw new Error("the PDF takes too long to read");
    return super.matchKeyword(keyword);
  }

  private look(name: PDFName): void {
    if (isActiveName(name)) this.active = true;
  }

  private measure(stream: PDFRawStream): void {
    const { dict } = stream;
    const type = dict.lookup(TYPE);
    const holdsObjects = type === OBJECT_STREAM || isObjectStream(dict);
    if (type !== XREF_STREAM && !holdsObjects) return;
    const room = MAX_INFLATED - this.inflated;
    const bytes = isDeflated(dict, holdsObjects)
      ? inflateSync(stream.contents, { maxOutputLength: room })
      : stream.contents;
    this.inflated += bytes.byteLength;
    if (this.inflated > MAX_INFLATED) throw new Error("the PDF unpacks to too much");
    if (type === XREF_STREAM && indexSize(dict) > MAX_INFLATED)
      throw new Error("the index of the PDF has too many entries");
    if (!holdsObjects) return;
    if (type === OBJECT_STREAM) this.objectStreams++;
    else this.disguised = true;
    if (findNames(bytes, { compressed: false }).active) this.active = true;
  }
}

/**
 * Returns whether readers find objects in a stream: where the first begins, and how many there are, say it more than
 * its type.
 */
function isObjectStream(dict: PDFDict): boolean {
  const type = entryOf(dict, "Type");
  if (type instanceof PDFName && plainName(type) === "ObjStm") return true;
  return entryOf(dict, "N") !== undefined && entryOf(dict, "First") !== undefined;
}

/** The bytes that an index says its entries have, one at least for each; pdf-lib reads as many, also where they are not. */
function indexSize(dict: PDFDict): number {
  const [index, size, widths] = ["Index", "Size", "W"].map((key) => dict.lookup(PDFName.of(key)));
  const partsOf = (value: PDFObject | undefined) => (value instanceof PDFArray ? value.asArray() : []);
  const sum = (values: (PDFObject | undefined)[]) =>
    values
      .map((value) => dict.context.lookup(value))
      .reduce((all, value) => all + (value instanceof PDFNumber ? Math.max(0, value.asNumber()) : 0), 0);
  const counts = index instanceof PDFArray ? partsOf(index).filter((_, at) => at % 2 === 1) : [size];
  return sum(counts) * Math.max(1, sum(partsOf(widths)));
}

/**
 * Returns whether deflate is its one filter. @throws for what no producer does to objects, and what would hide them.
 */
function isDeflated(dict: PDFDict, holdsObjects: boolean): boolean {
  const isElsewhere = [entryOf(dict, "Filter"), entryOf(dict, "F")].some(
    (value) => value instanceof PDFRef || (value instanceof PDFArray && value.asArray().some(isReference)),
  );
  const isRearranged = holdsObjects && (entryOf(dict, "DecodeParms") ?? entryOf(dict, "DP")) !== undefined;
  const [only, ...others] = filtersOf(dict);
  if (isElsewhere || isRearranged || others.length > 0 || (only !== undefined && only !== "FlateDecode")) {
    throw new Error("objects of the PDF are packed in an unusual way");
  }
  return only !== undefined;
}

const isReference = (value: PDFObject): boolean => value instanceof PDFRef;
