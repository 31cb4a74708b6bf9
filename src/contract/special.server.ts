import * as z from "zod";
import { altsIn, pictureAltsInput } from "../content/pictures/picture-alts";
import { changed, saveEntry } from "../content/save/save-entry.server";
import { newestRecord, publishedRecord } from "../content/store/published.server";
import { special } from "../features/special/definition";
import { inEachSlot, SLOTS } from "../features/special/words";
import { requireImages } from "../media/registry.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { editedVersion, imageId } from "../platform/shapes";

const { caption } = special.shared.image1.fields;

const Slot = z.object({
  num: z.number().int(),
  /** Null for an empty slot. */
  photo_id: imageId.nullable(),
  /** Whom it thanks, in each language. */
  caption: caption.output,
  version: z.number().int(),
});
export type Slot = z.infer<typeof Slot>;

const contract = {
  all: get("/api/special", {
    summary: "Special appreciation images: six groups of one slot each, in order",
    input: z.object({}),
    output: z.object({ special: z.array(z.array(Slot)).length(SLOTS.length) }),
  }),
  replace: write("/api/addspecial", {
    access: "content",
    ofType: "special",
    summary: "Set the image and caption of a slot; null empties the slot, a caption that is left out stays",
    input: z.object({
      photo_id: imageId.nullable(),
      caption: caption.input.unwrap().optional(),
      num: z.number().int().min(1).max(SLOTS.length),
      version: editedVersion,
      pictureAlts: pictureAltsInput(),
    }),
    output: z.object({ message: z.literal("success") }),
  }),
};

const handlers: Handlers<typeof contract> = {
  all: async (_, { db }) => {
    const { version, ...slots } = await publishedRecord(db, special);
    return { special: SLOTS.map((slot, at) => [{ num: at + 1, ...slots[slot], version }]) };
  },

  replace: async ({ num, version, pictureAlts, photo_id, caption }, call) => {
    await requireImages(call.db, photo_id === null ? [] : [{ id: photo_id, path: "photo_id" }]);
    const before = await newestRecord(call.db, special);
    const given = {
      ...inEachSlot((each, slot) =>
        each === num ? { photo_id, caption: caption ?? before[slot].caption } : undefined,
      ),
      pictureAlts: pictureAlts && { ...altsIn(before), ...pictureAlts },
    };
    return changed("edit", await saveEntry({ type: special }, { given, version }, call, ""), {});
  },
};

/** The fixed calls of the special appreciation images. */
export const specialCalls = answers(contract, handlers);
