import { changed, listActions } from "../../content/handlers.server";
import { savedUnder } from "../../content/registry/entry-calls.server";
import { published } from "../../content/store/published.server";
import { feature } from "../../platform/feature.server";
import { answers, type Handlers } from "../../platform/http/handlers.server";
import { type CharityItem, charityItemsContract } from "./contract";
import { type CharityItemEntry, charityItems } from "./definition";
import { charityItemsProblems } from "./problems.server";

const actions = listActions(charityItems);

const answered = (item: CharityItemEntry, order: number): CharityItem => ({ ...item, order });

const handlers: Handlers<typeof charityItemsContract> = {
  list: async (_, { db }) => ({ items: (await published(db, charityItems).all()).map(answered) }),

  one: async ({ item_id }, { db }) => {
    const item = await actions.found(db, item_id);
    const places = await published(db, charityItems).places();
    const order = places.findIndex(({ id }) => id === item_id);
    return { item: [answered(item, order)] };
  },

  cards: (query, call) => actions.cards(query, call),

  add: async ({ item }, call) => saved("add", await actions.add(item, undefined, call, "item.")),

  edit: async ({ item: { _id, version, ...given } }, call) =>
    saved("edit", await actions.edit(_id, given, { version }, call, "item.")),

  reorder: ({ items }, call) =>
    actions.arrange(
      items.map(({ _id }) => _id),
      call,
    ),

  remove: async ({ item_id }, call) => saved("delete", await actions.remove(item_id, call)),

  restore: async ({ item_id }, call) => saved("restore", await actions.restore(item_id, call)),
};

const charityItemsAnswers = answers(charityItemsContract, handlers);

const saved = (action: "add" | "edit" | "delete" | "restore", item: CharityItemEntry) =>
  changed(action, item, { item_id: item._id });

export default feature({
  name: "charity-items",
  answers: charityItemsAnswers,
  content: [charityItems],
  entryCalls: [{ type: charityItems, saves: savedUnder("item") }],
  problems: charityItemsProblems,
  demo: async (tools) => (await import("./demo.server")).seedCharityItems(tools),
});
