import { describe, expect, it } from "vitest";
import { ONE_ENGINE, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { creatableContent } from "../../../test/content/creatable-content";
import { contentApi } from "../../../test/content/entries";
import { addNews } from "../../../test/samples";
import { contentRegistry, hasDrafts } from "../../content/registry/content-registry.server";
import { isList } from "../../content/store/derived.server";
import { features } from "../index.server";

/** Every type of which drafts can be made. */
const KEPT = contentRegistry(features)
  .filter(hasDrafts)
  .map(({ type }) => ({ type, name: type.id === undefined ? type.name : `${type.name} ${type.id}` }));

describe.each(ONE_ENGINE)("the history of an entry on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const api = (type: string) => contentApi(app, staff, type);
  const send = async (path: string, json: object) => {
    const answer = await app.call("POST", path, { headers: staff, json });
    return { status: answer.status, body: await answer.json() };
  };
  const newest = async (id: string) => (await api("news").read(id)).body;
  const history = async (type: string, id: string) => {
    const { revisions, published } = (await api(type).revisions(id)).body;
    return {
      published,
      steps: revisions.map((each: { revision: number; action: string; state: string }) =>
        [each.revision, each.action, each.state].join(" "),
      ),
      authors: [...new Set(revisions.map(({ author }: { author: string }) => author))],
    };
  };
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };

  it("names the languages that each version changed", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, tra: { header: "一" } });
    await send("/api/editNews", { news: { _id: id, eng: { header: "One" }, tra: { header: "二" } } });
    await send("/api/changeStar", { news_id: id, starred: true });
    const { revisions } = (await api("news").revisions(id)).body;
    expect(revisions.map((each: { langs: string[] }) => each.langs.join())).toEqual(["", "tra", "eng,tra"]);
  });

  it("says who did what, the newest first, and which version visitors get", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, tra: { header: "一" } });
    const content = { eng: { header: "Two" }, tra: { header: "二" } };
    await api("news").save(id, 1, content, { langs: ["eng", "sim"] });
    await send("/api/changeStar", { news_id: id, starred: true });
    await api("news").draft({ eng: { header: "Three" } }, id);
    const { steps, published, authors } = await history("news", id);
    expect(steps).toEqual([
      "6 draft draft",
      "5 star draft",
      "4 star published",
      "3 edit draft",
      "2 edit archived",
      "1 add archived",
    ]);
    expect([published, authors]).toEqual([{ eng: 4, tra: 4, sim: null }, [USERNAME]]);
    expect((await api("news").revisions("none")).status).toBe(404);
    expect((await app.call("GET", `/api/content/news/${id}/revisions`)).status).toBe(401);
  });

  it("is given a page at a time, with the version before it and what was done in each", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" } });
    for (let at = 0; at < 27; at += 1) {
      const starred = at % 2 === 0;
      await send("/api/changeStar", { news_id: id, starred });
    }
    const page = async (number: number) => (await api("news").revisions(id, number)).body;
    const numbers = ({ revisions }: { revisions: { revision: number; action: string }[] }) =>
      [revisions[0], revisions.at(-1)].map((each) => `${each?.revision} ${each?.action}`);
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([numbers(first), first.before.revision, first.total, first.pages]).toEqual([
      ["28 star", "4 star"],
      ...[3, 28, 2],
    ]);
    expect([numbers(second), second.before, second.total]).toEqual([["3 star", "1 add"], null, 28]);
    expect([third.revisions, third.before]).toEqual([[], null]);
  });

  it("gives back a version as a draft, whole or in one language, and visitors keep what they have", async () => {
    const id = await addNews(app, staff, {
      eng: { header: "One" },
      tra: { header: "一" },
      category: "Public Awareness",
    });
    await send("/api/editNews", {
      news: { _id: id, eng: { header: "Two" }, tra: { header: "二" }, category: "Member Activities" },
    });
    const { restore } = api("news");
    const one = await restore(id, { revision: 1, langs: ["tra"] });
    expect(one.body).toEqual({ id, revision: 3 });
    expect(await newest(id)).toMatchObject({
      revision: 3,
      content: { eng: { header: "Two" }, tra: { header: "一" }, category: ["Member Activities"] },
    });
    await restore(id, { revision: 1 });
    expect(await newest(id)).toMatchObject({
      revision: 4,
      content: { eng: { header: "One" }, tra: { header: "一" }, category: ["Public Awareness"] },
    });
    expect(await getNews(id)).toMatchObject({ version: 2, eng: { header: "Two" }, tra: { header: "二" } });
    expect((await history("news", id)).steps[0]).toBe("4 restoreVersion draft");
    expect((await restore(id, { revision: 99 })).status).toBe(404);
    expect((await restore("none", { revision: 1 })).status).toBe(404);
  });

  it("takes an entry, or a language of it, from visitors and keeps it as a draft", async () => {
    const id = await addNews(app, staff, { eng: { header: "Both" }, tra: { header: "兩種" } });
    const { publish, unpublish } = api("news");
    expect((await unpublish(id, { langs: ["tra"] })).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Both" }, tra: { header: "" } });
    expect((await newest(id)).waiting).toMatchObject({ unpublished: ["tra"] });
    const { body } = await unpublish(id);
    expect(await getNews(id)).toBe(404);
    const listed = await (await app.call("GET", "/api/newsByCat?cat=all")).json();
    expect(listed.news.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    const { content, revision, waiting } = await newest(id);
    expect(content).toMatchObject({ eng: { header: "Both" }, tra: { header: "兩種" } });
    expect(revision).toBe(body.revision);
    expect(waiting).toMatchObject({ isNew: true, unpublished: ["eng", "tra"] });
    expect((await history("news", id)).published).toEqual({ eng: null, tra: null, sim: null });
    // Anyone who has the form open since before would give it back to visitors without knowing.
    const news = { _id: id, version: 1, eng: { header: "Typed before" } };
    expect((await send("/api/editNews", { news })).status).toBe(409);
    expect((await api("news").save(id, 1, { eng: { header: "Typed before" } }, {})).status).toBe(409);
    expect((await unpublish(id)).status).toBe(404);
    await publish(id);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Both" }, tra: { header: "兩種" } });
  });

  it.each(KEPT)("is there for $name, and gives each version back", async ({ type }) => {
    const { create, list, read, restore, save } = api(type.name);
    const begin = async (): Promise<string> => {
      if (isList(type)) return (await create(await creatableContent(app, staff, type), {})).body.id;
      const { id, revision, content } = (await read(type.id ?? (await list()).body.entries[0].id)).body;
      return (await save(id, revision, content, {})).body.id;
    };
    const id = await begin();
    const before = (await read(id)).body;
    const first = await save(id, before.revision, before.content);
    expect([first.body.errors, first.status]).toEqual([undefined, 200]);
    expect((await save(id, first.body.revision, before.content)).status).toBe(200);
    const back = await restore(id, { revision: first.body.revision });
    expect([back.body.errors, back.status]).toEqual([undefined, 200]);
    expect((await read(id)).body).toMatchObject({ content: before.content, revision: back.body.revision });
    const { steps } = await history(type.name, id);
    expect(steps.slice(0, 2)).toEqual([
      `${back.body.revision} restoreVersion draft`,
      `${back.body.revision - 1} draft draft`,
    ]);
  });
});
