import { describe, expect, it } from "vitest";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";
import type { NewsItem } from "./definition";

describe("news", () => {
  const { app, staff } = appTests();

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
    const empty = { header: "", content: "", description: "", photoId: null, photoArray: [], video: "" };
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

  it("lets others save while a long text is sanitised", async () => {
    const done: string[] = [];
    const news = { eng: { header: "long", content: "<p><b>a</b></p>".repeat(9000) } };
    await Promise.all([
      send("POST", "/api/addnews", { news }).then(({ status }) => done.push(`long ${status}`)),
      send("POST", "/api/adddonor", { eng: [], tra: [], sim: [] }).then(() => done.push("donors")),
    ]);
    expect(done).toEqual(["donors", "long 200"]);
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

  it("refuses a text that sanitising makes too long to be saved again", async () => {
    const add = (content: string) =>
      send("POST", "/api/addnews", { news: { eng: { header: "x", content } } });
    const answer = await add(`<p>${"&".repeat(60_000)}</p>`);
    expect((await answer.json()).errors).toMatchObject([{ path: "news.eng.content" }]);
    const { news_id } = await (await add(`<p>${"&".repeat(59_000)}</p>`)).json();
    expect((await send("POST", "/api/editNews", { news: await one(news_id) })).status).toBe(200);
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

  it("deletes, and brings back exactly what was there", async () => {
    const coverId = await uploadPhoto(app, staff);
    const id = await addNews(app, staff, { coverId, category: ["Member Activities"], starred: true });
    const before = await one(id);
    expect((await send("DELETE", "/api/deleteNews", { news_id: id })).status).toBe(200);
    expect((await app.call("GET", `/api/getNews?news_id=${id}`)).status).toBe(404);
    expect((await send("DELETE", "/api/deleteNews", { news_id: id })).status).toBe(404);
    expect((await contentApi(app, staff, "news").restore(id)).status).toBe(200);
    expect(await one(id)).toEqual(before);
    expect((await contentApi(app, staff, "news").restore(id)).status).toBe(404);
  });
});
