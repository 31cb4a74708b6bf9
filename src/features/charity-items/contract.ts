import * as z from "zod";
import { ListedEntry, listCalls, orderCall } from "../../content/calls";
import { entrySchema } from "../../content/schemas";
import { get } from "../../platform/http/contract";
import { localized } from "../../platform/locale/lang";
import { charityItemPaths, charityItems } from "./definition";

export const CharityItem = entrySchema(charityItems).extend({
  /** Place in the list, from 0 without gaps. */
  order: z.number().int(),
});
export type CharityItem = z.infer<typeof CharityItem>;

const inLanguages = z.object(localized(() => z.string()));

/** The card of an item in the staff's list. */
const CharityItemCard = ListedEntry.extend({ price: z.string(), tag: inLanguages, desc: inLanguages });
export type CharityItemCard = z.infer<typeof CharityItemCard>;

const { one, cards, add, edit, remove, restore } = listCalls(charityItems, charityItemPaths);

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
  cards: { ...cards, output: cards.output.extend({ items: z.array(CharityItemCard) }) },
  add,
  edit,
  reorder: orderCall(charityItems, "/api/updateCharityOrder", "items"),
  remove,
  restore,
};
