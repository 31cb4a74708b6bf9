import type { Database } from "../platform/db/database.server";
import { type MediaReference, mediaRegistry, requirePdfs } from "./registry.server";

/** A longer name is cut before its extension. */
const LONGEST = 200;

/** Control characters, and those that turn the direction of what follows: `txt.exe` could look like `exe.txt`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** The name of an uploaded file without path, control characters or excess length; `file` when nothing is left. */
export function cleanFileName(name: string): string {
  const base = name.toWellFormed().normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = base.replace(UNSAFE, "").replace(/\s+/g, " ").trim();
  const characters = [...clean];
  if (characters.length <= LONGEST) return clean === "" || /^\.+$/.test(clean) ? "file" : clean;
  const ending = clean.match(/\.[a-z0-9]{1,5}$/i)?.[0] ?? "";
  return characters.slice(0, LONGEST - ending.length).join("") + ending;
}

/** A `Content-Disposition` that has a file saved under `name`, whatever its characters (RFC 5987 and 6266). */
export function attachment(name: string, ending: "pdf" | "png" = "pdf"): string {
  const full = name.toLowerCase().endsWith(`.${ending}`) ? name : `${name}.${ending}`;
  const plain = full.replace(/[^\x20-\x7e]/g, "_").replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(full.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * The file name to store with a PDF that a request names: `given`, cleaned, or when it is blank the one that
 * the file had when it was uploaded.
 * @throws {Problem} 400 with the path of `pdf` when it is not a stored PDF.
 */
export async function pdfName(db: Database, pdf: MediaReference, given: string): Promise<string> {
  await requirePdfs(db, [pdf]);
  if (given.trim() !== "") return cleanFileName(given);
  return (await mediaRegistry(db).find(pdf.id))?.original_filename ?? "";
}
