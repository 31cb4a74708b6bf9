import type { SelectQueryBuilder } from "kysely";
import type { Database } from "../../core/db/database.server";
import { newId } from "../../core/db/new-id";
import type { Part } from "../../core/db/paging.server";
import { hongKongYear } from "../../core/locale/dates";
import type { Category } from "./category";
import type { NewsItem } from "./contract";
import { cardOf, itemOf, mediaOf, type NewsTables } from "./rows.server";
import { wordsOf } from "./words.server";

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

  const load = async (query: typeof items): Promise<NewsItem[]> => {
    const rows = await query.execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const links = await db
      .selectFrom("news_category")
      .select(["news_id", "category"])
      .where("news_id", "in", ids)
      .orderBy("position")
      .execute();
    return rows.map((row) => itemOf(row, links));
  };

  const link = async (item: NewsItem): Promise<void> => {
    const looked = { date: item.date, words: wordsOf(cardOf(item)) };
    await db
      .insertInto("news_words")
      .values({ news_id: item._id, ...looked })
      .onConflict((conflict) => conflict.column("news_id").doUpdateSet(looked))
      .execute();
    const media = mediaOf(item);
    if (media.length > 0) {
      const rows = media.map((media_id) => ({ news_id: item._id, media_id }));
      await db.insertInto("news_media").values(rows).execute();
    }
    if (item.category.length > 0) {
      const rows = item.category.map((category, position) => ({
        news_id: item._id,
        position,
        category,
        date: item.date,
      }));
      await db.insertInto("news_category").values(rows).execute();
    }
  };

  const insert = async (item: NewsItem): Promise<void> => {
    await db
      .insertInto("news")
      .values({ id: item._id, ...columns(item) })
      .execute();
    await link(item);
  };

  return {
    byCategory: async (category: Category | "all", part: Part) => {
      if (category === "all") return load(items.limit(part.limit).offset(part.offset));
      const links = db.selectFrom("news_category").select("news_id").where("category", "=", category);
      const ids = await newestIds(links, part);
      return ids.length === 0 ? [] : load(items.where("news.id", "in", ids)); // PostgreSQL takes no empty list
    },

    /** Those of `ids` that there are. */
    some: (ids: readonly string[]) => load(items.where("news.id", "in", ids)),

    find: async (id: string): Promise<NewsItem | undefined> => (await load(items.where("id", "=", id)))[0],

    newestOthers: (id: string, count: number) => load(items.where("id", "!=", id).limit(count)),

    add: async (draft: NewsDraft): Promise<NewsItem> => {
      const item = { ...draft, _id: newId(), version: 1 };
      await insert(item);
      return item;
    },

    /** Brings back an item under its old id, exactly as it was. */
    restore: insert,

    /** Replaces an item if its version still is the one before `item.version`; tells whether it was. */
    replace: async (item: NewsItem): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable("news")
        .set(columns(item))
        .where("id", "=", item._id)
        .where("version", "=", item.version - 1)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await db.deleteFrom("news_media").where("news_id", "=", item._id).execute();
      await db.deleteFrom("news_category").where("news_id", "=", item._id).execute();
      await link(item);
      return true;
    },

    remove: async (id: string): Promise<void> => {
      await db.deleteFrom("news").where("id", "=", id).execute();
    },
  };
}

type CategoryLinks = SelectQueryBuilder<NewsTables, "news_category", { news_id: string }>;

/** One part of a category by its own index: the ids alone, so that no article is read to be skipped. */
async function newestIds(links: CategoryLinks, { limit, offset }: Part): Promise<string[]> {
  const query = links.orderBy("date", "desc").orderBy("news_id", "desc").limit(limit).offset(offset);
  return (await query.execute()).map(({ news_id }) => news_id);
}

/** Everything of the row but its id. */
function columns(item: NewsItem) {
  return {
    date: item.date,
    year: hongKongYear(new Date(item.date)),
    starred: item.starred ? 1 : 0,
    cover_id: item.coverId,
    eng: JSON.stringify(item.eng),
    tra: JSON.stringify(item.tra),
    sim: JSON.stringify(item.sim),
    card: JSON.stringify(cardOf(item)),
    version: item.version,
  };
}
