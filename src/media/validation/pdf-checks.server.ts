import { PDFBool, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from "@pdfme/pdf-lib";
import { entryOf, WorkLimit } from "./pdf-names.server";
import { PdfReader } from "./pdf-reader.server";

/** The facts that decide whether everybody can read a PDF, with a screen reader too. */
export interface PdfChecks {
  pages: number;
  /** It has letters, and is not pictures of pages alone. */
  hasText: boolean;
  /** It says what is a heading, a list or a table, and in which order to read. */
  isTagged: boolean;
  /** The language that it says it is in, as a BCP 47 tag; `""` for none. */
  lang: string;
  /** The title that a reader shows in place of the file's name; `""` for none. */
  title: string;
}

/** Looks at a PDF that was accepted. @throws where it cannot be read within the limit of work. */
export async function pdfChecks(bytes: Uint8Array): Promise<PdfChecks> {
  const reader = new PdfReader(bytes, new WorkLimit());
  const context = await reader.read();
  const catalog = context.lookup(context.trailerInfo.Root);
  const said = (dict: PDFObject | undefined, key: string): PDFObject | undefined =>
    dict instanceof PDFDict ? context.lookup(entryOf(dict, key)) : undefined;
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const isOf = (object: PDFObject, type: string) => said(object, "Type") === PDFName.of(type);
  const isMarked = said(said(catalog, "MarkInfo"), "Marked") === PDFBool.True;
  return {
    pages: objects.filter((object) => isOf(object, "Page")).length,
    hasText: objects.some((object) => isOf(object, "Font")),
    isTagged: isMarked && said(catalog, "StructTreeRoot") instanceof PDFDict,
    lang: textOf(said(catalog, "Lang")),
    title: textOf(said(context.lookup(context.trailerInfo.Info), "Title")),
  };
}

const textOf = (value: PDFObject | undefined): string =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText().trim() : "";

declare module "../../platform/threads/worker-thread.server" {
  interface ThreadTasks {
    pdfChecks: typeof pdfChecks;
  }
}
