import { arrange } from "../../core/db/arrange.server";
import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import type { CharityItem, CharityItemInput } from "./contract";
import { PHOTOS } from "./photos";

interface ItemRow {
  id: string;
  /** Only its order counts: gaps and equals are fine. */
  position: number;
  price: string;
  /** JSON of one language's text. */
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

/** `slot` counts from 0. */
type PhotoRow = { item_id: string; slot: number; media_id: string };

type ItemTables = { charity_item: ItemRow; charity_item_photo: PhotoRow };

/** Charity items on one connection; inside a transaction, the transaction's. */
export function charityItemStore(database: Database) {
  const db = database.$extendTables<ItemTables>();

  const orderedIds = async (): Promise<string[]> => {
    const rows = await db.selectFrom("charity_item").select("id").orderBy("position").orderBy("id").execute();
    return rows.map(({ id }) => id);
  };

  const list = async (): Promise<CharityItem[]> => {
    const rows = await db.selectFrom("charity_item").selectAll().orderBy("position").orderBy("id").execute();
    const photos = await db.selectFrom("charity_item_photo").selectAll().execute();
    const photosOf = Map.groupBy(photos, ({ item_id }) => item_id);
    return rows.map((row, order) => itemOf(row, photosOf.get(row.id) ?? [], order));
  };

  const setPhotos = async (item_id: string, coverId: CharityItem["coverId"]): Promise<void> => {
    await db.deleteFrom("charity_item_photo").where("item_id", "=", item_id).execute();
    const rows = coverId.flatMap((media_id, slot) =>
      media_id === null ? [] : [{ item_id, slot, media_id }],
    );
    if (rows.length > 0) await db.insertInto("charity_item_photo").values(rows).execute();
  };

  const insert = async (item: Omit<CharityItem, "order">, position: number): Promise<void> => {
    await db
      .insertInto("charity_item")
      .values({ id: item._id, position, version: item.version, ...columns(item) })
      .execute();
    await setPhotos(item._id, item.coverId);
  };

  const inOrder = (ids: readonly string[]) => arrange(database, "charity_item", ids);

  return {
    orderedIds,
    list,

    find: async (id: string): Promise<CharityItem | undefined> =>
      (await list()).find(({ _id }) => _id === id),

    /** Adds an item behind all others. */
    add: async (draft: CharityItemInput): Promise<CharityItem> => {
      const { last } = await db
        .selectFrom("charity_item")
        .select((eb) => eb.fn.max("position").as("last"))
        .executeTakeFirstOrThrow();
      const item = { ...draft, _id: newId(), version: 1 };
      const order = (await orderedIds()).length;
      await insert(item, Number(last ?? -1) + 1);
      return { ...item, order };
    },

    /** Replaces all but the place of an item if its version still is the one before `item.version`; tells whether it was. */
    replace: async (item: CharityItem): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("charity_item")
        .set({ version: item.version, ...columns(item) })
        .where("id", "=", item._id)
        .where("version", "=", item.version - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await setPhotos(item._id, item.coverId);
      return true;
    },

    /** Puts the items in the order of `ids`, which names all of them. */
    arrange: inOrder,

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("charity_item").where("id", "=", id).execute();
    },

    /** Brings back an item under its old id at its old place, or last when the list has become shorter. */
    restore: async (item: CharityItem): Promise<void> => {
      const ids = await orderedIds();
      await insert(item, item.order);
      await inOrder(ids.toSpliced(item.order, 0, item._id));
    },
  };
}

function columns({ price, eng, tra, sim }: Pick<CharityItem, "price" | "eng" | "tra" | "sim">) {
  return { price, eng: JSON.stringify(eng), tra: JSON.stringify(tra), sim: JSON.stringify(sim) };
}

function itemOf(row: ItemRow, photos: readonly PhotoRow[], order: number): CharityItem {
  const coverId = Array.from(
    { length: PHOTOS },
    (_, slot) => photos.find((photo) => photo.slot === slot)?.media_id ?? null,
  );
  return {
    _id: row.id,
    coverId,
    price: row.price,
    order,
    eng: JSON.parse(row.eng),
    tra: JSON.parse(row.tra),
    sim: JSON.parse(row.sim),
    version: row.version,
  };
}
