import * as z from "zod";
import { get, staffGet } from "../../platform/http/contract";
import { pageNumber } from "../../platform/shapes";

const SearchResult = z.object({
  /** `pages`, or the name of a content type. */
  kind: z.string(),
  /** The id of the entry; for a part of one followed by its number: `5f2a.3`. */
  id: z.string(),
  title: z.string(),
  /** Plain address, without a language. */
  url: z.string(),
  excerpt: z.string(),
});

export const searchContract = {
  search: get("/api/search", {
    summary: "Search pages and entries in any language, best first, ten a page",
    input: z.object({
      q: z.string().trim().max(100).default(""),
      lang: z.enum(["eng", "tra", "sim"]).optional().describe("That of the request when it is left out"),
      kind: z.string().max(64).default("").describe("All when it is left out"),
      page: pageNumber.default(1),
    }),
    output: z.object({ results: z.array(SearchResult), total: z.number(), pages: z.number() }),
  }),

  missed: staffGet("/api/missedSearches", {
    access: "content",
    summary: "The most frequent searches by visitors without a result",
    input: z.object({}),
    output: z.object({ missed: z.array(z.object({ words: z.string(), times: z.number() })) }),
  }),
};
