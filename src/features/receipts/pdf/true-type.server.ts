import { proportionalForms } from "./proportional.server";

/** Where a table is in the file. */
interface Table {
  offset: number;
  length: number;
}

/** What a document says of a font, in thousandths of its size. */
export interface FontMeasures {
  ascent: number;
  descent: number;
  box: readonly [number, number, number, number];
}

const FULL_UNICODE = 12;

/** A TrueType font file, read only where it is asked. Glyphs are numbers, 0 the one for what is missing. */
export class TrueTypeFont {
  readonly #file: Buffer;
  readonly #tables: ReadonlyMap<string, Table>;
  #characters: number | undefined;
  readonly #longOffsets: boolean;
  readonly #metrics: number;
  readonly #scale: number;
  #proportional: ReadonlyMap<number, number> | undefined;

  constructor(file: Buffer) {
    this.#file = file;
    this.#tables = directoryOf(file);
    const head = this.table("head");
    this.#longOffsets = head.readInt16BE(50) === 1;
    this.#scale = 1000 / head.readUInt16BE(18);
    this.#metrics = this.table("hhea").readUInt16BE(34);
  }

  /** The bytes of a table; none when the font has no such table. */
  table(name: string): Buffer {
    const { offset, length } = this.#tables.get(name) ?? { offset: 0, length: 0 };
    return this.#file.subarray(offset, offset + length);
  }

  /** The glyph of a character, 0 when the font has none. */
  glyphOf(codePoint: number): number {
    this.#characters ??= this.#fullUnicodeMap();
    let [low, high] = [0, this.#file.readUInt32BE(this.#characters + 12) - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const group = this.#characters + 16 + middle * 12;
      const first = this.#file.readUInt32BE(group);
      if (codePoint < first) high = middle - 1;
      else if (codePoint > this.#file.readUInt32BE(group + 4)) low = middle + 1;
      else return this.#file.readUInt32BE(group + 8) + codePoint - first;
    }
    return 0;
  }

  /** The form of a glyph that has the width of a Latin one; itself where the font has no other. */
  proportional(glyph: number): number {
    this.#proportional ??= proportionalForms(this.table("GSUB"));
    return this.#proportional.get(glyph) ?? glyph;
  }

  /** The width of a glyph and where it begins, in the font's own units. */
  metric(glyph: number): { advance: number; bearing: number } {
    const table = this.table("hmtx");
    const last = this.#metrics - 1;
    const bearing = glyph <= last ? glyph * 4 + 2 : this.#metrics * 4 + (glyph - this.#metrics) * 2;
    return {
      advance: table.readUInt16BE(Math.min(glyph, last) * 4),
      bearing: table.readInt16BE(bearing),
    };
  }

  /** The width of a glyph in thousandths of the font size. */
  width(glyph: number): number {
    return this.metric(glyph).advance * this.#scale;
  }

  /** How a glyph is drawn; nothing for a space. */
  outline(glyph: number): Buffer {
    const places = this.table("loca");
    const at = (index: number) =>
      this.#longOffsets ? places.readUInt32BE(index * 4) : places.readUInt16BE(index * 2) * 2;
    return this.table("glyf").subarray(at(glyph), at(glyph + 1));
  }

  get measures(): FontMeasures {
    const head = this.table("head");
    const hhea = this.table("hhea");
    const side = (offset: number) => Math.round(head.readInt16BE(offset) * this.#scale);
    return {
      ascent: Math.round(hhea.readInt16BE(4) * this.#scale),
      descent: Math.round(hhea.readInt16BE(6) * this.#scale),
      box: [side(36), side(38), side(40), side(42)],
    };
  }

  /** Where the map of all Unicode characters begins; the shorter maps leave out the rarer Chinese ones. */
  #fullUnicodeMap(): number {
    const { offset } = this.#tables.get("cmap") ?? { offset: 0 };
    const count = this.#file.readUInt16BE(offset + 2);
    for (let index = 0; index < count; index += 1) {
      const map = offset + this.#file.readUInt32BE(offset + 8 + index * 8);
      if (this.#file.readUInt16BE(map) === FULL_UNICODE) return map;
    }
    throw new Error("the font has no map of all Unicode characters");
  }
}

function directoryOf(file: Buffer): ReadonlyMap<string, Table> {
  const tables = new Map<string, Table>();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const entry = 12 + index * 16;
    tables.set(file.toString("latin1", entry, entry + 4), {
      offset: file.readUInt32BE(entry + 8),
      length: file.readUInt32BE(entry + 12),
    });
  }
  return tables;
}
