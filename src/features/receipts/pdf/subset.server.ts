import type { TrueTypeFont } from "./true-type.server";

const CHECKSUM_OF_FONT = 0xb1b0afba;

/**
 * A font with the given glyphs alone, numbered in this order, of which the first must be 0. It has the tables that a
 * PDF wants, which is not all that an installed font needs.
 * @throws for a glyph that is composed of others, of which our fonts have none
 */
export function subsetOf(font: TrueTypeFont, glyphs: readonly number[]): Uint8Array {
  const outlines = glyphs.map((glyph) => simple(padded(font.outline(glyph))));
  const head = Buffer.from(font.table("head"));
  head.writeUInt32BE(0, 8);
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(font.table("hhea"));
  hhea.writeUInt16BE(glyphs.length, 34);
  const maxp = Buffer.from(font.table("maxp"));
  maxp.writeUInt16BE(glyphs.length, 4);
  const tables = [
    ["glyf", Buffer.concat(outlines)],
    ["head", head],
    ["hhea", hhea],
    ["hmtx", metricsOf(font, glyphs)],
    ["loca", placesOf(outlines)],
    ["maxp", maxp],
    ["prep", font.table("prep")],
  ] as const;
  return fileOf(tables);
}

function simple(outline: Buffer): Buffer {
  if (outline.length > 0 && outline.readInt16BE(0) < 0) throw new Error("a composed glyph cannot be subset");
  return outline;
}

function metricsOf(font: TrueTypeFont, glyphs: readonly number[]): Buffer {
  const table = Buffer.alloc(glyphs.length * 4);
  glyphs.forEach((glyph, index) => {
    const { advance, bearing } = font.metric(glyph);
    table.writeUInt16BE(advance, index * 4);
    table.writeInt16BE(bearing, index * 4 + 2);
  });
  return table;
}

function placesOf(outlines: readonly Buffer[]): Buffer {
  const table = Buffer.alloc((outlines.length + 1) * 4);
  let place = 0;
  outlines.forEach(({ length }, index) => {
    place += length;
    table.writeUInt32BE(place, (index + 1) * 4);
  });
  return table;
}

/** Puts tables, in the order of their names, into one file. */
function fileOf(tables: readonly (readonly [name: string, table: Buffer])[]): Uint8Array {
  const power = Math.floor(Math.log2(tables.length));
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x10000, 0);
  directory.writeUInt16BE(tables.length, 4);
  directory.writeUInt16BE(16 * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(16 * (tables.length - 2 ** power), 10);
  let offset = directory.length;
  let head = 0;
  tables.forEach(([name, table], index) => {
    const entry = 12 + index * 16;
    directory.write(name, entry, "latin1");
    directory.writeUInt32BE(checksum(padded(table)), entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    if (name === "head") head = offset;
    offset += padded(table).length;
  });
  const file = Buffer.concat([directory, ...tables.map(([, table]) => padded(table))]);
  file.writeUInt32BE((CHECKSUM_OF_FONT - checksum(file)) >>> 0, head + 8);
  return file;
}

/** A copy that ends at a multiple of four. */
function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes], Math.ceil(bytes.length / 4) * 4);
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
