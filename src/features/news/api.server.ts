import { answers, type Handlers } from "../../core/api/handlers.server";
import { Problem } from "../../core/api/problem";
import { StreamedList } from "../../core/api/streamed-list.server";
import type { Database } from "../../core/db/database.server";
import { pagesOf, partOfPage } from "../../core/db/paging.server";
import { deletedSnapshot } from "../../core/journal/journal.server";
import { hongKongYear } from "../../core/locale/dates";
import { requireImages } from "../../core/media/registry.server";
import { newsCards } from "./cards.server";
import { type NewsInput, NewsItem, newsContract } from "./contract";
import { newsInParts } from "./news-in-parts.server";
import type { Wanted } from "./places.server";
import { newsProblems } from "./problems.server";
import { type KeptContent, keptContent } from "./rows-of.server";
import { sanitised } from "./sanitised.server";
import { type NewsDraft, newsStore } from "./store.server";

const OTHERS = 3;
const PAGE_SIZE = 20;

/** What {@link prepare} adds to the input of a call. */
interface Prepared {
  kept: KeptContent;
}
type PreparedCalls = { add: Prepared; edit: Prepared };

const newsHandlers: Handlers<typeof newsContract, PreparedCalls> = {
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

  list: async ({ page, q, year, cat }, { db }) => {
    const cards = newsCards(db);
    const wanted = { ...(year !== undefined && { year }), ...(cat && { category: cat }) };
    const { cards: found, total, more } = await cards.search(q, wanted, partOfPage(page, PAGE_SIZE));
    return {
      items: found.map(({ id, text, ...card }) => ({ _id: id, ...card, ...text })),
      total,
      more,
      pages: pagesOf(total, PAGE_SIZE),
      featured: (await cards.featured()).map(({ id }) => id),
    };
  },

  add: async ({ news, kept }, { db }) => {
    await requireImages(db, kept.images);
    const item = await newsStore(db).add(draftOf(news, { starred: false, date: new Date() }), kept);
    return changed("add", item);
  },

  edit: async ({ news, kept }, { db }) => {
    const before = await found(db, news._id);
    await requireImages(db, kept.images);
    const item = {
      ...draftOf(news, { starred: before.starred, date: new Date(before.date) }),
      _id: before._id,
      version: (news.version ?? before.version) + 1,
    };
    if (!(await newsStore(db).replace(item, kept))) throw new Problem(409, "overtaken");
    return changed("edit", item);
  },

  star: async ({ news_id, starred }, { db }) => {
    if (!(await newsStore(db).star(news_id, starred))) throw new Problem(404, newsProblems.unknownNews);
    return changed("star", { _id: news_id, starred });
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

export const newsAnswers = answers(newsContract, newsHandlers, {
  add: prepare,
  edit: prepare,
});

/** What takes long of a save: the input sanitised, and what is kept of its content. */
async function prepare<Input extends { news: NewsInput }>(input: Input): Promise<Input & Prepared> {
  const clean = await sanitised(input);
  return { ...clean, kept: keptContent(clean.news) };
}

const streamed = (db: Database, wanted: Wanted) =>
  StreamedList.of(db, "news", newsInParts(db, wanted), wanted);

async function found(db: Database, id: string): Promise<NewsItem> {
  const item = await newsStore(db).find(id);
  if (!item) throw new Problem(404, newsProblems.unknownNews);
  return item;
}

/** The item to keep: what was not given is as `before`. */
const draftOf = (input: NewsInput, before: { starred: boolean; date: Date }): NewsDraft => ({
  ...input,
  starred: input.starred ?? before.starred,
  date: (input.date ? new Date(input.date) : before.date).toISOString(),
});

function changed(
  action: "add" | "edit" | "delete" | "restore" | "star",
  item: Pick<NewsItem, "_id"> & Partial<NewsItem>,
) {
  const answer = { message: "success" as const, news_id: item._id };
  return { entityId: item._id, action, snapshot: item, answer };
}
