import * as z from "zod";
import { type Field, field } from "../../field";

const pdfId = z.string().min(1).max(64);
const Kept = z.object({ pdfId: pdfId.nullable(), originalFilename: z.string() });
const Given = z.object({
  pdfId: pdfId.nullable().default(null),
  originalFilename: z.string().max(400).default(""),
});

export type PdfField = Field<"pdf", z.ZodPrefault<typeof Given>, typeof Kept>;

/** One PDF that `/api/upload` took in, by its id, with the name that it is downloaded under; or none. */
export function pdf(): PdfField {
  return field("pdf", {
    input: Given.prefault({}),
    output: Kept,
    empty: () => ({ pdfId: null, originalFilename: "" }),
    isEmpty: ({ pdfId: id }) => id === null,
    text: ({ originalFilename }) => [originalFilename],
    media: ({ pdfId: id }, path) => (id === null ? [] : [{ id, kind: "pdf", path: `${path}.pdfId` }]),
    sample: {},
  });
}
