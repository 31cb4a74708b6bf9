import { contentTypeOf } from "./content-type.server";
import { type JudgedImage, judgeImage } from "./image.server";
import { judgePdf } from "./pdf.server";

/** What an accepted PDF is. */
export interface JudgedPdf {
  kind: "pdf";
  format: "pdf";
  fallback: null;
  width: null;
  height: null;
  colour: null;
}

const PDF: JudgedPdf = {
  kind: "pdf",
  format: "pdf",
  fallback: null,
  width: null,
  height: null,
  colour: null,
};

/**
 * Decides by its content whether a file may be kept.
 * @throws {Problem} 413 or 415 in words that say what to do.
 */
export async function judge(bytes: Uint8Array): Promise<JudgedImage | JudgedPdf> {
  const type = await contentTypeOf(bytes);
  if (type !== "pdf") return judgeImage(bytes, type);
  await judgePdf(bytes);
  return PDF;
}
