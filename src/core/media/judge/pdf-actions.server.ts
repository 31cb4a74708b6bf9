import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFRawStream, PDFString } from "pdf-lib";
import { entryOf, plainName } from "./pdf-names.server";
import type { PdfReader } from "./pdf-reader.server";

/** What is for a click alone: each reaches out of the document, or makes itself heard. */
const AT_A_CLICK = new Set(["URI", "Thread", "Sound"]);

/**
 * Whether a document that was read reaches out of itself by what its objects mean: to the web without a click, or to
 * another file, which on a file server tells that who looks at it.
 */
export function reachesOut(reader: PdfReader): boolean {
  const left = reader.objects;
  for (let object = left.pop(); object !== undefined; object = left.pop()) {
    if (object instanceof PDFArray) left.push(...object.asArray());
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (!(dict instanceof PDFDict)) continue;
    for (const [name, value] of dict.entries()) {
      if (entryReachesOut(plainName(name), value, reader)) return true;
      left.push(value);
    }
  }
  return false;
}

function entryReachesOut(key: string, value: PDFObject, reader: PdfReader): boolean {
  if (key === "F" || key === "UF") return reader.meanings(value).some(isText);
  if (key === "OpenAction") return actsAlone(value, reader);
  if (key !== "AA") return false;
  const byEvent = reader.meanings(value).flatMap((each) => (each instanceof PDFDict ? each.values() : []));
  return byEvent.some((action) => actsAlone(action, reader));
}

/** Whether an action, or one that follows it, is for a click alone. */
function actsAlone(action: PDFObject, reader: PdfReader): boolean {
  const left = [action];
  const seen = new Set<PDFObject>();
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const each of reader.meanings(next)) {
      if (each instanceof PDFArray) left.push(...each.asArray());
      if (!(each instanceof PDFDict)) continue;
      if (kindsOf(each, reader).some((kind) => AT_A_CLICK.has(kind))) return true;
      const following = entryOf(each, "Next");
      if (following) left.push(following);
    }
  }
  return false;
}

function kindsOf(action: PDFDict, reader: PdfReader): string[] {
  const kind = entryOf(action, "S");
  const names = kind === undefined ? [] : reader.meanings(kind);
  return names.flatMap((name) => (name instanceof PDFName ? [plainName(name)] : []));
}

/** A text under such a key is the name of a file; annotations have a number there, fonts and filters a name. */
const isText = (value: PDFObject): boolean => value instanceof PDFString || value instanceof PDFHexString;
