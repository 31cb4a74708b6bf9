import * as z from "zod";
import { type ListedEntry, listCalls } from "../../content/calls";
import { entrySchema, inputSchema } from "../../content/schemas";
import { get, staffGet, write } from "../../platform/http/contract";
import type { Localized } from "../../platform/locale/lang";
import type { ProblemKey } from "../../platform/locale/words/problems";
import { listQuery, pageNumber, queryNumber, savedAs } from "../../platform/shapes";
import { CATEGORIES, isArchiveYear } from "./archive-parts";
import { type NewsItem, news, newsPaths } from "./definition";

const NewsInput = inputSchema(news);
export type NewsInput = z.infer<typeof NewsInput>;
export type { NewsItem };

const Item = entrySchema(news);
const Year = queryNumber(0, 9999).refine(isArchiveYear, {
  params: { key: "yearRange" satisfies ProblemKey },
});

const page = pageNumber.optional();
const limit = queryNumber(1, 100).optional();

const list = z.object({ news: z.array(Item) });

const NewsListText = z.object({ header: z.string(), preview: z.string(), video: z.string() });

/** A news item in the staff's list: its headers, the first words of its texts, never the texts. */
const NewsListEntry = z.object({
  _id: z.string(),
  date: z.string(),
  starred: z.boolean(),
  cover: z.object({ id: z.string(), width: z.number(), height: z.number() }).nullable(),
  eng: NewsListText,
  tra: NewsListText,
  sim: NewsListText,
});
export type NewsListEntry = z.infer<typeof NewsListEntry>;

const calls = listCalls(news, newsPaths);

/** A news item in the staff's list, with the first words of its texts. */
export type NewsListCard = ListedEntry & {
  preview: Localized;
  /** True where Home shows it. */
  featured: boolean;
};

/** Ids of the starred items that the home page shows. */
const featured = z.array(z.string());

export const newsContract = {
  byYear: get("/api/news", {
    summary: "News of one calendar year (Hong Kong time), newest first",
    input: z.object({ year: Year.optional() }),
    output: list,
  }),
  byCategory: get("/api/newsByCat", {
    summary: "News of one category, or of all, newest first; in pages when `page` or `limit` is given",
    input: z.object({ cat: z.enum([...CATEGORIES, "all"]), page, limit }),
    output: list,
  }),
  starred: get("/api/getStarredNews", {
    summary: "Starred news, newest first",
    input: z.object({}),
    output: list,
  }),
  one: get("/api/getNews", {
    summary: "One news item, and the three newest others",
    input: z.object({ news_id: z.string().min(1) }),
    output: z.object({ news: z.array(Item).length(1), three_news: z.array(Item).max(3) }),
  }),
  list: staffGet("/api/newsList", {
    access: "content",
    summary:
      "News for staff, a page at a time, newest first; `q` finds words in headers and texts, those of one Chinese script also in the other",
    input: listQuery.extend({ year: Year.optional(), cat: z.enum(CATEGORIES).optional() }),
    output: z.object({
      items: z.array(NewsListEntry),
      total: z.number().int(),
      /** True when more were found than `total` and `pages` count: of those with `q`, a thousand. */
      more: z.boolean(),
      pages: z.number().int(),
      featured,
    }),
  }),
  add: calls.add,
  edit: calls.edit,
  star: write("/api/changeStar", {
    access: "content",
    summary: "Star or unstar a news item",
    input: z.object({ news_id: z.string().min(1), starred: z.boolean() }),
    output: savedAs("news_id"),
  }),
  remove: calls.remove,
  restore: calls.restore,
};
