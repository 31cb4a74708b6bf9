import * as z from "zod";
import { imageId } from "../../platform/shapes";
import { type Field, field } from "../field";

export type ImageField = Field<
  "image",
  z.ZodType<string | null, string | null | undefined>,
  z.ZodNullable<typeof imageId>
> & { readonly prefers: "4:3" | undefined };

/**
 * One image uploaded by `/api/upload`, by its id, or none.
 * @param prefers the shape that suits its place; another is accepted with a warning
 * @param stays whether a save without it leaves it unchanged, not empty
 */
export function image({ prefers, stays = false }: { prefers?: "4:3"; stays?: boolean } = {}): ImageField {
  const id = imageId.nullable();
  const made = field("image", {
    // Undefined is left out of a save, and so is never stored.
    input: (stays ? id.optional() : id.default(null)) as ImageField["input"],
    output: imageId.nullable(),
    empty: () => null,
    holds: "image",
    isSameInAll: true,
    media: (id, path) => (id === null ? [] : [{ id, kind: "image", path }]),
    without: (id, ids) => (id !== null && ids.has(id) ? null : id),
    sample: null,
  });
  return { ...made, prefers };
}

export type ImagesField = Field<
  "images",
  z.ZodType<string[], string[] | undefined>,
  z.ZodArray<typeof imageId>
>;

/** A list of images in the order of staff's choice, by their ids. */
export function images({ max = 60 }: { max?: number } = {}): ImagesField {
  return field("images", {
    input: z.array(imageId).max(max).default([]),
    output: z.array(imageId),
    empty: () => [],
    holds: "image",
    isSameInAll: true,
    media: (ids, path) => ids.map((id, at) => ({ id, kind: "image", path: `${path}.${at}` })),
    without: (all, ids) => all.filter((id) => !ids.has(id)),
    sample: [],
  });
}

type Slots = (string | null)[];

export type ImageSlotsField = Field<
  "imageSlots",
  z.ZodType<Slots, Slots | undefined>,
  z.ZodArray<z.ZodNullable<typeof imageId>>
> & { readonly slots: number };

/** A fixed number of places for an image each; those behind what a save sends are empty. */
export function imageSlots(slots: number): ImageSlotsField {
  const input = z
    .array(imageId.nullable())
    .max(slots)
    .default([])
    .transform((ids) => Array.from({ length: slots }, (_, slot) => ids[slot] ?? null));
  const made = field("imageSlots", {
    input,
    output: z.array(imageId.nullable()).length(slots),
    empty: () => Array.from({ length: slots }, () => null),
    isEmpty: (ids) => ids.every((id) => id === null),
    holds: "image",
    media: (ids, path) =>
      ids.flatMap((id, at) => (id === null ? [] : [{ id, kind: "image" as const, path: `${path}.${at}` }])),
    without: (slots, ids) => slots.map((id) => (id !== null && ids.has(id) ? null : id)),
    sample: [],
  });
  return { ...made, slots };
}

const pdfId = z.string().min(1).max(64);
const StoredPdf = z.object({ pdfId: pdfId.nullable(), originalFilename: z.string() });
const Given = z.object({
  pdfId: pdfId.nullable().default(null),
  originalFilename: z.string().max(400).default(""),
});

export type PdfField = Field<"pdf", z.ZodPrefault<typeof Given>, typeof StoredPdf>;

/** One PDF that `/api/upload` took in, by its id, with the name that it is downloaded under; or none. */
export function pdf(): PdfField {
  const none = () => ({ pdfId: null, originalFilename: "" });
  return field("pdf", {
    input: Given.prefault({}),
    output: StoredPdf,
    empty: none,
    isEmpty: ({ pdfId: id }) => id === null,
    holds: "pdf",
    text: ({ originalFilename }) => [originalFilename],
    media: ({ pdfId: id }, path) => (id === null ? [] : [{ id, kind: "pdf", path: `${path}.pdfId` }]),
    without: (file, ids) => (file.pdfId !== null && ids.has(file.pdfId) ? none() : file),
    sample: {},
  });
}
