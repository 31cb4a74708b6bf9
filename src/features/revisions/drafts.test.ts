import { describe, expect, it } from "vitest";
import { ONE_ENGINE } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";

describe.each(ONE_ENGINE)("a draft on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const api = (type: string) => contentApi(app, staff, type);
  const send = async (path: string, json: object, method = "POST") => {
    const answer = await app.call(method, path, { headers: staff, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };
  const retitled = (page: { eng: object }, title: string) => ({ ...page, eng: { ...page.eng, title } });
  const newest = async (type: string, id: string) => (await api(type).read(id)).body;

  it("changes nothing for visitors until it is published", async () => {
    const id = await addNews(app, staff, { eng: { header: "Published" }, tra: { header: "已發布" } });
    const before = await getNews(id);
    const { list, publish, save } = api("news");
    const saved = await save(id, 1, {
      ...{ eng: { header: "Later" }, tra: { header: "已發布" }, date: "2026-03-01" },
    });
    expect(saved.body).toEqual({ id, revision: 2 });
    expect(await getNews(id)).toEqual(before);
    const draft = await newest("news", id);
    expect(draft).toMatchObject({ id, revision: 2, state: "draft", content: { eng: { header: "Later" } } });
    expect(draft.waiting).toEqual({ isNew: false, unpublished: [], changed: ["eng"] });
    const { entries } = (await list()).body;
    expect(entries.find((each: { id: string }) => each.id === id)).toMatchObject({
      title: { eng: "Later" },
      waiting: { changed: ["eng"] },
    });
    expect((await publish(id)).body).toEqual({ id, revision: 3 });
    expect(await getNews(id)).toMatchObject({
      version: 3,
      eng: { header: "Later" },
      date: "2026-03-01T00:00:00.000Z",
    });
    expect((await newest("news", id)).waiting).toBeNull();
  });

  it("waits on while what was taken down is published again as it was", async () => {
    const id = await addNews(app, staff, { eng: { header: "Published" }, tra: { header: "已發布" } });
    const { draft, publish, unpublish } = api("news");
    const { published } = await newest("news", id);
    await draft({ eng: { header: "Later" }, tra: { header: "已發布" } }, id);
    await unpublish(id);
    expect(await getNews(id)).toBe(404);
    const langs = ["eng", "tra", "sim"].filter((lang) => published[lang] !== null);
    expect((await publish(id, { revision: published.eng, langs })).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Published" }, tra: { header: "已發布" } });
    expect((await newest("news", id)).content).toMatchObject({ eng: { header: "Later" } });
  });

  it("of something new is nowhere but with staff", async () => {
    const entry = { eng: { header: "Quite new" }, category: "Public Awareness", starred: true };
    const { create, list, publish, remove, restore } = api("news");
    const { body } = await create(entry);
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
      const { entries, total } = (await list(query)).body;
      const found = entries.find(({ id }: { id: string }) => id === body.id);
      expect(found?.waiting).toEqual({ isNew: true, unpublished: ["eng"], changed: [] });
      expect(total).toBe(entries.length);
    }
    expect((await remove(body.id)).status).toBe(200);
    expect((await restore(body.id)).status).toBe(200);
    expect(await getNews(body.id)).toBe(404);
    await publish(body.id);
    expect(await getNews(body.id)).toMatchObject({ eng: { header: "Quite new" } });
  });

  it("leaves languages unpublished: visitors get these as they had them, and everything else", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, sim: { header: "一" } });
    const { publish, save } = api("news");
    const content = { eng: { header: "Two" }, tra: { header: "二" }, sim: { header: "贰" } };
    const saved = await save(id, 1, content, { langs: ["eng"] });
    expect([saved.status, saved.body]).toEqual([200, { id, revision: 3 }]);
    expect(await getNews(id)).toMatchObject({
      ...{ version: 2, eng: { header: "Two" }, tra: { header: "" }, sim: { header: "一" } },
    });
    const draft = await newest("news", id);
    expect(draft).toMatchObject({ revision: 3, content: { tra: { header: "二" }, sim: { header: "贰" } } });
    expect(draft.waiting).toEqual({ isNew: false, unpublished: ["tra"], changed: ["sim"] });
    // Who began from what visitors get would overwrite what waits.
    expect((await save(id, 2, content, {})).status).toBe(409);
    expect((await send("/api/editNews", { news: { ...content, _id: id, version: 2 } })).status).toBe(409);
    await publish(id, { langs: ["sim"] });
    expect(await getNews(id)).toMatchObject({ tra: { header: "" }, sim: { header: "贰" } });
    await publish(id, { langs: ["tra"] });
    expect(await getNews(id)).toMatchObject({ eng: { header: "Two" }, tra: { header: "二" }, version: 6 });
    expect((await newest("news", id)).waiting).toBeNull();
  });

  it("has flags of its own accord: a star is set for visitors and stays in the draft", async () => {
    const id = await addNews(app, staff, { eng: { header: "To star" } });
    const { draft, list } = api("news");
    await draft({ eng: { header: "Draft" } }, id);
    await send("/api/changeStar", { news_id: id, starred: true });
    expect(await getNews(id)).toMatchObject({ starred: true, eng: { header: "To star" } });
    const { content } = await newest("news", id);
    expect(content).toMatchObject({ starred: true, eng: { header: "Draft" } });
    const { entries } = (await list("?facet=starred")).body;
    expect(entries.map((each: { id: string }) => each.id)).toContain(id);
  });

  it("is listed with what was taken down, until it is published or deleted", async () => {
    const { create, publish, remove, unpublish } = api("news");
    const { body: added } = await create({ eng: { header: "Not yet" } });
    const id = await addNews(app, staff, { eng: { header: "Taken down again" } });
    const listed = async (query = "") => read(`/api/drafts${query}`);
    const idsOf = async () => (await listed()).entries.map((each: { id: string }) => each.id);
    expect(await idsOf()).not.toContain(id);
    await unpublish(id);
    const { entries, total, pages } = await listed();
    expect(entries.slice(0, 2)).toMatchObject([
      { type: "news", id, title: { eng: "Taken down again" }, waiting: { isNew: true } },
      { type: "news", id: added.id, title: { eng: "Not yet" }, waiting: { isNew: true } },
    ]);
    expect([total >= 2, pages]).toEqual([true, 1]);
    expect((await listed("?page=2")).entries).toEqual([]);
    const found = async (query: string) =>
      (await listed(query)).entries.map(({ id: of }: { id: string }) => of);
    expect(await found("?q=taken%20DOWN")).toEqual([id]);
    expect(await found("?q=taken%20far")).toEqual([]);
    const titles = (await found("?sort=name")).filter((each: string) => [id, added.id].includes(each));
    expect(titles).toEqual([added.id, id]);
    await publish(id);
    await remove(added.id);
    expect(await idsOf()).not.toContain(id);
    expect(await idsOf()).not.toContain(added.id);
    // A page that waits is there too; it has no title of its own.
    const privacy = await newest("pages", "privacy");
    await api("pages").save("privacy", 0, retitled(privacy.content, "Waits"));
    const [page] = (await listed()).entries;
    expect(page).toMatchObject({ type: "pages", id: "privacy", title: null, waiting: { changed: ["eng"] } });
    expect((await app.call("GET", "/api/drafts")).status).toBe(401);
  });

  it("holds its pictures: neither they nor those that visitors see can be deleted", async () => {
    const [now, later] = [await uploadPhoto(app, staff), await uploadPhoto(app, staff)];
    const id = await addNews(app, staff, { coverId: now });
    await api("news").draft({ coverId: later, eng: { header: "A header" } }, id);
    for (const media_id of [now, later]) {
      const { status, body } = await send("/api/deleteMedia", { media_id }, "DELETE");
      expect([status, body.uses?.map((use: { id: string }) => use.id)]).toEqual([409, [id]]);
    }
  });

  it("begins from what the program has where nobody has saved a page", async () => {
    const first = await newest("pages", "accessibility");
    expect([first.revision, first.waiting]).toEqual([0, null]);
    expect(first.content.eng.title).not.toBe("");
    const { eng } = (await read("/api/pages")).pages.find(
      ({ _id }: { _id: string }) => _id === "accessibility",
    );
    const later = retitled(first.content, "Later");
    expect((await api("pages").save("accessibility", 0, later)).status).toBe(200);
    const { pages } = await read("/api/pages");
    expect(pages.find(({ _id }: { _id: string }) => _id === "accessibility").eng).toEqual(eng);
    expect((await newest("pages", "accessibility")).waiting.changed).toEqual(["eng"]);
  });

  it("is refused as what is published would be, by the path in its content", async () => {
    const { create, publish, save } = api("news");
    for (const wish of [undefined, {}]) {
      const { status, body } = await create({ category: "None" }, wish);
      expect(status).toBe(400);
      expect(body.errors.map(({ path }: { path: string }) => path)).toContain("content.category");
    }
    expect((await api("media").create({})).status).toBe(400);
    expect((await publish("none")).status).toBe(404);
    const id = await addNews(app, staff);
    const wrong = await save(id, 1, { eng: { header: "x" } }, { langs: ["english"] });
    expect([wrong.status, wrong.body.errors?.[0].path]).toEqual([400, "publish.langs.0"]);
    expect((await save(id, 1, { eng: { header: "x" } }, { langs: [] })).status).toBe(400);
  });
});
