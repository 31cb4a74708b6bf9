/** As many as one block of a map may have. */
const BLOCK = 100;

/** A number of 16 bits as a PDF writes it: four hexadecimal digits. */
export function hex16(value: number): string {
  return value.toString(16).padStart(4, "0");
}

const utf16 = (character: string) =>
  Array.from({ length: character.length }, (_, at) => hex16(character.charCodeAt(at))).join("");

/**
 * The map of an embedded font from the numbers that the pages write to the characters that they stand for, so
 * that text can be copied, searched and read aloud.
 */
export function toUnicode(characters: Iterable<readonly [number: number, character: string]>): string {
  const lines = Array.from(characters, ([number, character]) => `<${hex16(number)}> <${utf16(character)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += BLOCK) {
    const block = lines.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange\n<0000> <ffff>\nendcodespacerange",
    ...blocks,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}
