import * as z from "zod";
import { get, staffGet, write } from "../../core/api/contract";
import { imageId, savedAs } from "../../core/api/shapes";
import { hongKongYear } from "../../core/locale/dates";
import { LANGS } from "../../core/locale/lang";
import { CATEGORIES } from "./category";
import { FIRST_YEAR } from "./first-year";
import { parseVideo } from "./video";

const NewsText = z.object({
  header: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  photoId: imageId.nullable(),
  photoArray: z.array(imageId),
  video: z.string(),
});
export type NewsText = z.infer<typeof NewsText>;

export const NewsItem = z.object({
  _id: z.string(),
  coverId: imageId.nullable(),
  category: z.array(z.enum(CATEGORIES)),
  starred: z.boolean(),
  date: z.string(),
  eng: NewsText,
  tra: NewsText,
  sim: NewsText,
  version: z.number().int(),
});
export type NewsItem = z.infer<typeof NewsItem>;

const video = z
  .string()
  .trim()
  .max(500)
  .refine((text) => text === "" || parseVideo(text) !== null, { params: { key: "invalidVideo" } });

const NewsTextInput = z.object({
  header: z.string().trim().max(300).default(""),
  content: z.string().max(300_000).default(""),
  photoId: imageId.nullable().default(null),
  photoArray: z.array(imageId).max(60).default([]),
  video: video.default(""),
});

const emptyText = () => NewsTextInput.parse({});

const NewsFields = z.object({
  coverId: imageId.nullable().default(null),
  category: z
    .union([z.enum(CATEGORIES).transform((name) => [name]), z.array(z.enum(CATEGORIES))])
    .default([])
    .transform((names) => [...new Set(names)]),
  starred: z.boolean().optional(),
  date: z.iso
    .datetime({ offset: true, local: false })
    .or(z.iso.date())
    .refine((text) => !Number.isNaN(Date.parse(text)), { params: { key: "invalidDate" } })
    .optional(),
  eng: NewsTextInput.default(emptyText),
  tra: NewsTextInput.default(emptyText),
  sim: NewsTextInput.default(emptyText),
});

const needsHeader = (news: z.infer<typeof NewsFields>, context: z.RefinementCtx) => {
  if (LANGS.some((lang) => news[lang].header !== "")) return;
  context.addIssue({ code: "custom", path: ["eng", "header"], params: { key: "headerNeeded" } });
};

export const NewsInput = NewsFields.superRefine(needsHeader);
export type NewsInput = z.infer<typeof NewsInput>;

const NewsEdit = NewsFields.extend({
  _id: z.string().min(1),
  /** The version that was edited; one that is no longer current is a 409. Left out: the last save wins. */
  version: z.number().int().optional(),
}).superRefine(needsHeader);

const Year = z.coerce
  .number({ error: "invalid" })
  .int()
  .refine((year) => year >= FIRST_YEAR && year <= hongKongYear(new Date()), { params: { key: "yearRange" } });

const page = z.coerce.number().int().min(1).optional();
const limit = z.coerce.number().int().min(1).max(100).optional();

const list = z.object({ news: z.array(NewsItem) });

const NewsListText = z.object({ header: z.string(), preview: z.string(), video: z.string() });

/** A news item in the staff's list: its headers, the first words of its texts, never the texts. */
export const NewsListEntry = z.object({
  _id: z.string(),
  date: z.string(),
  starred: z.boolean(),
  cover: z.object({ id: z.string(), width: z.number(), height: z.number() }).nullable(),
  eng: NewsListText,
  tra: NewsListText,
  sim: NewsListText,
});
export type NewsListEntry = z.infer<typeof NewsListEntry>;
const named = z.object({ news_id: z.string().min(1) });
const saved = savedAs("news_id");

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
    input: named,
    output: z.object({ news: z.array(NewsItem).length(1), three_news: z.array(NewsItem).max(3) }),
  }),
  list: staffGet("/api/newsList", {
    summary: "News for staff, a page at a time, newest first; `q` finds words in headers and first lines",
    input: z.object({ page: page.default(1), q: z.string().trim().max(100).default("") }),
    output: z.object({
      items: z.array(NewsListEntry),
      total: z.number().int(),
      pages: z.number().int(),
      /** Ids of the starred items that the home page shows. */
      featured: z.array(z.string()),
    }),
  }),
  add: write("/api/addnews", {
    summary: "Publish a news item",
    input: z.object({ news: NewsInput }),
    output: saved,
  }),
  edit: write("/api/editNews", {
    summary: "Replace a news item; keeps its date and star unless given",
    input: z.object({ news: NewsEdit }),
    output: saved,
  }),
  star: write("/api/changeStar", {
    summary: "Star or unstar a news item",
    input: z.object({ news_id: z.string().min(1), starred: z.boolean() }),
    output: saved,
  }),
  remove: write("/api/deleteNews", {
    method: "DELETE",
    summary: "Delete a news item",
    input: named,
    output: saved,
  }),
  restore: write("/api/restoreNews", {
    summary: "Bring back a deleted news item as it was",
    input: named,
    output: saved,
  }),
};
