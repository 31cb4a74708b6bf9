import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ENGINES, openApp, type TestApp } from "../../../test/app";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";
import type { NewsItem } from "./contract";

const THIS_YEAR = new Date().getFullYear();

describe.each(ENGINES)("news on %s", (engine) => {
  let app: TestApp;
  let staff: Record<string, string>;

  beforeAll(async () => {
    app = await openApp(engine);
    staff = await app.login();
  });
  afterAll(async () => {
    expect(app.errors()).toEqual([]);
    await app.close();
  });

  const get = async (path: string) => (await app.call("GET", path)).json();
  const send = (method: string, path: string, json: unknown) =>
    app.call(method, path, { headers: staff, json });
  const one = async (id: string): Promise<NewsItem> => (await get(`/api/getNews?news_id=${id}`)).news[0];

  it("publishes an item and gives it back whole, languages that were left out empty", async () => {
    const coverId = await uploadPhoto(app, staff);
    const photo = await uploadPhoto(app, staff);
    const id = await addNews(app, staff, {
      coverId,
      category: "Public Awareness",
      date: "2024-05-01T04:00:00.000Z",
      tra: {
        header: " 標題 ",
        content: `<p>正文<script>alert(1)</script></p><img data-media-id="${photo}" alt="圖">`,
        photoArray: [photo],
        video: "https://youtu.be/aqz-KE-bpKQ",
      },
    });
    const item = await one(id);
    const empty = { header: "", content: "", photoId: null, photoArray: [], video: "" };
    expect(item).toMatchObject({
      _id: id,
      coverId,
      category: ["Public Awareness"],
      starred: false,
      date: "2024-05-01T04:00:00.000Z",
      version: 1,
      eng: { ...empty, header: "A header" },
      tra: { header: "標題", photoArray: [photo], video: "https://youtu.be/aqz-KE-bpKQ" },
      sim: empty,
    });
    expect(item.tra.content).toContain("正文");
    expect(item.tra.content).toContain(photo);
    expect(item.tra.content).not.toContain("script");
  });

  it("refuses images that the store does not have, naming each path", async () => {
    const ghost = crypto.randomUUID();
    const answer = await send("POST", "/api/addnews", {
      news: {
        eng: { header: "x", content: `<img data-media-id="${ghost}" alt="">` },
        coverId: ghost,
        sim: { photoArray: [ghost] },
      },
    });
    expect(answer.status).toBe(400);
    const { errors } = await answer.json();
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      "news.coverId",
      "news.eng.content",
      "news.sim.photoArray.0",
    ]);
  });

  it.each([
    [{ eng: { header: "  " } }, "news.eng.header"],
    [{ eng: { header: "x", video: "https://example.org/v" } }, "news.eng.video"],
    [{ eng: { header: "x" }, date: "yesterday" }, "news.date"],
    [{ eng: { header: 5 } }, "news.eng.header"],
    [{ eng: { header: "x" }, category: "Gossip" }, "news.category"],
  ])("refuses %j", async (news, path) => {
    const answer = await send("POST", "/api/addnews", { news });
    expect(answer.status).toBe(400);
    expect((await answer.json()).errors).toContainEqual({ path, message: expect.any(String) });
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

  it("stars to the state that was asked for, and lists the starred", async () => {
    const id = await addNews(app, staff);
    for (const starred of [true, true, false]) {
      await send("POST", "/api/changeStar", { news_id: id, starred });
      const listed = (await get("/api/getStarredNews")).news.some(({ _id }: NewsItem) => _id === id);
      expect(listed).toBe(starred);
    }
  });

  it("keeps date and star of an edited item unless given, and counts its version", async () => {
    const id = await addNews(app, staff, { date: "2015-06-01", starred: true });
    const before = await one(id);
    await send("POST", "/api/editNews", { news: { _id: id, tra: { header: "只有中文" } } });
    expect(await one(id)).toMatchObject({
      starred: true,
      date: before.date,
      version: 2,
      eng: { header: "" },
      tra: { header: "只有中文" },
    });
  });

  it("refuses an edit of an older version and loses neither", async () => {
    const id = await addNews(app, staff);
    const edit = (header: string) =>
      send("POST", "/api/editNews", { news: { _id: id, version: 1, eng: { header } } });
    expect((await edit("first")).status).toBe(200);
    const second = await edit("second");
    expect(second.status).toBe(409);
    expect((await one(id)).eng.header).toBe("first");
  });

  it("lets only one of many edits at once through", async () => {
    const id = await addNews(app, staff);
    const answers = await Promise.all(
      ["a", "b", "c", "d"].map((header) =>
        send("POST", "/api/editNews", { news: { _id: id, version: 1, eng: { header } } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await one(id)).version).toBe(2);
  });

  it("gives the three newest others with an item", async () => {
    const { news } = await get("/api/newsByCat?cat=all");
    const newest = news.slice(0, 4).map(({ _id }: NewsItem) => _id);
    const { three_news } = await get(`/api/getNews?news_id=${newest[1]}`);
    expect(three_news.map(({ _id }: NewsItem) => _id)).toEqual([newest[0], newest[2], newest[3]]);
  });

  it("deletes, and brings back exactly what was there", async () => {
    const coverId = await uploadPhoto(app, staff);
    const id = await addNews(app, staff, { coverId, category: ["Member Activities"], starred: true });
    const before = await one(id);
    expect((await send("DELETE", "/api/deleteNews", { news_id: id })).status).toBe(200);
    expect((await app.call("GET", `/api/getNews?news_id=${id}`)).status).toBe(404);
    expect((await send("DELETE", "/api/deleteNews", { news_id: id })).status).toBe(404);
    expect((await send("POST", "/api/restoreNews", { news_id: id })).status).toBe(200);
    expect(await one(id)).toEqual(before);
    expect((await send("POST", "/api/restoreNews", { news_id: id })).status).toBe(404);
  });

  it("lists for staff what the home page shows, and finds words in any language and case", async () => {
    const id = await addNews(app, staff, {
      sim: { header: "木棉花开 100%", content: "<p>春天</p>" },
      starred: true,
    });
    const list = async (q: string) => {
      const answer = await app.call("GET", `/api/newsList?${new URLSearchParams({ q })}`, { headers: staff });
      return answer.json();
    };
    for (const q of ["木棉花", "花开 100%", "春天"]) {
      expect((await list(q)).items.map(({ _id }: NewsItem) => _id)).toEqual([id]);
    }
    expect((await list("HEADER")).total).toBeGreaterThan(3);
    expect((await list("100_")).items).toEqual([]);
    expect((await list("")).featured[0]).toBe(id);
  });
});
