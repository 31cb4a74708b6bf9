import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";

describe.each(BOTH_ENGINES)("a draft on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = async (path: string, json: object, headers: object = {}, method = "POST") => {
    const answer = await app.call(method, path, { headers: { ...staff, ...headers }, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };
  const newest = (type: string, id: string) => read(`/api/version?type=${type}&id=${id}`);
  const cards = async () => (await read("/api/newsCards")).items;

  it("changes nothing for visitors until it is published", async () => {
    const id = await addNews(app, staff, { eng: { header: "Published" }, tra: { header: "已發布" } });
    const before = await getNews(id);
    const entry = { eng: { header: "Later" }, tra: { header: "已發布" }, date: "2026-03-01" };
    const saved = await send("/api/saveDraft", { type: "news", id, version: 1, entry });
    expect(saved.body).toEqual({ message: "success", id, version: 2 });
    expect(await getNews(id)).toEqual(before);
    const draft = await newest("news", id);
    expect(draft.entry).toMatchObject({ _id: id, version: 2, eng: { header: "Later" } });
    expect(draft.waiting).toEqual({ isNew: false, unpublished: [], changed: ["eng"] });
    expect((await cards()).find(({ _id }: { _id: string }) => _id === id)).toMatchObject({
      title: { eng: "Later" },
      waiting: { changed: ["eng"] },
    });
    const published = await send("/api/publish", { type: "news", id });
    expect(published.body).toEqual({ message: "success", id, version: 3 });
    expect(await getNews(id)).toMatchObject({
      version: 3,
      eng: { header: "Later" },
      date: "2026-03-01T00:00:00.000Z",
    });
    expect((await newest("news", id)).waiting).toBeNull();
  });

  it("of something new is nowhere but with staff", async () => {
    const entry = { eng: { header: "Quite new" }, category: "Public Awareness", starred: true };
    const { body } = await send("/api/saveDraft", { type: "news", entry });
    expect(await getNews(body.id)).toBe(404);
    for (const path of [
      "/api/newsByCat?cat=all",
      "/api/getStarredNews",
      "/api/newsByCat?cat=Public%20Awareness",
      "/sitemap-1.xml",
      "/eng/feed.atom",
      "/eng/feed.json",
    ]) {
      const answer = await app.call("GET", path);
      expect(await answer.text()).not.toContain(body.id);
    }
    for (const query of ["", "?q=quite", "?facet=starred", "?sort=title&lang=eng"]) {
      const { items, total } = await read(`/api/newsCards${query}`);
      const found = items.find(({ _id }: { _id: string }) => _id === body.id);
      expect(found?.waiting).toEqual({ isNew: true, unpublished: ["eng"], changed: [] });
      expect(total).toBe(items.length);
    }
    expect((await send("/api/deleteNews", { news_id: body.id }, {}, "DELETE")).status).toBe(200);
    expect((await send("/api/restoreNews", { news_id: body.id })).status).toBe(200);
    expect(await getNews(body.id)).toBe(404);
    await send("/api/publish", { type: "news", id: body.id });
    expect(await getNews(body.id)).toMatchObject({ eng: { header: "Quite new" } });
  });

  it("leaves languages unpublished: visitors get these as they had them, and everything else", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, sim: { header: "一" } });
    const news = {
      _id: id,
      version: 1,
      eng: { header: "Two" },
      tra: { header: "二" },
      sim: { header: "贰" },
    };
    const saved = await send("/api/editNews", { news }, { "Keep-Back": "tra, sim" });
    expect(saved.status).toBe(200);
    expect(await getNews(id)).toMatchObject({
      ...{ version: 2, eng: { header: "Two" }, tra: { header: "" }, sim: { header: "一" } },
    });
    const draft = await newest("news", id);
    expect(draft.entry).toMatchObject({ version: 3, tra: { header: "二" }, sim: { header: "贰" } });
    expect(draft.waiting).toEqual({ isNew: false, unpublished: ["tra"], changed: ["sim"] });
    // Who began from what visitors get would overwrite what waits.
    expect((await send("/api/editNews", { news: { ...news, version: 2 } })).status).toBe(409);
    await send("/api/publish", { type: "news", id, langs: ["sim"] });
    expect(await getNews(id)).toMatchObject({ tra: { header: "" }, sim: { header: "贰" } });
    await send("/api/publish", { type: "news", id, langs: ["tra"] });
    expect(await getNews(id)).toMatchObject({ eng: { header: "Two" }, tra: { header: "二" }, version: 6 });
    expect((await newest("news", id)).waiting).toBeNull();
  });

  it("has flags of its own accord: a star is set for visitors and stays in the draft", async () => {
    const id = await addNews(app, staff, { eng: { header: "To star" } });
    await send("/api/saveDraft", { type: "news", id, entry: { eng: { header: "Draft" } } });
    await send("/api/changeStar", { news_id: id, starred: true });
    expect(await getNews(id)).toMatchObject({ starred: true, eng: { header: "To star" } });
    expect((await newest("news", id)).entry).toMatchObject({ starred: true, eng: { header: "Draft" } });
    expect(
      (await read("/api/newsCards?facet=starred")).items.map(({ _id }: { _id: string }) => _id),
    ).toContain(id);
  });

  it("is listed with what was taken down, until it is published or deleted", async () => {
    const { body: added } = await send("/api/saveDraft", {
      type: "news",
      entry: { eng: { header: "Not yet" } },
    });
    const id = await addNews(app, staff, { eng: { header: "Taken down again" } });
    const listed = async (query = "") => read(`/api/drafts${query}`);
    const idsOf = async () => (await listed()).entries.map((each: { id: string }) => each.id);
    expect(await idsOf()).not.toContain(id);
    await send("/api/unpublish", { type: "news", id });
    const { entries, total, pages } = await listed();
    expect(entries.slice(0, 2)).toMatchObject([
      { type: "news", id, title: { eng: "Taken down again" }, waiting: { isNew: true } },
      { type: "news", id: added.id, title: { eng: "Not yet" }, waiting: { isNew: true } },
    ]);
    expect([total >= 2, pages]).toEqual([true, 1]);
    expect((await listed("?page=2")).entries).toEqual([]);
    await send("/api/publish", { type: "news", id });
    await send("/api/deleteNews", { news_id: added.id }, {}, "DELETE");
    expect(await idsOf()).not.toContain(id);
    expect(await idsOf()).not.toContain(added.id);
    // A page that waits is there too; it has no title of its own.
    const entry = { eng: { title: "Waits" } };
    await send("/api/saveDraft", { type: "pages", id: "privacy", entry });
    const [page] = (await listed()).entries;
    expect(page).toMatchObject({ type: "pages", id: "privacy", title: null, waiting: { changed: ["eng"] } });
    expect((await app.call("GET", "/api/drafts")).status).toBe(401);
  });

  it("holds its pictures: neither they nor those that visitors see can be deleted", async () => {
    const [now, later] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const id = await addNews(app, staff, { coverId: now });
    await send("/api/saveDraft", {
      type: "news",
      id,
      entry: { coverId: later, eng: { header: "A header" } },
    });
    for (const media_id of [now, later]) {
      const { status, body } = await send("/api/deleteMedia", { media_id }, {}, "DELETE");
      expect([status, body.uses?.map((use: { id: string }) => use.id)]).toEqual([409, [id]]);
    }
  });

  it("begins from what the program has where nobody has saved a page", async () => {
    const first = await newest("pages", "accessibility");
    expect([first.entry.version, first.waiting]).toEqual([0, null]);
    expect(first.entry.eng.title).not.toBe("");
    const { eng } = (await read("/api/pages")).pages.find(
      ({ _id }: { _id: string }) => _id === "accessibility",
    );
    const entry = { eng: { title: "Later" } };
    expect((await send("/api/saveDraft", { type: "pages", id: "accessibility", entry })).status).toBe(200);
    const { pages } = await read("/api/pages");
    expect(pages.find(({ _id }: { _id: string }) => _id === "accessibility").eng).toEqual(eng);
    expect((await newest("pages", "accessibility")).waiting.changed).toEqual(["eng"]);
  });

  it("is refused as the save would be, by the path in the draft", async () => {
    const { status, body } = await send("/api/saveDraft", { type: "news", entry: { category: "None" } });
    expect(status).toBe(400);
    expect(body.errors.map(({ path }: { path: string }) => path)).toContain("entry.category");
    expect((await send("/api/saveDraft", { type: "media", entry: {} })).status).toBe(400);
    expect((await send("/api/publish", { type: "news", id: "none" })).status).toBe(404);
    const id = await addNews(app, staff);
    const news = { _id: id, eng: { header: "x" } };
    expect((await send("/api/editNews", { news }, { "Keep-Back": "english" })).status).toBe(400);
  });
});
