import { type Kysely, sql } from "kysely";
import { down as dropTables, up as makeTables } from "./2026-11-21-11-charity-items";
import { deletedEntries, keepDeleted, keepEntries, placeAt } from "./engine/entries";

interface ItemRow {
  id: string;
  price: string;
  eng: string;
  tra: string;
  sim: string;
  version: number;
}

interface DeletedItem {
  _id: string;
  order: number;
  version: number;
}

/** Places for photos that an item has. */
const PHOTOS = 4;

/** Charity items are entries, in the order that they had. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const photos = await photosOfItems(db);
  const { rows } = await sql<ItemRow>`select * from charity_item order by position, id`.execute(db);
  const entries = rows.map(({ id, version, price, eng, tra, sim }, at) => ({
    id,
    version,
    sort: placeAt(at),
    content: {
      coverId: Array.from({ length: PHOTOS }, (_, slot) => photos.get(`${id} ${slot}`) ?? null),
      price,
      ...{ eng: JSON.parse(eng), tra: JSON.parse(tra), sim: JSON.parse(sim) },
    },
  }));
  await keepEntries(db, "charityItems", entries);
  for (const deleted of await deletedEntries(db, "charity-items")) {
    const { _id, order, version, ...content } = deleted.snapshot as unknown as DeletedItem;
    await keepDeleted(db, "charityItems", deleted, { id: _id, version, sort: placeAt(order), content });
  }
  await dropTables(db);
}

/** Ids of photos by item and slot. */
async function photosOfItems(db: Kysely<unknown>): Promise<Map<string, string>> {
  const { rows } = await sql<{
    item_id: string;
    slot: number;
    media_id: string;
  }>`select * from charity_item_photo`.execute(db);
  return new Map(rows.map(({ item_id, slot, media_id }) => [`${item_id} ${slot}`, media_id]));
}

/** Brings back the tables without what is in them: whoever goes back restores a backup. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from entry where type = 'charityItems'`.execute(db);
  await makeTables(db);
}
