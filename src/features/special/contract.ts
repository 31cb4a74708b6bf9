import * as z from "zod";
import { pictureAltsInput } from "../../content/pictures/picture-alts";
import { get, write } from "../../platform/http/contract";
import { editedVersion, imageId } from "../../platform/shapes";
import { special } from "./definition";

/** Numbered 1 to this. */
export const SLOTS = 6;

const Slot = z.object({
  num: z.number().int(),
  /** Null for an empty slot. */
  photo_id: imageId.nullable(),
  /** Whom it thanks, in each language. */
  caption: special.shared.caption.output,
  version: z.number().int(),
});
export type Slot = z.infer<typeof Slot>;

export const specialContract = {
  all: get("/api/special", {
    summary: "Special appreciation images: six groups of one slot each, in order",
    input: z.object({}),
    output: z.object({ special: z.array(z.array(Slot)).length(SLOTS) }),
  }),
  replace: write("/api/addspecial", {
    access: "content",
    summary:
      "Put an image into a slot, in place of what it held, and say whom it thanks; null empties the slot, a caption that is left out stays",
    input: z.object({
      photo_id: imageId.nullable(),
      caption: special.shared.caption.input.unwrap().optional(),
      num: z.number().int().min(1).max(SLOTS),
      version: editedVersion,
      pictureAlts: pictureAltsInput(),
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};
