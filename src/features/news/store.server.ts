import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import type { Part } from "../../core/db/paging.server";
import type { Category } from "./category";
import type { NewsItem } from "./contract";
import { newsPlaces } from "./places.server";
import { itemOf, jsonOf, type NewsTables } from "./rows.server";
import { type KeptContent, rowsOf } from "./rows-of.server";

type Rows = ReturnType<typeof rowsOf>;

/** A news item before it has an id. */
export type NewsDraft = Omit<NewsItem, "_id" | "version">;

/** News on one connection; inside a transaction, the transaction's. Lists are newest first. */
export function newsStore(database: Database) {
  const db = database.$extendTables<NewsTables>();
  const items = db
    .selectFrom("news")
    .selectAll("news")
    .orderBy("news.date", "desc")
    .orderBy("news.id", "desc");

  const rowsWithLinks = async (query: typeof items) => {
    const rows = await query.execute();
    if (rows.length === 0) return { rows, links: [] };
    const ids = rows.map(({ id }) => id);
    const links = await db
      .selectFrom("news_category")
      .select(["news_id", "category"])
      .where("news_id", "in", ids)
      .orderBy("position")
      .execute();
    return { rows, links };
  };

  const load = async (query: typeof items): Promise<NewsItem[]> => {
    const { rows, links } = await rowsWithLinks(query);
    return rows.map((row) => itemOf(row, links));
  };

  const link = async ({ words, media, categories }: Rows): Promise<void> => {
    await db
      .insertInto("news_words")
      .values(words)
      .onConflict((conflict) => conflict.column("news_id").doUpdateSet(words))
      .execute();
    if (media.length > 0) await db.insertInto("news_media").values(media).execute();
    if (categories.length > 0) await db.insertInto("news_category").values(categories).execute();
  };

  const insert = async (item: NewsItem, kept?: KeptContent): Promise<void> => {
    const rows = rowsOf(item, kept);
    await db.insertInto("news").values(rows.news).execute();
    await link(rows);
  };

  return {
    byCategory: async (category: Category | "all", part: Part) => {
      const places = await newsPlaces(database, category === "all" ? {} : { category }).part(part);
      const ids = places.map(({ id }) => id);
      return ids.length === 0 ? [] : load(items.where("news.id", "in", ids)); // PostgreSQL takes no empty list
    },

    /** Those of `ids` that there are, each as JSON. */
    written: async (ids: readonly string[]): Promise<string[]> => {
      const { rows, links } = await rowsWithLinks(items.where("news.id", "in", ids));
      return rows.map((row) => jsonOf(row, links));
    },

    find: async (id: string): Promise<NewsItem | undefined> => (await load(items.where("id", "=", id)))[0],

    newestOthers: (id: string, count: number) => load(items.where("id", "!=", id).limit(count)),

    add: async (draft: NewsDraft, kept?: KeptContent): Promise<NewsItem> => {
      const item = { ...draft, _id: newId(), version: 1 };
      await insert(item, kept);
      return item;
    },

    /** Brings back an item under its old id, exactly as it was. */
    restore: insert,

    /** Replaces an item if its version still is the one before `item.version`; tells whether it was. */
    replace: async (item: NewsItem, kept: KeptContent): Promise<boolean> => {
      const rows = rowsOf(item, kept);
      const { numUpdatedRows } = await db
        .updateTable("news")
        .set(rows.news)
        .where("id", "=", item._id)
        .where("version", "=", item.version - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom("news_media").where("news_id", "=", item._id).execute();
      await db.deleteFrom("news_category").where("news_id", "=", item._id).execute();
      await link(rows);
      return true;
    },

    /** Writes the star alone; tells whether there is such an item. */
    star: async (id: string, starred: boolean): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("news")
        .set((eb) => ({ starred: starred ? 1 : 0, version: eb("version", "+", 1) }))
        .where("id", "=", id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("news").where("id", "=", id).execute();
    },
  };
}
