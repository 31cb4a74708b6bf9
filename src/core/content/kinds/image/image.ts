import type * as z from "zod";
import { imageId } from "../../../api/shapes";
import { type Field, field } from "../../field";

export type ImageField = Field<
  "image",
  z.ZodType<string | null, string | null | undefined>,
  z.ZodNullable<typeof imageId>
> & { readonly prefers: "4:3" | undefined };

/**
 * One image that `/api/upload` took in, by its id, or none.
 * @param prefers the shape that suits its place; another is taken with a word of warning
 */
export function image({ prefers }: { prefers?: "4:3" } = {}): ImageField {
  const made = field("image", {
    input: imageId.nullable().default(null),
    output: imageId.nullable(),
    empty: () => null,
    media: (id, path) => (id === null ? [] : [{ id, kind: "image", path }]),
    sample: null,
  });
  return { ...made, prefers };
}
