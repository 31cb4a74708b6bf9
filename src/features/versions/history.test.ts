import { describe, expect, it } from "vitest";
import { BOTH_ENGINES } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { addNews, samples } from "../../../test/samples";
import { contentRegistry } from "../../content/registry/content-registry.server";
import { features } from "../index.server";

/** Every type of which drafts can be made, by the names that calls use. */
const KEPT = contentRegistry(features).flatMap(({ feature, calls: { type, saves } }) => {
  const saving = saves({ id: undefined, version: undefined, entry: {} });
  const name = type.id === undefined ? type.name : `${type.name} ${type.id}`;
  return saving ? [{ feature, type, name, call: saving.call }] : [];
});

describe.each(BOTH_ENGINES)("the history of an entry on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = async (path: string, json: object, headers: object = {}) => {
    const answer = await app.call("POST", path, { headers: { ...staff, ...headers }, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string) => (await app.call("GET", path, { headers: staff })).json();
  const newest = (type: string, id: string) => read(`/api/version?type=${type}&id=${id}`);
  const history = async (type: string, id: string) => {
    const { versions, published } = await read(`/api/history?type=${type}&id=${id}`);
    return {
      published,
      steps: versions.map((each: { version: number; action: string; state: string; by: string }) =>
        [each.version, each.action, each.state].join(" "),
      ),
      authors: [...new Set(versions.map(({ by }: { by: string }) => by))],
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
    const langs = async (query = "") => {
      const { versions } = await read(`/api/history?type=news&id=${id}${query}`);
      return versions.map((each: { langs: string[] }) => each.langs.join());
    };
    expect(await langs()).toEqual(["", "tra", "eng,tra"]);
    expect(await langs("&page=1")).toEqual(["", "tra", "eng,tra"]);
  });

  it("says who did what, the newest first, and which version visitors get", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, tra: { header: "一" } });
    const news = { _id: id, eng: { header: "Two" }, tra: { header: "二" } };
    await send("/api/editNews", { news }, { "Keep-Back": "tra" });
    await send("/api/changeStar", { news_id: id, starred: true });
    await send("/api/saveDraft", { type: "news", id, entry: { eng: { header: "Three" } } });
    const { steps, published, authors } = await history("news", id);
    expect(steps).toEqual([
      "6 draft draft",
      "5 star draft",
      "4 star published",
      "3 edit draft",
      "2 edit published",
      "1 add published",
    ]);
    expect([published, authors.length]).toEqual([4, 1]);
    expect((await read("/api/history?type=news&id=none")).code ?? "none").toBe("none");
    expect((await app.call("GET", `/api/history?type=news&id=${id}`)).status).toBe(401);
  });

  it("is given a page at a time, with the version before it and what was done in each", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" } });
    for (let at = 0; at < 27; at += 1) {
      const starred = at % 2 === 0;
      await send("/api/changeStar", { news_id: id, starred });
    }
    const page = (number: number) => read(`/api/history?type=news&id=${id}&page=${number}`);
    const numbers = ({ versions }: { versions: { version: number; action: string }[] }) =>
      [versions[0], versions.at(-1)].map((each) => `${each?.version} ${each?.action}`);
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([numbers(first), first.before.version, first.newest, first.pages]).toEqual([
      ["28 star", "4 star"],
      ...[3, 28, 2],
    ]);
    expect([numbers(second), second.before, second.newest]).toEqual([["3 star", "1 add"], null, 28]);
    expect([third.versions, third.before]).toEqual([[], null]);
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
    const one = await send("/api/restoreVersion", { type: "news", id, version: 1, langs: ["tra"] });
    expect(one.body).toEqual({ message: "success", id, version: 3 });
    expect((await newest("news", id)).entry).toMatchObject({
      ...{ version: 3, eng: { header: "Two" }, tra: { header: "一" }, category: ["Member Activities"] },
    });
    await send("/api/restoreVersion", { type: "news", id, version: 1 });
    expect((await newest("news", id)).entry).toMatchObject({
      ...{ version: 4, eng: { header: "One" }, tra: { header: "一" }, category: ["Public Awareness"] },
    });
    expect(await getNews(id)).toMatchObject({ version: 2, eng: { header: "Two" }, tra: { header: "二" } });
    expect((await history("news", id)).steps[0]).toBe("4 restoreVersion draft");
    expect((await send("/api/restoreVersion", { type: "news", id, version: 99 })).status).toBe(404);
    expect((await send("/api/restoreVersion", { type: "news", id: "none", version: 1 })).status).toBe(404);
  });

  it("takes an entry, or a language of it, from visitors and keeps it as a draft", async () => {
    const id = await addNews(app, staff, { eng: { header: "Both" }, tra: { header: "兩種" } });
    expect((await send("/api/unpublish", { type: "news", id, langs: ["tra"] })).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Both" }, tra: { header: "" } });
    expect((await newest("news", id)).waiting).toMatchObject({ unpublished: ["tra"] });
    const { body } = await send("/api/unpublish", { type: "news", id });
    expect(await getNews(id)).toBe(404);
    expect((await read("/api/newsByCat?cat=all")).news.map(({ _id }: { _id: string }) => _id)).not.toContain(
      id,
    );
    const { entry, waiting } = await newest("news", id);
    expect(entry).toMatchObject({ version: body.version, eng: { header: "Both" }, tra: { header: "兩種" } });
    expect(waiting).toMatchObject({ isNew: true, unpublished: ["eng", "tra"] });
    expect((await history("news", id)).published).toBeNull();
    // Whoever has the form open since before would give it back to visitors without knowing.
    const news = { _id: id, version: 1, eng: { header: "Typed before" } };
    expect((await send("/api/editNews", { news })).status).toBe(409);
    expect((await send("/api/unpublish", { type: "news", id })).status).toBe(404);
    await send("/api/publish", { type: "news", id });
    expect(await getNews(id)).toMatchObject({ eng: { header: "Both" }, tra: { header: "兩種" } });
  });

  it.each(KEPT)("is there for $name, and gives each version back", async ({ feature, type, call }) => {
    const sample = await samples[`${feature.name}.${call}`]?.(app, staff);
    const saved = sample ? (await send(feature.contract[call]?.path ?? "", sample)).body : {};
    const { num } = { num: undefined, ...(sample as { num?: number } | undefined) };
    const [made] = Object.entries(saved).flatMap(([key, value]) => (key.endsWith("_id") ? [value] : []));
    const id = type.id ?? num ?? made;
    const named = { type: type.name, ...(id !== undefined && { id: String(id) }) };
    const at = `/api/version?${new URLSearchParams(named)}`;
    const before = (await read(at)).entry;
    const keep = (entry: object, version: number) => send("/api/saveDraft", { ...named, version, entry });
    const first = await keep(before, before.version);
    expect([first.body.errors, first.status]).toEqual([undefined, 200]);
    expect((await keep(before, first.body.version)).status).toBe(200);
    const back = await send("/api/restoreVersion", { ...named, version: first.body.version });
    expect([back.body.errors, back.status]).toEqual([undefined, 200]);
    expect((await read(at)).entry).toEqual({ ...before, version: back.body.version });
    const { steps } = await history(type.name, back.body.id);
    expect(steps.slice(0, 2)).toEqual([
      `${back.body.version} restoreVersion draft`,
      `${back.body.version - 1} draft draft`,
    ]);
  });
});
