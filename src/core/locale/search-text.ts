/**
 * Texts as they are looked through: in small letters, and without the difference between wide and narrow forms. A
 * line break stands between them, so that nothing is found across two.
 */
export function searchText(texts: readonly string[]): string {
  return texts.map((text) => text.toWellFormed().normalize("NFKC").toLowerCase()).join("\n");
}
