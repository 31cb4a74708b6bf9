import * as z from "zod";
import { facetName } from "../content/card";
import { listReads } from "../content/list-reads.server";
import { changed, removeEntry, sanitizedEntry, saveEntry, setFlags } from "../content/save/save-entry.server";
import { editSchema, entrySchema, inputSchema } from "../content/schemas";
import { type DerivedTexts, deriveTexts } from "../content/store/derived.server";
import { withinYear } from "../content/store/list-order.server";
import { published } from "../content/store/published.server";
import { idHere } from "../features/import/old-addresses.server";
import { newsActions } from "../features/news/actions";
import { CATEGORIES, isArchiveYear } from "../features/news/archive-parts";
import { news as definition, type NewsItem } from "../features/news/definition";
import { newsRules } from "../features/news/feature.server";
import { partOfPage } from "../platform/db/paging.server";
import { answers, type Handlers } from "../platform/feature.server";
import { get, write } from "../platform/http/contract";
import type { Action } from "../platform/journal/actions";
import { hongKongYear } from "../platform/locale/format";
import type { ProblemKey } from "../platform/locale/words/problems";
import { pageNumber, queryNumber, savedAs } from "../platform/shapes";

const PAGE_SIZE = 20;
/** The number of other items that come with one. */
const OTHERS = 3;

const NewsInput = inputSchema(definition);
export type NewsInput = z.infer<typeof NewsInput>;

const Item = entrySchema(definition);
const Year = queryNumber(0, 9999).refine(isArchiveYear, {
  params: { key: "yearRange" satisfies ProblemKey },
});
const list = z.object({ news: z.array(Item) });
const named = z.object({ news_id: z.string().min(1) });
const saved = { access: "content", ofType: "news", output: savedAs("news_id") } as const;

const contract = {
  byYear: get("/api/news", {
    summary: "News of one calendar year (Hong Kong time), newest first",
    input: z.object({ year: Year.optional() }),
    output: list,
  }),
  byCategory: get("/api/newsByCat", {
    summary: "News of one category, or of all, newest first; in pages when `page` or `limit` is given",
    input: z.object({
      cat: z.enum([...CATEGORIES, "all"]),
      page: pageNumber.optional(),
      limit: queryNumber(1, 100).optional(),
    }),
    output: list,
  }),
  starred: get("/api/getStarredNews", {
    summary: "Starred news, newest first",
    input: z.object({}),
    output: list,
  }),
  one: get("/api/getNews", {
    summary: "One news item, and the three newest others",
    input: named,
    output: z.object({ news: z.array(Item).length(1), three_news: z.array(Item).max(OTHERS) }),
  }),
  add: write("/api/addnews", { summary: "Add a news item", input: z.object({ news: NewsInput }), ...saved }),
  edit: write("/api/editNews", {
    summary: "Replace a news item",
    input: z.object({ news: editSchema(definition) }),
    ...saved,
  }),
  star: write("/api/changeStar", {
    summary: "Star or unstar a news item",
    input: named.extend({ starred: z.boolean() }),
    ...saved,
  }),
  remove: write("/api/deleteNews", {
    method: "DELETE",
    summary: "Delete a news item",
    input: named,
    ...saved,
  }),
};

/** The additions of {@link withPrepared} to the input of a call. */
interface WithPrepared {
  prepared: DerivedTexts;
}

const reads = listReads(definition);
const answer = (action: Action, item: NewsItem) => changed(action, item, { news_id: item._id });

const handlers: Handlers<typeof contract, { add: WithPrepared; edit: WithPrepared }> = {
  byYear: ({ year }, { db }) => reads.streamed(db, "news", withinYear(year ?? hongKongYear(new Date()))),

  byCategory: async ({ cat, page, limit }, { db }) => {
    const wanted = cat === "all" ? {} : { facet: facetName("category", cat) };
    if (!page && !limit) return reads.streamed(db, "news", wanted);
    const part = partOfPage(page ?? 1, limit ?? PAGE_SIZE);
    return { news: await published(db, definition).part(part, wanted) };
  },

  starred: (_, { db }) => reads.streamed(db, "news", { facet: facetName("starred") }),

  one: async ({ news_id }, { db }) => {
    const id = await idHere(db, definition.name, news_id);
    return {
      news: [await reads.found(db, id)],
      three_news: await published(db, definition).part({ limit: OTHERS, offset: 0 }, { but: id }),
    };
  },

  add: async ({ news, prepared }, call) =>
    answer("add", await saveEntry(newsRules, { given: news, prepared }, call, "news.")),

  edit: async ({ news: { _id, version, ...given }, prepared }, call) =>
    answer("edit", await saveEntry(newsRules, { id: _id, given, version, prepared }, call, "news.")),

  star: async ({ news_id, starred }, call) =>
    answer(newsActions.star, await setFlags(definition, news_id, { starred }, call)),

  remove: async ({ news_id }, call) => answer("delete", await removeEntry(definition, news_id, call)),
};

async function withPrepared<Input extends { news: NewsInput }>(input: Input): Promise<Input & WithPrepared> {
  const news = await sanitizedEntry(definition, input.news, "news.");
  return { ...input, news, prepared: deriveTexts(definition, news) };
}

/** The fixed calls of news. */
export const newsCalls = answers(contract, handlers, { add: withPrepared, edit: withPrepared });
