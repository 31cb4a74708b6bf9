import * as z from "zod";
import { listReads } from "../content/list-reads.server";
import { changed, orderEntries, removeEntry, reordered, saveEntry } from "../content/save/save-entry.server";
import { editSchema, entrySchema, inputSchema } from "../content/schemas";
import { published } from "../content/store/published.server";
import { type CharityItemEntry, charityItems } from "../features/charity-items/definition";
import { idHere } from "../features/import/old-addresses.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import { savedAs } from "../platform/shapes";

const CharityItem = entrySchema(charityItems).extend({
  /** Place in the list, from 0 without gaps. */
  order: z.number().int(),
});
export type CharityItem = z.infer<typeof CharityItem>;

const named = z.object({ item_id: z.string().min(1) });
const saved = { access: "content", ofType: "charityItems", output: savedAs("item_id") } as const;

const contract = {
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
    summary: "Add a charity item after the others",
    input: z.object({ item: inputSchema(charityItems) }),
    ...saved,
  }),
  edit: write("/api/editCharityItem", {
    summary: "Replace a charity item; its position stays",
    input: z.object({ item: editSchema(charityItems) }),
    ...saved,
  }),
  reorder: write("/api/updateCharityOrder", {
    access: "content",
    ofType: "charityItems",
    summary: "Reorder the charity items by this list, which names every one exactly once",
    input: z.object({ items: z.array(z.object({ _id: z.string().min(1) })).max(charityItems.max ?? 0) }),
    output: z.object({ message: z.literal("success") }),
  }),
  remove: write("/api/deleteCharityItem", {
    method: "DELETE",
    summary: "Delete a charity item",
    input: named,
    ...saved,
  }),
};

const rules = { type: charityItems };
const answered = (item: CharityItemEntry, order: number): CharityItem => ({ ...item, order });
const answer = (action: "add" | "edit" | "delete", item: CharityItemEntry) =>
  changed(action, item, { item_id: item._id });

const handlers: Handlers<typeof contract> = {
  list: async (_, { db }) => ({ items: (await published(db, charityItems).all()).map(answered) }),

  one: async ({ item_id }, { db }) => {
    const wanted = await idHere(db, charityItems.name, item_id);
    const item = await listReads(charityItems).found(db, wanted);
    const places = await published(db, charityItems).places();
    const order = places.findIndex(({ id }) => id === wanted);
    return { item: [answered(item, order)] };
  },

  add: async ({ item }, call) => answer("add", await saveEntry(rules, { given: item }, call, "item.")),

  edit: async ({ item: { _id, version, ...given } }, call) =>
    answer("edit", await saveEntry(rules, { id: _id, given, version }, call, "item.")),

  reorder: async ({ items }, { db }) => {
    const ids = items.map(({ _id }) => _id);
    await orderEntries(charityItems, ids, db);
    return reordered(charityItems.name, ids);
  },

  remove: async ({ item_id }, call) => answer("delete", await removeEntry(charityItems, item_id, call)),
};

/** The fixed calls of charity items. */
export const charityItemsCalls = answers(contract, handlers);
