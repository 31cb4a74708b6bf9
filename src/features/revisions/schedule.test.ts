import { describe, expect, it } from "vitest";
import { ONE_ENGINE, USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { loginAs } from "../../../test/roles";
import { addNews } from "../../../test/samples";
import { carryOutDue } from "../../content/schedule/due.server";
import { currentSiteRevision } from "../../platform/db/site-revision.server";
import { features } from "../index.server";

const HOUR = 60 * 60 * 1000;
/** The time some hours from now. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describe.each(ONE_ENGINE)("what is planned on %s", (engine) => {
  const { app, staff } = appTests(engine);
  const api = (type: string, headers = staff) => contentApi(app, headers, type);
  const send = async (path: string, json: object) => {
    const answer = await app.call("POST", path, { headers: staff, json });
    return { status: answer.status, body: await answer.json() };
  };
  const read = async (path: string, headers = staff) => (await app.call("GET", path, { headers })).json();
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };
  const newest = async (id: string) => (await api("news").read(id)).body;
  const run = (at: Date) => carryOutDue(app.deps, features, at);
  const calendarOf = async (id: string) =>
    (await read("/api/calendar")).entries.filter((each: { id: string }) => each.id === id);
  const saveLater = (content: object, at: Date, langs?: readonly string[]) =>
    api("news").create(content, { at: at.toISOString(), langs });
  const totalOf = async () => (await api("news").list()).body.total;

  it("of a new entry reaches nobody before its time, then everybody, once", async () => {
    const saved = await saveLater({ eng: { header: "Monday" }, tra: { header: "星期一" } }, inHours(1));
    expect(saved.status).toBe(201);
    const { id } = saved.body;
    expect(await getNews(id)).toBe(404);
    // A language without words is not promised.
    expect((await newest(id)).scheduled).toMatchObject([{ act: "publish", langs: ["eng", "tra"] }]);
    const listed = (await api("news").list()).body.entries.find((each: { id: string }) => each.id === id);
    expect([listed.state, listed.scheduled.length]).toEqual(["scheduled", 1]);
    await run(inHours(0.9));
    expect(await getNews(id)).toBe(404);
    const revision = await currentSiteRevision(app.deps.db);
    const page = async () => new Response("<p>old</p>", { headers: { "Content-Type": "text/html" } });
    await app.deps.pages.find("eng /", "eng", page);
    await Promise.all([run(inHours(1.1)), run(inHours(1.1)), run(inHours(1.1))]);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Monday" }, tra: { header: "星期一" } });
    expect(await currentSiteRevision(app.deps.db)).toBe(revision + 1);
    expect(app.deps.pages.peek("eng /")).toBeUndefined();
    const { revisions } = (await api("news").revisions(id)).body;
    expect(revisions.map((each: { action: string; author: string }) => [each.action, each.author])).toEqual([
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

  it("publishes the newest version at its time, and only the requested languages", async () => {
    const id = await addNews(app, staff, { eng: { header: "One" }, tra: { header: "一" } });
    const { read: readNews, save } = api("news");
    const wish = { at: inHours(1).toISOString(), langs: ["eng"] };
    expect((await save(id, 1, { eng: { header: "Two" }, tra: { header: "二" } }, wish)).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "One" } });
    const { content, revision } = (await readNews(id)).body;
    expect((await save(id, revision, { ...content, eng: { header: "Three" } })).status).toBe(200);
    await run(inHours(2));
    expect(await getNews(id)).toMatchObject({ eng: { header: "Three" }, tra: { header: "一" } });
    expect((await newest(id)).waiting).toEqual({ isNew: false, unpublished: [], changed: ["tra"] });
  });

  it("takes down at its time, and comes up and goes down by one save", async () => {
    const { create, save, unpublish } = api("news");
    const times = { at: inHours(1).toISOString(), until: inHours(3).toISOString() };
    const { body } = await create({ eng: { header: "Season" } }, { langs: ["eng"], ...times });
    await run(inHours(2));
    expect(await getNews(body.id)).toMatchObject({ eng: { header: "Season" } });
    await run(inHours(4));
    expect(await getNews(body.id)).toBe(404);
    const [id, other] = [await addNews(app, staff), await addNews(app, staff)];
    const soon = inHours(1).toISOString();
    expect((await unpublish(id, { at: soon })).status).toBe(200);
    expect((await save(other, 1, { eng: { header: "Until then" } }, { until: soon })).status).toBe(200);
    expect(await getNews(id)).not.toBe(404);
    expect(await getNews(other)).toMatchObject({ eng: { header: "Until then" } });
    await run(inHours(2));
    expect([await getNews(id), await getNews(other)]).toEqual([404, 404]);
  });

  it("is set by the publish call, in Hong Kong time where no zone is named", async () => {
    const texts = { eng: { header: "By call" }, tra: { header: "呼叫" }, sim: { header: "调用" } };
    const { create, publish } = api("news");
    const { id } = (await create(texts)).body;
    const answer = await publish(id, { at: "2030-11-30T09:00", until: "2030-12-01" });
    expect(answer.body).toEqual({ id, revision: 1 });
    expect((await newest(id)).scheduled).toMatchObject([
      { act: "publish", at: "2030-11-30T01:00:00.000Z" },
      { act: "unpublish", at: "2030-11-30T16:00:00.000Z" },
    ]);
    // A later word counts, for each language.
    await publish(id, { langs: ["tra"], at: "2030-12-02T09:00:00+08:00" });
    expect((await newest(id)).scheduled).toMatchObject([
      { act: "publish", langs: ["eng", "sim"], at: "2030-11-30T01:00:00.000Z" },
      { act: "unpublish" },
      { act: "publish", langs: ["tra"], at: "2030-12-02T01:00:00.000Z" },
    ]);
    const from = await currentSiteRevision(app.deps.db);
    await send("/api/unschedule", { type: "news", id, key: (await newest(id)).scheduled[2].key });
    expect((await newest(id)).scheduled).toHaveLength(2);
    expect(await currentSiteRevision(app.deps.db)).toBe(from);
  });

  it("is refused for a time that has passed or cannot be, at the field, and nothing is saved", async () => {
    const id = await addNews(app, staff);
    const { publish, save } = api("news");
    const errorsOf = async (wish: object) => (await publish(id, wish)).body.errors;
    const passed = "This time has passed. Choose a later one, in Hong Kong time.";
    const needed = "Choose both a date and a time, within the next five years.";
    expect(await errorsOf({ at: inHours(-1).toISOString() })).toEqual([{ path: "at", message: passed }]);
    expect(await errorsOf({ at: "Monday" })).toEqual([{ path: "at", message: needed }]);
    expect(await errorsOf({ at: "2206-11-30T09:00" })).toEqual([{ path: "at", message: needed }]);
    const order = { at: inHours(2).toISOString(), until: inHours(1).toISOString() };
    expect((await errorsOf(order))[0].path).toBe("until");
    const total = await totalOf();
    const late = await saveLater({ eng: { header: "Too late" } }, inHours(-1));
    expect([late.status, late.body.errors]).toEqual([400, [{ path: "publish.at", message: passed }]]);
    expect((await saveLater({ eng: { header: "No one" } }, inHours(1), [])).status).toBe(400);
    expect(await totalOf()).toBe(total);
    const both = await save(id, 1, { eng: { header: "Never" } }, order);
    expect([both.status, both.body.errors?.[0].path]).toEqual([400, "publish.until"]);
    expect((await newest(id)).revision).toBe(1);
  });

  it("is refused for a language without words, at the field, when it is planned and not at its time", async () => {
    const at = inHours(1).toISOString();
    const says = (language: string) =>
      `There is nothing to publish in ${language}. Write it first, or leave it out.`;
    const { create, draft, publish } = api("news");
    const { id } = (await create({ eng: { header: "One alone" } })).body;
    const chosen = await publish(id, { at, langs: ["tra", "sim"] });
    expect(chosen.body.errors).toEqual([
      { path: "langs", message: says("Traditional Chinese, Simplified Chinese") },
    ]);
    expect((await publish(id, { at, langs: ["eng", "sim"] })).status).toBe(400);
    expect((await newest(id)).scheduled).toEqual([]);
    const total = await totalOf();
    const saved = await saveLater({ eng: { header: "By form" } }, inHours(1), ["sim"]);
    expect(saved.body.errors).toEqual([{ path: "publish.at", message: says("Simplified Chinese") }]);
    expect(await totalOf()).toBe(total);
    // All languages are those that have words; what visitors have and no longer has any is taken away then.
    expect((await publish(id, { at })).status).toBe(200);
    expect((await newest(id)).scheduled).toMatchObject([{ langs: ["eng"] }]);
    const two = await addNews(app, staff, { eng: { header: "Two" }, tra: { header: "二" } });
    await draft({ eng: { header: "Two" }, tra: { header: "" } }, two);
    expect((await publish(two, { at, langs: ["tra"] })).status).toBe(200);
    await run(inHours(2));
    expect(await getNews(two)).toMatchObject({ eng: { header: "Two" }, tra: { header: "" } });
  });

  it("is refused where visitors would get too little of it", async () => {
    const at = inHours(1).toISOString();
    const { status, body } = await api("news").create({ eng: { content: "<p>No header yet.</p>" } });
    expect([status, body.errors?.[0]?.path]).toEqual([400, "content.eng.header"]);
    const note = { eng: { author: "Ann" }, tra: { details: "母親" } };
    const { create, publish } = api("notes");
    const { id } = (await create(note)).body;
    const refused = await publish(id, { at, langs: ["tra"] });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, "langs"]);
    expect((await publish(id, { at, langs: ["eng"] })).status).toBe(200);
  });

  it("ends for the languages that somebody publishes before, and does not publish again", async () => {
    const { body } = await saveLater({ eng: { header: "Early" }, tra: { header: "早" } }, inHours(1));
    const { id } = body;
    await api("news").publish(id, { langs: ["eng"] });
    expect((await newest(id)).scheduled).toMatchObject([{ langs: ["tra"] }]);
    const { revision } = await newest(id);
    await api("news").save(id, revision, { eng: { header: "Early 2" } }, {});
    expect((await newest(id)).scheduled).toEqual([]);
  });

  it("does not bring back what somebody has taken down by hand", async () => {
    const id = await addNews(app, staff, { eng: { header: "Wrong" } });
    const { publish, unpublish } = api("news");
    await publish(id, { at: inHours(1).toISOString(), until: inHours(2).toISOString() });
    await unpublish(id);
    expect((await newest(id)).scheduled).toEqual([]);
    await run(inHours(3));
    expect(await getNews(id)).toBe(404);
  });

  it("fails in words where its entry is in the trash or has too little, and is put away", async () => {
    const { draft, remove, save } = api("news");
    const trashed = (await saveLater({ eng: { header: "Trashed" } }, inHours(1))).body.id;
    const both = { eng: { header: "Thin" }, sim: { header: "薄" } };
    const thin = (await saveLater(both, inHours(1), ["sim"])).body.id;
    await draft({ ...(await newest(thin)).content, sim: { header: "" } }, thin);
    await remove(trashed);
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
    const { revision } = await newest(thin);
    await save(thin, revision, { eng: { header: "Enough" } }, {});
    expect(await calendarOf(thin)).toEqual([]);
  });

  it("goes with its entry when that is deleted for good, and stays when it is brought back", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => saveLater({ eng: { header: "Bin" } }, inHours(1))));
    for (const each of [one, two]) await api("news").remove(each?.body.id);
    await send("/api/eraseEntry", { type: "news", id: one?.body.id });
    expect(await calendarOf(one?.body.id)).toEqual([]);
    await api("news").restore(two?.body.id);
    await run(inHours(2));
    expect(await getNews(two?.body.id)).toMatchObject({ eng: { header: "Bin" } });
  });

  it("finds nothing to do where visitors have it already, and says so", async () => {
    const id = await addNews(app, staff);
    await api("news").publish(id, { at: inHours(1).toISOString() });
    await run(inHours(2));
    expect((await newest(id)).revision).toBe(1);
    expect(await calendarOf(id)).toMatchObject([{ state: "done", reason: "There was nothing left to do." }]);
  });

  it("publishes an earlier version that was brought back meanwhile", async () => {
    const id = await addNews(app, staff, { eng: { header: "First" } });
    const { publish, restore, save } = api("news");
    await save(id, 1, { eng: { header: "Second" } }, {});
    await publish(id, { at: inHours(1).toISOString() });
    await restore(id, { revision: 1 });
    await run(inHours(2));
    expect(await getNews(id)).toMatchObject({ eng: { header: "First" } });
  });

  it("shows each role what it may read, and lets it change what it may save", async () => {
    const at = inHours(1).toISOString();
    const details = api("siteDetails");
    const first = (await details.read("siteDetails")).body;
    await details.save(first.id, first.revision, first.content);
    expect((await details.publish(first.id, { at })).status).toBe(200);
    const { headers } = await loginAs(app, "writer");
    const { entries } = await read("/api/calendar", headers);
    expect(entries.map(({ type }: { type: string }) => type)).not.toContain("siteDetails");
    expect((await api("siteDetails", headers).publish(first.id, { at })).status).toBe(403);
    const id = await addNews(app, staff);
    expect((await api("news", headers).publish(id, { at })).status).toBe(200);
    const reader = (await loginAs(app, "viewer")).headers;
    const seen = (await read("/api/calendar", reader)).entries.find((each: { id: string }) => each.id === id);
    expect(seen.mayChange).toBe(false);
    const treasurer = (await loginAs(app, "treasurer")).headers;
    expect((await app.call("GET", "/api/calendar", { headers: treasurer })).status).toBe(403);
  });
});
