/** Has the browser save a text as a file. */
export function downloadText(filename: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  URL.revokeObjectURL(address);
}

/** Has the browser save a table that the API gave as a file. */
export const downloadCsv = ({ filename, csv }: { filename: string; csv: string }): void =>
  downloadText(filename, csv, "text/csv");

/** The text of a file that somebody chose, of at most so many bytes; or the key of the word that says why there is none. */
export async function textOrFault(
  file: File | undefined,
  most: number,
): Promise<{ text: string } | { fault: "fileNeeded" | "fileTooLarge" | "fileEncoding" }> {
  if (!file) return { fault: "fileNeeded" };
  if (file.size > most) return { fault: "fileTooLarge" };
  const text = await textOfFile(file);
  return text === undefined ? { fault: "fileEncoding" } : { text };
}

/** The text of a file in UTF-8, or in what Excel calls Unicode; undefined of another encoding. */
async function textOfFile(file: File): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
