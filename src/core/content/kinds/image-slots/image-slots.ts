import * as z from "zod";
import { imageId } from "../../../api/shapes";
import { type Field, field } from "../../field";

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
    media: (ids, path) =>
      ids.flatMap((id, at) => (id === null ? [] : [{ id, kind: "image" as const, path: `${path}.${at}` }])),
    sample: [],
  });
  return { ...made, slots };
}
