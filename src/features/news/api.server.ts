import { feature, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { StreamedList } from "../../core/api/streamed-list.server";
import type { Database } from "../../core/db/database.server";
import { pagesOf, partOfPage } from "../../core/db/paging.server";
import { deletedSnapshot } from "../../core/journal/journal.server";
import { hongKongYear } from "../../core/locale/dates";
import { requireImages } from "../../core/media/registry.server";
import { newsCards } from "./cards.server";
import { type NewsInput, NewsItem, newsContract } from "./contract";
import { imagePaths } from "./image-paths.server";
import { newsInParts } from "./news-in-parts.server";
import type { Wanted } from "./places.server";
import { sanitised } from "./sanitised.server";
import { type NewsDraft, newsStore } from "./store.server";

const OTHERS = 3;
const PAGE_SIZE = 20;

const newsHandlers: Handlers<typeof newsContract> = {
  byYear: ({ year }, { db }) => streamed(db, { year: year ?? hongKongYear(new Date()) }),

  byCategory: async ({ cat, page, limit }, { db }) => {
    if (page || limit) {
      const part = partOfPage(page ?? 1, limit ?? PAGE_SIZE);
      return { news: await newsStore(db).byCategory(cat, part) };
    }
    return streamed(db, cat === "all" ? {} : { category: cat });
  },

  starred: (_, { db }) => streamed(db, { starred: true }),

  one: async ({ news_id }, { db }) => ({
    news: [await found(db, news_id)],
    three_news: await newsStore(db).newestOthers(news_id, OTHERS),
  }),

  list: async ({ page, q }, { db }) => {
    const cards = newsCards(db);
    const { cards: found, total, more } = await cards.search(q, partOfPage(page, PAGE_SIZE));
    return {
      items: found.map(({ id, text, ...card }) => ({ _id: id, ...card, ...text })),
      total,
      more,
      pages: pagesOf(total, PAGE_SIZE),
      featured: (await cards.featured()).map(({ id }) => id),
    };
  },

  add: async ({ news }, { db }) => {
    const item = await newsStore(db).add(await draftOf(db, news, { starred: false, date: new Date() }));
    return changed("add", item);
  },

  edit: async ({ news }, { db }) => {
    const before = await found(db, news._id);
    const kept = { starred: before.starred, date: new Date(before.date) };
    const item = {
      ...(await draftOf(db, news, kept)),
      _id: before._id,
      version: (news.version ?? before.version) + 1,
    };
    if (!(await newsStore(db).replace(item))) throw new Problem(409, "overtaken");
    return changed("edit", item);
  },

  star: async ({ news_id, starred }, { db }) => {
    const before = await found(db, news_id);
    const item = { ...before, starred, version: before.version + 1 };
    if (!(await newsStore(db).replace(item))) throw new Problem(409, "overtaken");
    return changed("star", item);
  },

  remove: async ({ news_id }, { db }) => {
    const item = await found(db, news_id);
    await newsStore(db).remove(news_id);
    return changed("delete", item);
  },

  restore: async ({ news_id }, { db }) => {
    const snapshot = NewsItem.safeParse(await deletedSnapshot(db, "news", news_id));
    if (!snapshot.success) throw new Problem(404, "nothingToRestore");
    await newsStore(db).restore(snapshot.data);
    return changed("restore", snapshot.data);
  },
};

export const newsFeature = feature("news", newsContract, newsHandlers, {
  add: sanitised,
  edit: sanitised,
});

const streamed = (db: Database, wanted: Wanted) =>
  StreamedList.of(db, "news", newsInParts(db, wanted), wanted);

async function found(db: Database, id: string): Promise<NewsItem> {
  const item = await newsStore(db).find(id);
  if (!item) throw new Problem(404, "unknownNews");
  return item;
}

/** The item to keep: images checked, what was not given taken from `kept`. */
async function draftOf(
  db: Database,
  input: NewsInput,
  kept: { starred: boolean; date: Date },
): Promise<NewsDraft> {
  const draft = {
    ...input,
    starred: input.starred ?? kept.starred,
    date: (input.date ? new Date(input.date) : kept.date).toISOString(),
  };
  await requireImages(db, imagePaths(draft));
  return draft;
}

function changed(action: "add" | "edit" | "delete" | "restore" | "star", item: NewsItem) {
  const answer = { message: "success" as const, news_id: item._id };
  return { entityId: item._id, action, snapshot: item, answer };
}
