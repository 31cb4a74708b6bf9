import * as z from "zod";
import { get, write } from "../../core/api/contract";
import { editedVersion, imageId, onOneLine, savedAs } from "../../core/api/shapes";
import { LANGS } from "../../core/locale/lang";
import { PHOTOS } from "./photos";
import type { CharityItemsProblem } from "./problems.server";

/** How many there can be: all of them stand on one page, and staff put all of them in order at once. */
export const ITEMS_AT_MOST = 1000;

const ItemText = z.object({ name: z.string(), tag: z.string(), desc: z.string() });

export const CharityItem = z.object({
  _id: z.string(),
  /** Always four; the first that there is, is the cover. */
  coverId: z.array(imageId.nullable()).length(PHOTOS),
  /** In words, as in `HK$120` or `HK$80 for two`. */
  price: z.string(),
  /** Place in the list, from 0 without gaps. */
  order: z.number().int(),
  eng: ItemText,
  tra: ItemText,
  sim: ItemText,
  version: z.number().int(),
});
export type CharityItem = z.infer<typeof CharityItem>;

const ItemTextInput = z.object({
  name: z.string().overwrite(onOneLine).max(200).default(""),
  tag: z.string().overwrite(onOneLine).max(200).default(""),
  /** Plain text; line breaks are kept. */
  desc: z.string().trim().max(5000).default(""),
});

const emptyText = () => ItemTextInput.parse({});

const ItemFields = z.object({
  coverId: z
    .array(imageId.nullable())
    .max(PHOTOS)
    .default([])
    .transform((ids) => Array.from({ length: PHOTOS }, (_, slot) => ids[slot] ?? null)),
  price: z.string().overwrite(onOneLine).max(100).default(""),
  eng: ItemTextInput.default(emptyText),
  tra: ItemTextInput.default(emptyText),
  sim: ItemTextInput.default(emptyText),
});

const needsNameAndPhoto = (item: z.infer<typeof ItemFields>, context: z.RefinementCtx) => {
  const need = (path: string[], key: CharityItemsProblem) =>
    context.addIssue({ code: "custom", path, params: { key } });
  if (item.coverId.every((id) => id === null)) need(["coverId"], "itemPhotoNeeded");
  if (LANGS.every((lang) => item[lang].name === "")) need(["eng", "name"], "itemNameNeeded");
};

const ItemInput = ItemFields.superRefine(needsNameAndPhoto);
export type CharityItemInput = z.infer<typeof ItemInput>;

const ItemEdit = ItemFields.extend({
  _id: z.string().min(1),
  version: editedVersion,
}).superRefine(needsNameAndPhoto);

const named = z.object({ item_id: z.string().min(1) });
const saved = savedAs("item_id");

export const charityItemsContract = {
  list: get("/api/charityItems", {
    summary: "All charity items, in the order that staff gave them",
    input: z.object({}),
    output: z.object({ items: z.array(CharityItem) }),
  }),
  one: get("/api/getCharityItem", {
    summary: "One charity item",
    input: named,
    output: z.object({ item: z.array(CharityItem).length(1) }),
  }),
  add: write("/api/addCharityItem", {
    summary: "Add a charity item, at the end of the list, which has 1000 at most",
    input: z.object({ item: ItemInput }),
    output: saved,
  }),
  edit: write("/api/editCharityItem", {
    summary: "Replace a charity item; keeps its place in the list",
    input: z.object({ item: ItemEdit }),
    output: saved,
  }),
  reorder: write("/api/updateCharityOrder", {
    summary: "Put the charity items in the order of this list, which names every one exactly once",
    input: z.object({ items: z.array(z.object({ _id: z.string().min(1) })).max(ITEMS_AT_MOST) }),
    output: z.object({ message: z.literal("success") }),
  }),
  remove: write("/api/deleteCharityItem", {
    method: "DELETE",
    summary: "Delete a charity item; those behind it move up",
    input: named,
    output: saved,
  }),
  restore: write("/api/restoreCharityItem", {
    summary: "Bring back a deleted charity item as it was, at its old place",
    input: named,
    output: saved,
  }),
};
