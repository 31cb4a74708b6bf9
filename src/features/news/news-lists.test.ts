import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import type { ContentTables } from "../../content/store/tables.server";
import { hongKongYear } from "../../platform/locale/format";
import type { NewsItem } from "./definition";

const THIS_YEAR = hongKongYear(new Date());

describe("lists of news", () => {
  const { app, staff } = appTests();

  const get = async (path: string) => (await app.call("GET", path)).json();
  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const one = async (id: string): Promise<NewsItem> => (await get(`/api/getNews?news_id=${id}`)).news[0];

  it("previews the words that were typed, also such as look like tags", async () => {
    const content = "<p>Write &lt;your name&gt; if a &lt;b &amp;amp; c.</p>";
    const id = await addNews(app, staff, { eng: { header: "Marks", content }, date: "2009-01-01" });
    const { entries } = (await contentApi(app, staff, "news").list("?q=Marks")).body;
    expect(entries.find((entry: { id: string }) => entry.id === id)?.preview.eng).toBe(
      "Write <your name> if a <b &amp; c.",
    );
  });

  it("previews sentences, and finds an item by the words of its table as well", async () => {
    const table = "<table><tbody><tr><th>Drug</th><td>Zolgensma drip</td></tr></tbody></table>";
    const content = `<h2>Three drugs</h2>${table}<p>今天有三種。</p><p>各人不同。</p>`;
    const id = await addNews(app, staff, { tra: { header: "藥物", content }, date: "2009-01-02" });
    for (const q of ["zolgensma", "三種。各", "three drugs"]) {
      const { entries } = (await contentApi(app, staff, "news").list(`?q=${encodeURIComponent(q)}`)).body;
      const found = entries.find((entry: { id: string }) => entry.id === id);
      expect(found?.preview.tra).toBe("今天有三種。各人不同。");
    }
  });

  it("lists a calendar year of Hong Kong, newest first", async () => {
    const late = await addNews(app, staff, { date: "2010-12-31T15:59:59.000Z" });
    const next = await addNews(app, staff, { date: "2010-12-31T16:00:00.000Z" });
    const early = await addNews(app, staff, { date: "2010-01-01" });
    const ids = async (year: number) =>
      (await get(`/api/news?year=${year}`)).news.map(({ _id }: NewsItem) => _id);
    expect(await ids(2010)).toEqual([late, early]);
    expect(await ids(2011)).toEqual([next]);
  });

  it.each(["1997", String(THIS_YEAR + 1), "soon", "2010.5", ""])("refuses the year %j", async (year) => {
    expect((await app.call("GET", `/api/news?year=${year}`)).status).toBe(400);
  });

  it("lists a category, all, and parts of them; an unknown one is refused", async () => {
    const category = ["History and Track Record", "Member Activities"];
    const older = await addNews(app, staff, { category, date: "2001-01-01" });
    const newer = await addNews(app, staff, { category, date: "2002-01-01" });
    const ids = async (query: string) =>
      (await get(`/api/newsByCat?${query}`)).news.map(({ _id }: NewsItem) => _id);
    expect(await ids("cat=History+and+Track+Record")).toEqual([newer, older]);
    expect(await ids("cat=History+and+Track+Record&limit=1")).toEqual([newer]);
    expect(await ids("cat=History+and+Track+Record&limit=1&page=2")).toEqual([older]);
    expect((await ids("cat=all")).slice(-2)).toEqual([newer, older]);
    expect((await one(newer)).category).toEqual(category);
    expect((await app.call("GET", "/api/newsByCat?cat=Gossip")).status).toBe(400);
    expect((await app.call("GET", "/api/newsByCat")).status).toBe(400);
  });

  it.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "page=",
    "page=1000001",
    "limit=0",
    "limit=101",
    "limit=x",
  ])("refuses %s of a category", async (query) => {
    for (const cat of ["all", "Member+Activities"])
      expect((await app.call("GET", `/api/newsByCat?cat=${cat}&${query}`)).status).toBe(400);
  });

  it("has nothing behind the last page, and no page that depends on which of the two is given", async () => {
    const ids = async (query: string) =>
      (await get(`/api/newsByCat?cat=all&${query}`)).news.map(({ _id }: NewsItem) => _id);
    const all = await ids("limit=100");
    expect(await ids("page=1000000")).toEqual([]);
    expect(await ids("page=1000000&limit=100")).toEqual([]);
    expect(await ids("page=1")).toEqual(all.slice(0, 20));
    expect(await ids("page=2&limit=2")).toEqual(all.slice(2, 4));
    expect((await get("/api/newsByCat?cat=all")).news.map(({ _id }: NewsItem) => _id)).toEqual(all);
  });

  it("moves an item to the year of Hong Kong that an edit gives it, in every list", async () => {
    const category = ["New Drug Information"];
    const id = await addNews(app, staff, { category, date: "2008-12-31T23:59:59.999+08:00" });
    const has = async (query: string) =>
      (await get(`/api/news?year=${query}`)).news.some(({ _id }: NewsItem) => _id === id);
    expect([await has("2008"), await has("2009")]).toEqual([true, false]);
    const news = { _id: id, category, eng: { header: "Moved" }, date: "2009-01-01T00:00:00+08:00" };
    expect((await send("POST", "/api/editNews", { news })).status).toBe(200);
    expect([await has("2008"), await has("2009")]).toEqual([false, true]);
    const [listed] = (await get("/api/newsByCat?cat=New+Drug+Information&limit=1")).news as NewsItem[];
    expect(listed).toEqual(await one(id));
    const streamed = (await get("/api/newsByCat?cat=New+Drug+Information")).news as NewsItem[];
    expect(streamed).toEqual([listed]);
  });

  it("sets the star as requested, and lists the starred", async () => {
    const id = await addNews(app, staff);
    for (const starred of [true, true, false]) {
      await send("POST", "/api/changeStar", { news_id: id, starred });
      const listed = (await get("/api/getStarredNews")).news.some(({ _id }: NewsItem) => _id === id);
      expect(listed).toBe(starred);
    }
  });

  it("are starred by the content API as well, whatever else of them waits", async () => {
    const id = await addNews(app, staff, { eng: { header: "Seen" } });
    const { draft, read } = contentApi(app, staff, "news");
    await draft({ eng: { header: "Unseen" } }, id);
    const flag = (flags: object) => send("POST", `/api/content/news/${id}/flags`, { flags });
    expect(await (await flag({ starred: true })).json()).toEqual({ id, revision: 4 });
    expect(await one(id)).toMatchObject({ starred: true, eng: { header: "Seen" } });
    expect((await read(id)).body.content).toMatchObject({ starred: true, eng: { header: "Unseen" } });
    const wrong = await flag({ coverId: true });
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).errors).toMatchObject([{ path: "flags.coverId" }]);
  });

  it("makes a version of the star alone, and does not index the article anew", async () => {
    const id = await addNews(app, staff, {
      eng: { header: "Long", content: `<p>${"word ".repeat(500)}</p>` },
    });
    const db = app.deps.db.$extendTables<ContentTables>();
    await db.deleteFrom("entry_words").where("id", "=", id).execute();
    expect((await send("POST", "/api/changeStar", { news_id: id, starred: true })).status).toBe(200);
    expect(await db.selectFrom("entry_words").select("id").where("id", "=", id).execute()).toEqual([]);
    const entries = db.selectFrom("journal").select("snapshot").where("entity_id", "=", id);
    const { snapshot } = await entries.where("action", "=", "star").executeTakeFirstOrThrow();
    expect(JSON.parse(snapshot)).toEqual({ _id: id, version: 2 });
    const [item] = (await get(`/api/getNews?news_id=${id}`)).news as NewsItem[];
    expect(item).toMatchObject({ starred: true, version: 2 });
    expect((await send("POST", "/api/changeStar", { news_id: "none", starred: true })).status).toBe(404);
  });

  it("gives the three newest others with an item", async () => {
    const { news } = await get("/api/newsByCat?cat=all");
    const newest = news.slice(0, 4).map(({ _id }: NewsItem) => _id);
    const { three_news } = await get(`/api/getNews?news_id=${newest[1]}`);
    expect(three_news.map(({ _id }: NewsItem) => _id)).toEqual([newest[0], newest[2], newest[3]]);
  });

  it("lists for staff what the home page shows, and finds words in any language and case", async () => {
    const id = await addNews(app, staff, {
      sim: { header: "木棉花开 100%", content: "<p>春天</p>" },
      starred: true,
    });
    const list = async (q: string) =>
      (await contentApi(app, staff, "news").list(`?${new URLSearchParams({ q })}`)).body;
    for (const q of ["木棉花", "花开 100%", "春天"]) {
      expect((await list(q)).entries).toMatchObject([{ id, featured: true }]);
    }
    expect((await list("HEADER")).total).toBeGreaterThan(3);
    expect((await list("100_")).entries).toEqual([]);
  });
});
