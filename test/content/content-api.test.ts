import { describe, expect, it } from "vitest";
import { contentRegistry } from "../../src/content/registry/content-registry.server";
import { isList } from "../../src/content/store/derived.server";
import { features } from "../../src/features/index.server";
import { ONE_ENGINE } from "../app";
import { appTests } from "../app-tests";
import { loginAs } from "../roles";
import { creatableContent } from "./creatable-content";
import { contentApi } from "./entries";

const registry = contentRegistry(features);
const lists = registry.filter(({ type }) => isList(type));
const records = registry.filter(({ type }) => !isList(type));
const named = (some: typeof registry) =>
  some.map(({ type, rules }) => ({ type, title: `${type.name} ${type.id ?? ""}`, rules }));

describe.each(ONE_ENGINE)("the content API on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const api = (type: string, headers = staff) => contentApi(app, headers, type);

  it.each(named(lists))("creates, reads, saves, trashes and restores one of $title", async ({ type }) => {
    const { create, read, save, list, remove, restore, revisions } = api(type.name);
    const made = await create(await creatableContent(app, staff, type));
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const { id, revision } = made.body;
    expect(revision).toBe(1);
    const first = await read(id);
    const usedAtOnce = type.hasDrafts === false;
    expect(first.body).toMatchObject({
      ...{ id, type: type.name, revision: 1, scheduled: [] },
      state: usedAtOnce ? "published" : "draft",
    });
    if (!usedAtOnce) expect(first.body.published).toEqual({ eng: null, tra: null, sim: null });
    // What is read is taken again as it is.
    const saved = await save(id, 1, first.body.content, {});
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const again = await read(id);
    expect(again.body.content).toEqual(first.body.content);
    expect(again.body.state).toBe("published");
    expect((await list()).body.entries.map((each: { id: string }) => each.id)).toContain(id);
    const overtaken = await save(id, 1, first.body.content);
    expect([overtaken.status, overtaken.body.newest?.revision]).toEqual([409, again.body.revision]);
    expect((await revisions(id)).body.revisions.length).toBe(again.body.revision);
    expect((await remove(id)).body).toEqual({ id });
    expect((await read(id)).status).toBe(404);
    expect((await restore(id)).status).toBe(200);
    expect((await read(id)).body.content).toEqual(first.body.content);
    await remove(id);
  });

  it.each(named(records))("reads and saves $title as it begins", async ({ type }) => {
    const { read, save, list } = api(type.name);
    const [first] = (await list()).body.entries.filter(
      (each: { id: string }) => (type.id ?? each.id) === each.id,
    );
    const { id } = first;
    const before = await read(id);
    expect(before.status, JSON.stringify(before.body)).toBe(200);
    const saved = await save(id, before.body.revision, before.body.content, {});
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect((await read(id)).body).toMatchObject({ revision: before.body.revision + 1, state: "published" });
  });

  it("publishes some languages, the rest later, and takes them down", async () => {
    const { create, read, save, publish, unpublish } = api("news");
    const { body } = await create({ eng: { header: "One" }, tra: { header: "一" } }, { langs: ["eng"] });
    const shown = async () =>
      (await (await app.call("GET", `/api/getNews?news_id=${body.id}`)).json()).news?.[0];
    expect(await shown()).toMatchObject({ eng: { header: "One" }, tra: { header: "" } });
    const draft = await read(body.id);
    expect(draft.body).toMatchObject({ state: "draft", content: { tra: { header: "一" } } });
    expect(draft.body.published.eng).toBeGreaterThan(0);
    expect(draft.body.published.tra).toBeNull();
    expect((await publish(body.id, { langs: ["tra"] })).status).toBe(200);
    expect(await shown()).toMatchObject({ tra: { header: "一" } });
    const { revision } = (await read(body.id)).body;
    await save(body.id, revision, { eng: { header: "Two" }, tra: { header: "一" } });
    expect(await shown()).toMatchObject({ eng: { header: "One" } });
    expect((await unpublish(body.id, { langs: ["tra"] })).status).toBe(200);
    expect(await shown()).toMatchObject({ eng: { header: "One" }, tra: { header: "" } });
    expect((await unpublish(body.id)).status).toBe(200);
    expect(await shown()).toBeUndefined();
    expect((await read(body.id)).body).toMatchObject({ state: "draft", content: { eng: { header: "Two" } } });
  });

  it("plans, and says what is planned", async () => {
    const { create, read } = api("news");
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const { body } = await create({ eng: { header: "Later" } }, { at });
    const { state, scheduled } = (await read(body.id)).body;
    expect([state, scheduled]).toEqual([
      "scheduled",
      [{ key: expect.any(String), act: "publish", langs: ["eng"], at }],
    ]);
    const past = await create({ eng: { header: "Then" } }, { at: "2020-01-01" });
    expect([past.status, past.body.errors?.[0].path]).toEqual([400, "publish.at"]);
  });

  it("brings a revision back as a draft, and names the path of each wrong field", async () => {
    const { create, save, restore, read, revisions } = api("news");
    const { body } = await create({ eng: { header: "One" } }, {});
    await save(body.id, 1, { eng: { header: "Two" } }, {});
    const back = await restore(body.id, { revision: 1 });
    expect(back).toMatchObject({ status: 200, body: { id: body.id, revision: 3 } });
    expect((await read(body.id)).body).toMatchObject({ state: "draft", content: { eng: { header: "One" } } });
    const states = (await revisions(body.id)).body.revisions.map(({ state }: { state: string }) => state);
    expect(states).toEqual(["draft", "published", "archived"]);
    const wrong = await create({ eng: { header: 5 } });
    expect([wrong.status, wrong.body.errors?.[0].path]).toEqual([400, "content.eng.header"]);
  });

  it("asks an administrator to publish what a writer may not", async () => {
    const { headers } = await loginAs(app, "writer");
    const rule = (review: boolean) =>
      app.call("POST", "/api/setPublishingRule", { headers: staff, json: { review } });
    await rule(true);
    const own = api("news", headers);
    const { body } = await own.create({ eng: { header: "Please" } }, {}, "Is the date right?");
    expect((await own.read(body.id)).body).toMatchObject({
      state: "in_review",
      review: { state: "waiting" },
    });
    expect((await app.call("GET", `/api/getNews?news_id=${body.id}`)).status).toBe(404);
    const draft = await own.create({ eng: { header: "Not yet" } });
    expect((await own.publish(draft.body.id)).status).toBe(202);
    expect((await own.read(draft.body.id)).body.state).toBe("in_review");
    await rule(false);
    expect((await api("news").publish(body.id)).status).toBe(200);
    expect((await app.call("GET", `/api/getNews?news_id=${body.id}`)).status).toBe(200);
  });
});
