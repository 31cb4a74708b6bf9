import { describe, expect, it } from "vitest";
import { BOTH_ENGINES, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { loginAs } from "../../../test/roles";
import { addNews } from "../../../test/samples";
import { carryOutDue } from "../../content/schedule/due.server";
import { currentRevision } from "../../platform/db/revision.server";
import { features } from "../index.server";

const HOUR = 60 * 60 * 1000;
/** So many hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describe.each(BOTH_ENGINES)("what is planned on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const send = async (path: string, json: object, headers: object = {}, method = "POST") => {
    const answer = await app.call(method, path, { headers: { ...staff, ...headers }, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string, headers = staff) => (await app.call("GET", path, { headers })).json();
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };
  const newest = (id: string) => read(`/api/version?type=news&id=${id}`);
  const run = (at: Date) => carryOutDue(app.deps, features, at);
  const calendarOf = async (id: string) =>
    (await read("/api/calendar")).entries.filter((each: { id: string }) => each.id === id);
  const saveLater = async (news: object, at: Date, langs = "eng, tra, sim") =>
    send("/api/addnews", { news }, { "Publish-At": `${at.toISOString()}; ${langs}` });

  it("of a new entry reaches nobody before its time, then everybody, once", async () => {
    const saved = await saveLater({ eng: { header: "Monday" }, tra: { header: "星期一" } }, inHours(1));
    expect(saved.status).toBe(200);
    const id = saved.body.news_id;
    expect(await getNews(id)).toBe(404);
    // A language without words is not promised.
    expect((await newest(id)).scheduled).toMatchObject([{ act: "publish", langs: ["eng", "tra"] }]);
    const { items } = await read("/api/newsCards");
    expect(items.find(({ _id }: { _id: string }) => _id === id).scheduled).toHaveLength(1);
    await run(inHours(0.9));
    expect(await getNews(id)).toBe(404);
    const revision = await currentRevision(app.deps.db);
    const page = async () => new Response("<p>old</p>", { headers: { "Content-Type": "text/html" } });
    await app.deps.pages.find("eng /", "eng", page);
    await Promise.all([run(inHours(1.1)), run(inHours(1.1)), run(inHours(1.1))]);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Monday" }, tra: { header: "星期一" } });
    expect(await currentRevision(app.deps.db)).toBe(revision + 1);
    expect(app.deps.pages.peek("eng /")).toBeUndefined();
    const { versions } = await read(`/api/history?type=news&id=${id}`);
    expect(versions.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual([
      ["publishOnTime", USERNAME],
      ["add", USERNAME],
    ]);
    expect(await calendarOf(id)).toMatchObject([{ state: "done", by: USERNAME, reason: null }]);
    const { entries } = await read("/api/activity");
    const actions = entries
      .filter(({ entityId }: { entityId: string }) => entityId === id)
      .map(({ action }: { action: string }) => action);
    expect(actions).toEqual(["publishOnTime", "schedulePublish", "add"]);
  });

  it("publishes the newest version at its time, and only the languages that were asked for", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, tra: { header: "一" } });
    const news = { _id: id, version: 1, eng: { header: "Two" }, tra: { header: "二" } };
    const header = { "Publish-At": `${inHours(1).toISOString()}; eng` };
    expect((await send("/api/editNews", { news }, header)).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "One" } });
    const entry = { ...(await newest(id)).entry, eng: { header: "Three" } };
    const { version, _id, ...rest } = entry;
    expect((await send("/api/saveDraft", { type: "news", id, version, entry: rest })).status).toBe(200);
    await run(inHours(2));
    expect(await getNews(id)).toMatchObject({ eng: { header: "Three" }, tra: { header: "一" } });
    expect((await newest(id)).waiting).toEqual({ isNew: false, unpublished: [], changed: ["tra"] });
  });

  it("takes down at its time, and comes up and goes down by one save", async () => {
    const up = inHours(1);
    const down = inHours(3);
    const headers = {
      "Publish-At": `${up.toISOString()}; eng`,
      "Take-Down-At": `${down.toISOString()}; eng`,
    };
    const { body } = await send("/api/addnews", { news: { eng: { header: "Season" } } }, headers);
    await run(inHours(2));
    expect(await getNews(body.news_id)).toMatchObject({ eng: { header: "Season" } });
    await run(inHours(4));
    expect(await getNews(body.news_id)).toBe(404);
    const id = await addNews(app, staff);
    const until = inHours(1).toISOString();
    expect((await send("/api/unpublish", { type: "news", id, at: until })).status).toBe(200);
    expect(await getNews(id)).not.toBe(404);
    await run(inHours(2));
    expect(await getNews(id)).toBe(404);
  });

  it("is asked for by the publish call, in Hong Kong time where no zone is named", async () => {
    const texts = { eng: { header: "By call" }, tra: { header: "呼叫" }, sim: { header: "调用" } };
    const { body } = await send("/api/saveDraft", { type: "news", entry: texts });
    const { id } = body;
    const answer = await send("/api/publish", {
      type: "news",
      id,
      at: "2030-11-30T09:00",
      until: "2030-12-01",
    });
    expect(answer.body).toEqual({ message: "success", id, version: 1 });
    expect((await newest(id)).scheduled).toMatchObject([
      { act: "publish", at: "2030-11-30T01:00:00.000Z" },
      { act: "unpublish", at: "2030-11-30T16:00:00.000Z" },
    ]);
    // A later word counts, for each language.
    await send("/api/publish", { type: "news", id, langs: ["tra"], at: "2030-12-02T09:00:00+08:00" });
    expect((await newest(id)).scheduled).toMatchObject([
      { act: "publish", langs: ["eng", "sim"], at: "2030-11-30T01:00:00.000Z" },
      { act: "unpublish" },
      { act: "publish", langs: ["tra"], at: "2030-12-02T01:00:00.000Z" },
    ]);
    const from = await currentRevision(app.deps.db);
    await send("/api/unschedule", { type: "news", id, key: (await newest(id)).scheduled[2].key });
    expect((await newest(id)).scheduled).toHaveLength(2);
    expect(await currentRevision(app.deps.db)).toBe(from);
  });

  it("is refused for a time that has passed or cannot be, at the field, and nothing is saved", async () => {
    const id = await addNews(app, staff);
    const errorsOf = async (json: object) =>
      (await send("/api/publish", { type: "news", id, ...json })).body.errors;
    const passed = "This time has passed. Choose a later one, in Hong Kong time.";
    const needed = "Choose both a date and a time, within the next five years.";
    expect(await errorsOf({ at: inHours(-1).toISOString() })).toEqual([{ path: "at", message: passed }]);
    expect(await errorsOf({ at: "Monday" })).toEqual([{ path: "at", message: needed }]);
    expect(await errorsOf({ at: "2206-11-30T09:00" })).toEqual([{ path: "at", message: needed }]);
    const order = { at: inHours(2).toISOString(), until: inHours(1).toISOString() };
    expect((await errorsOf(order))[0].path).toBe("until");
    const { total } = await read("/api/newsCards");
    const late = await saveLater({ eng: { header: "Too late" } }, inHours(-1));
    expect([late.status, late.body.errors]).toEqual([400, [{ path: "publishAt", message: passed }]]);
    expect((await saveLater({ eng: { header: "No one" } }, inHours(1), "")).status).toBe(400);
    expect((await read("/api/newsCards")).total).toBe(total);
    // A call that plans nothing does not pretend to.
    const header = { "Publish-At": `${inHours(1).toISOString()}; eng` };
    expect((await send("/api/deleteNews", { news_id: id }, header, "DELETE")).status).toBe(400);
    expect(await getNews(id)).not.toBe(404);
  });

  it("is refused for a language without words, at the field, when it is planned and not at its time", async () => {
    const at = inHours(1).toISOString();
    const says = (language: string) =>
      `There is nothing to publish in ${language}. Write it first, or leave it out.`;
    const draft = await send("/api/saveDraft", { type: "news", entry: { eng: { header: "One alone" } } });
    const { id } = draft.body;
    const chosen = await send("/api/publish", { type: "news", id, at, langs: ["tra", "sim"] });
    expect(chosen.body.errors).toEqual([
      { path: "langs", message: says("Traditional Chinese, Simplified Chinese") },
    ]);
    expect((await send("/api/publish", { type: "news", id, at, langs: ["eng", "sim"] })).status).toBe(400);
    expect((await newest(id)).scheduled).toEqual([]);
    const { total } = await read("/api/newsCards");
    const saved = await saveLater({ eng: { header: "By form" } }, inHours(1), "sim");
    expect(saved.body.errors).toEqual([{ path: "publishAt", message: says("Simplified Chinese") }]);
    expect((await read("/api/newsCards")).total).toBe(total);
    // All languages are those that have words; what visitors have and no longer has any is taken away then.
    expect((await send("/api/publish", { type: "news", id, at })).status).toBe(200);
    expect((await newest(id)).scheduled).toMatchObject([{ langs: ["eng"] }]);
    const two = await addNews(app, staff, { eng: { header: "Two" }, tra: { header: "二" } });
    await send("/api/saveDraft", {
      type: "news",
      id: two,
      entry: { eng: { header: "Two" }, tra: { header: "" } },
    });
    expect((await send("/api/publish", { type: "news", id: two, at, langs: ["tra"] })).status).toBe(200);
    await run(inHours(2));
    expect(await getNews(two)).toMatchObject({ eng: { header: "Two" }, tra: { header: "" } });
  });

  it("is refused where visitors would get too little of it", async () => {
    const at = inHours(1).toISOString();
    const entry = { eng: { content: "<p>No header yet.</p>" } };
    const { status, body } = await send("/api/saveDraft", { type: "news", entry });
    expect([status, body.errors?.[0]?.path]).toEqual([400, "entry.eng.header"]);
    const note = { eng: { author: "Ann" }, tra: { details: "母親" } };
    const { id } = (await send("/api/saveDraft", { type: "notes", entry: note })).body;
    const refused = await send("/api/publish", { type: "notes", id, at, langs: ["tra"] });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, "langs"]);
    expect((await send("/api/publish", { type: "notes", id, at, langs: ["eng"] })).status).toBe(200);
  });

  it("ends for the languages that somebody publishes before, and does not publish again", async () => {
    const { body } = await saveLater({ eng: { header: "Early" }, tra: { header: "早" } }, inHours(1));
    const id = body.news_id;
    await send("/api/publish", { type: "news", id, langs: ["eng"] });
    expect((await newest(id)).scheduled).toMatchObject([{ langs: ["tra"] }]);
    const { version } = (await newest(id)).entry;
    await send("/api/editNews", { news: { _id: id, version, eng: { header: "Early 2" } } });
    expect((await newest(id)).scheduled).toEqual([]);
  });

  it("does not bring back what somebody has taken down by hand", async () => {
    const id = await addNews(app, staff, { eng: { header: "Wrong" } });
    await send("/api/publish", {
      type: "news",
      id,
      at: inHours(1).toISOString(),
      until: inHours(2).toISOString(),
    });
    await send("/api/unpublish", { type: "news", id });
    expect((await newest(id)).scheduled).toEqual([]);
    await run(inHours(3));
    expect(await getNews(id)).toBe(404);
  });

  it("fails in words where its entry is in the trash or has too little, and is put away", async () => {
    const trashed = (await saveLater({ eng: { header: "Trashed" } }, inHours(1))).body.news_id;
    const both = { eng: { header: "Thin" }, sim: { header: "薄" } };
    const thin = (await saveLater(both, inHours(1), "sim")).body.news_id;
    const { version: _, _id, ...left } = (await newest(thin)).entry;
    const withoutWords = { ...left, sim: { header: "" } };
    await send("/api/saveDraft", { type: "news", id: thin, entry: withoutWords });
    await send("/api/deleteNews", { news_id: trashed }, {}, "DELETE");
    expect(await calendarOf(trashed)).toMatchObject([{ state: "waiting", deleted: true }]);
    await run(inHours(2));
    expect(await getNews(trashed)).toBe(404);
    const [failed] = await calendarOf(trashed);
    expect(failed).toMatchObject({ state: "failed", reason: "It was in the trash at that time." });
    expect(await calendarOf(thin)).toMatchObject([{ state: "failed", title: { eng: "Thin" } }]);
    await send("/api/unschedule", { type: "news", id: trashed, key: failed.key });
    expect(await calendarOf(trashed)).toEqual([]);
    expect((await send("/api/unschedule", { type: "news", id: trashed, key: failed.key })).status).toBe(404);
    // What failed is done with once somebody publishes by hand.
    const { version } = (await newest(thin)).entry;
    await send("/api/editNews", { news: { _id: thin, version, eng: { header: "Enough" } } });
    expect(await calendarOf(thin)).toEqual([]);
  });

  it("goes with its entry when that is deleted for good, and stays when it is brought back", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => saveLater({ eng: { header: "Bin" } }, inHours(1))));
    for (const each of [one, two])
      await send("/api/deleteNews", { news_id: each?.body.news_id }, {}, "DELETE");
    await send("/api/eraseEntry", { type: "news", id: one?.body.news_id });
    expect(await calendarOf(one?.body.news_id)).toEqual([]);
    await send("/api/restoreNews", { news_id: two?.body.news_id });
    await run(inHours(2));
    expect(await getNews(two?.body.news_id)).toMatchObject({ eng: { header: "Bin" } });
  });

  it("finds nothing to do where visitors have it already, and says so", async () => {
    const id = await addNews(app, staff);
    await send("/api/publish", { type: "news", id, at: inHours(1).toISOString() });
    await run(inHours(2));
    expect((await newest(id)).entry.version).toBe(1);
    expect(await calendarOf(id)).toMatchObject([{ state: "done", reason: "There was nothing left to do." }]);
  });

  it("publishes an earlier version that was brought back meanwhile", async () => {
    const id = await addNews(app, staff, { eng: { header: "First" } });
    await send("/api/editNews", { news: { _id: id, version: 1, eng: { header: "Second" } } });
    await send("/api/publish", { type: "news", id, at: inHours(1).toISOString() });
    await send("/api/restoreVersion", { type: "news", id, version: 1 });
    await run(inHours(2));
    expect(await getNews(id)).toMatchObject({ eng: { header: "First" } });
  });

  it("shows each role what it may read, and lets it change what it may save", async () => {
    const at = inHours(1).toISOString();
    const { entry } = await read("/api/version?type=siteDetails");
    const { _id, version, ...rest } = entry;
    await send("/api/saveDraft", { type: "siteDetails", id: _id, entry: rest });
    expect((await send("/api/publish", { type: "siteDetails", id: _id, at })).status).toBe(200);
    const { headers } = await loginAs(app, "writer");
    const { entries } = await read("/api/calendar", headers);
    expect(entries.map(({ type }: { type: string }) => type)).not.toContain("siteDetails");
    const plan = { type: "siteDetails", id: _id, at };
    expect((await app.call("POST", "/api/publish", { headers, json: plan })).status).toBe(403);
    const id = await addNews(app, staff);
    const own = { type: "news", id, at };
    expect((await app.call("POST", "/api/publish", { headers, json: own })).status).toBe(200);
    const reader = (await loginAs(app, "viewer")).headers;
    const seen = (await read("/api/calendar", reader)).entries.find((each: { id: string }) => each.id === id);
    expect(seen.mayChange).toBe(false);
    const treasurer = (await loginAs(app, "treasurer")).headers;
    expect((await app.call("GET", "/api/calendar", { headers: treasurer })).status).toBe(403);
  });
});
