import { decodedText } from "./text-encoding";

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
): Promise<{ text: string } | { fault: "fileNeeded" | "fileTooLarge" }> {
  if (!file) return { fault: "fileNeeded" };
  if (file.size > most) return { fault: "fileTooLarge" };
  return { text: decodedText(new Uint8Array(await file.arrayBuffer())) };
}
