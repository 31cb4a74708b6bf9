const SINGLE = 1;
const EXTENSION = 7;

/**
 * Which glyph of a font has the width that its character has among Latin letters, by the one that fills a Chinese
 * square: what the font says under `pwid`. `gsub` is its table of substitutions.
 */
export function proportionalForms(gsub: Buffer): ReadonlyMap<number, number> {
  const forms = new Map<number, number>();
  if (gsub.length === 0) return forms;
  const features = gsub.readUInt16BE(6);
  const lookups = gsub.readUInt16BE(8);
  for (let index = 0; index < gsub.readUInt16BE(features); index += 1) {
    const record = features + 2 + index * 6;
    if (gsub.toString("latin1", record, record + 4) !== "pwid") continue;
    const feature = features + gsub.readUInt16BE(record + 4);
    for (const lookup of numbersAt(gsub, feature + 2)) {
      readLookup(gsub, lookups + gsub.readUInt16BE(lookups + 2 + lookup * 2), forms);
    }
  }
  return forms;
}

function readLookup(gsub: Buffer, lookup: number, forms: Map<number, number>): void {
  const type = gsub.readUInt16BE(lookup);
  for (const offset of numbersAt(gsub, lookup + 4)) {
    const table = lookup + offset;
    if (type === SINGLE) readSingle(gsub, table, forms);
    if (type === EXTENSION && gsub.readUInt16BE(table + 2) === SINGLE) {
      readSingle(gsub, table + gsub.readUInt32BE(table + 4), forms);
    }
  }
}

/** One glyph for one: by a difference that all have, or by a list. */
function readSingle(gsub: Buffer, table: number, forms: Map<number, number>): void {
  const glyphs = coveredBy(gsub, table + gsub.readUInt16BE(table + 2));
  const isList = gsub.readUInt16BE(table) === 2;
  for (const [index, glyph] of glyphs.entries()) {
    const other = isList
      ? gsub.readUInt16BE(table + 6 + index * 2)
      : (glyph + gsub.readInt16BE(table + 4)) & 0xffff;
    forms.set(glyph, other);
  }
}

/** The glyphs that a substitution is about: a list, or stretches. */
function coveredBy(gsub: Buffer, table: number): number[] {
  if (gsub.readUInt16BE(table) === 1) return numbersAt(gsub, table + 2);
  return Array.from({ length: gsub.readUInt16BE(table + 2) }, (_, index) => {
    const [first, last] = [
      gsub.readUInt16BE(table + 4 + index * 6),
      gsub.readUInt16BE(table + 6 + index * 6),
    ];
    return Array.from({ length: last - first + 1 }, (_glyph, each) => first + each);
  }).flat();
}

/** How many there are, and then each. */
function numbersAt(gsub: Buffer, offset: number): number[] {
  return Array.from({ length: gsub.readUInt16BE(offset) }, (_, index) =>
    gsub.readUInt16BE(offset + 2 + index * 2),
  );
}
