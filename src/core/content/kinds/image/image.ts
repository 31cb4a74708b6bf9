import type * as z from "zod";
import { imageId } from "../../../api/shapes";
import { type Field, field } from "../../field";

export type ImageField = Field<
  "image",
  z.ZodType<string | null, string | null | undefined>,
  z.ZodNullable<typeof imageId>
>;

/** One image that `/api/upload` took in, by its id, or none. */
export function image(): ImageField {
  return field("image", {
    input: imageId.nullable().default(null),
    output: imageId.nullable(),
    empty: () => null,
    media: (id, path) => (id === null ? [] : [{ id, kind: "image", path }]),
    sample: null,
  });
}
