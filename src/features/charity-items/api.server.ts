import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { sameIds } from "../../core/api/same-ids";
import type { Database } from "../../core/db/database.server";
import { deletedSnapshot } from "../../core/journal/journal.server";
import { requireImages } from "../../core/media/registry.server";
import { CharityItem, charityItemsContract, ITEMS_AT_MOST } from "./contract";
import { charityItemsProblems } from "./problems.server";
import { charityItemStore } from "./store.server";

/** The journal's name for the order of the list, which is no item's own. */
const ORDER = "order";

const handlers: Handlers<typeof charityItemsContract> = {
  list: async (_, { db }) => ({ items: await charityItemStore(db).list() }),

  one: async ({ item_id }, { db }) => ({ item: [await found(db, item_id)] }),

  add: async ({ item }, { db }) => {
    await requireRoom(db);
    await requirePhotos(db, item.coverId);
    return changed("add", await charityItemStore(db).add(item));
  },

  edit: async ({ item: input }, { db }) => {
    const before = await found(db, input._id);
    await requirePhotos(db, input.coverId);
    const item = { ...input, order: before.order, version: (input.version ?? before.version) + 1 };
    if (!(await charityItemStore(db).replace(item))) throw new Problem(409, "overtaken");
    return changed("edit", item);
  },

  reorder: async ({ items }, { db }) => {
    const ids = items.map(({ _id }) => _id);
    const present = await charityItemStore(db).orderedIds();
    if (!sameIds(ids, present)) throw new Problem(409, charityItemsProblems.itemsChanged);
    await charityItemStore(db).arrange(ids);
    const snapshot = { _id: ORDER, items: ids };
    return { entityId: ORDER, action: "edit", snapshot, answer: { message: "success" } };
  },

  remove: async ({ item_id }, { db }) => {
    const item = await found(db, item_id);
    await charityItemStore(db).remove(item_id);
    return changed("delete", item);
  },

  restore: async ({ item_id }, { db }) => {
    const snapshot = CharityItem.safeParse(await deletedSnapshot(db, "charity-items", item_id));
    if (!snapshot.success) throw new Problem(404, "nothingToRestore");
    await requireRoom(db);
    await charityItemStore(db).restore(snapshot.data);
    return changed("restore", snapshot.data);
  },
};

export const charityItemsAnswers = answers(charityItemsContract, handlers);

async function found(db: Database, id: string): Promise<CharityItem> {
  const item = await charityItemStore(db).find(id);
  if (!item) throw new Problem(404, charityItemsProblems.unknownItem);
  return item;
}

async function requireRoom(db: Database): Promise<void> {
  if ((await charityItemStore(db).orderedIds()).length >= ITEMS_AT_MOST)
    throw new Problem(409, charityItemsProblems.tooManyItems);
}

async function requirePhotos(db: Database, coverId: CharityItem["coverId"]): Promise<void> {
  const named = coverId.flatMap((id, slot) => (id === null ? [] : [{ id, path: `item.coverId.${slot}` }]));
  await requireImages(db, named);
}

function changed(action: "add" | "edit" | "delete" | "restore", item: CharityItem) {
  const answer = { message: "success" as const, item_id: item._id };
  return { entityId: item._id, action, snapshot: item, answer };
}
