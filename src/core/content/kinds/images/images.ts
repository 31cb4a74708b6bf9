import * as z from "zod";
import { imageId } from "../../../api/shapes";
import { type Field, field } from "../../field";

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
    media: (ids, path) => ids.map((id, at) => ({ id, kind: "image", path: `${path}.${at}` })),
    sample: [],
  });
}
