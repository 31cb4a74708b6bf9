import * as z from "zod";
import { type ListedEntry, listCalls, orderCall } from "../../content/calls";
import { entrySchema } from "../../content/schemas";
import { get } from "../../platform/http/contract";
import { type CharityItemSummary, charityItemPaths, charityItems } from "./definition";

export const CharityItem = entrySchema(charityItems).extend({
  /** Place in the list, from 0 without gaps. */
  order: z.number().int(),
});
export type CharityItem = z.infer<typeof CharityItem>;

/** The card of an item in the staff's list. */
export type CharityItemCard = ListedEntry & CharityItemSummary;

const { one, add, edit, remove, restore } = listCalls(charityItems, charityItemPaths);

export const charityItemsContract = {
  list: get("/api/charityItems", {
    summary: "All charity items, in the order that staff gave them",
    input: z.object({}),
    output: z.object({ items: z.array(CharityItem) }),
  }),
  one: get("/api/getCharityItem", {
    summary: "One charity item",
    input: one.input,
    output: z.object({ item: z.array(CharityItem).length(1) }),
  }),
  add,
  edit,
  reorder: orderCall(charityItems, "/api/updateCharityOrder", "items"),
  remove,
  restore,
};
