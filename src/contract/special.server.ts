import * as z from "zod";
import { pictureAltsInput } from "../content/pictures/picture-alts";
import { changed, saveEntry } from "../content/save/save-entry.server";
import { published } from "../content/store/published.server";
import { SLOTS, special } from "../features/special/definition";
import { get, write } from "../platform/http/contract";
import { answers, type Handlers } from "../platform/http/handlers.server";
import { editedVersion, imageId } from "../platform/shapes";

const Slot = z.object({
  num: z.number().int(),
  /** Null for an empty slot. */
  photo_id: imageId.nullable(),
  /** Whom it thanks, in each language. */
  caption: special.shared.caption.output,
  version: z.number().int(),
});
export type Slot = z.infer<typeof Slot>;

const contract = {
  all: get("/api/special", {
    summary: "Special appreciation images: six groups of one slot each, in order",
    input: z.object({}),
    output: z.object({ special: z.array(z.array(Slot)).length(SLOTS) }),
  }),
  replace: write("/api/addspecial", {
    access: "content",
    ofType: "special",
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

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => ({
    special: (await published(db, special).all()).map(({ _id, photo_id, caption, version }) => [
      { num: Number(_id), photo_id, caption, version },
    ]),
  }),

  replace: async ({ num, version, ...given }, call) =>
    changed("edit", await saveEntry({ type: special }, { id: String(num), given, version }, call, ""), {}),
};

/** The fixed calls of the special appreciation images. */
export const specialCalls = answers(contract, handlers);
