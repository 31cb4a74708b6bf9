/** The letters by which a spreadsheet calls a column, from 0. */
export function columnName(at: number): string {
  const last = String.fromCharCode("A".charCodeAt(0) + (at % 26));
  return at < 26 ? last : columnName(Math.floor(at / 26) - 1) + last;
}
