import type { Lang } from "../../locale/lang";
import { problemMessage } from "../../locale/words/problems";
import { MAX_BYTES, type MediaKind } from "../uploaded-file";
import { uploadWords } from "./words";

/** What the file dialog offers. HEIC is left out, so that an iPhone hands over a JPEG of its photo. */
export const ACCEPT: Record<MediaKind, string> = {
  image: "image/jpeg,image/png,image/webp,image/avif",
  pdf: "application/pdf",
};

/**
 * What is wrong with a file, as far as the browser can tell, in words; undefined when it may be sent. Spares
 * the wait for an answer that is known; the server judges again.
 */
export function precheck(file: File, kind: MediaKind, lang: Lang): string | undefined {
  const isPdf = file.type === "application/pdf";
  if (kind === "image" && isPdf) return wrongKind(kind, file.name, lang);
  if (kind === "pdf" && file.type !== "" && !isPdf) return wrongKind(kind, file.name, lang);
  if (file.size === 0) return problemMessage(lang, "fileMissing");
  if (file.size > MAX_BYTES[kind])
    return problemMessage(lang, kind === "pdf" ? "pdfTooLarge" : "imageTooLarge");
  return undefined;
}

/** That a file is not of the kind that a field takes. */
export function wrongKind(kind: MediaKind, name: string, lang: Lang): string {
  return uploadWords(lang)(kind === "pdf" ? "notPdf" : "notImage", { name });
}
