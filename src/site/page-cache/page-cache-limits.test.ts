import { describe, expect, it } from "vitest";
import { PageCache, pageKey } from "./page-cache.server";

const KEY = pageKey("eng", "/about");
const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html" } });

describe("cached pages, for any requests,", () => {
  it("are so many and no more: the oldest goes first, and none without a query for one with", async () => {
    const pages = new PageCache();
    await pages.find(KEY, "eng", async () => html("about"));
    for (let page = 0; page <= 1000; page += 1) {
      await pages.find(pageKey("eng", `/archive?page=${page}`), "eng", async () => html("x"));
    }
    expect(pages.size).toBe(1001);
    expect(pages.peek(KEY)).toBeDefined();
    expect(pages.peek(pageKey("eng", "/archive?page=0"))).toBeUndefined();
    expect(pages.peek(pageKey("eng", "/archive?page=1000"))).toBeDefined();
  });

  it("are no data of a page, which would be shown as one", async () => {
    const pages = new PageCache();
    const data = async () => new Response("<script>", { headers: { "Content-Type": "text/x-script" } });
    expect(await pages.find(KEY, "eng", data)).toHaveProperty("passed");
    expect(pages.size).toBe(0);
  });
});
