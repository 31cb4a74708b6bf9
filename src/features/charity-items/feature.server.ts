import { listReads } from "../../content/list-reads.server";
import { changed, reordered } from "../../content/save/changed.server";
import { orderEntries, removeEntry, restoreEntry, saveEntry } from "../../content/save/save-entry.server";
import { published } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { type CharityItem, charityItemsContract } from "./contract";
import { type CharityItemEntry, charityItems } from "./definition";
import { charityItemsProblems } from "./problems.server";

const reads = listReads(charityItems);
const rules = { type: charityItems };

const answered = (item: CharityItemEntry, order: number): CharityItem => ({ ...item, order });

const handlers: Handlers<typeof charityItemsContract> = {
  list: async (_, { db }) => ({ items: (await published(db, charityItems).all()).map(answered) }),

  one: async ({ item_id }, { db }) => {
    const item = await reads.found(db, item_id);
    const places = await published(db, charityItems).places();
    const order = places.findIndex(({ id }) => id === item_id);
    return { item: [answered(item, order)] };
  },

  add: async ({ item }, call) => saved("add", await saveEntry(rules, { given: item }, call, "item.")),

  edit: async ({ item: { _id, version, ...given } }, call) =>
    saved("edit", await saveEntry(rules, { id: _id, given: given, version }, call, "item.")),

  reorder: async ({ items }, { db }) => {
    const ids = items.map(({ _id }) => _id);
    await orderEntries(charityItems, ids, db);
    return reordered(charityItems.name, ids);
  },

  remove: async ({ item_id }, call) => saved("delete", await removeEntry(charityItems, item_id, call)),

  restore: async ({ item_id }, call) => saved("restore", await restoreEntry(rules, item_id, call)),
};

const charityItemsAnswers = answers(charityItemsContract, handlers);

const saved = (action: "add" | "edit" | "delete" | "restore", item: CharityItemEntry) =>
  changed(action, item, { item_id: item._id });

export default feature({
  name: "charity-items",
  answers: charityItemsAnswers,
  content: [charityItems],
  problems: charityItemsProblems,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
