import { describe, expect, it } from "vitest";
import { USERNAME } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { filledPath } from "../../../test/filled-path";
import { uploadPhoto } from "../../../test/photo";
import { loginAs } from "../../../test/roles";
import { addNews, samples } from "../../../test/samples";
import { carryOutDue } from "../../content/schedule/due.server";
import type { ContentTables } from "../../content/store/tables.server";
import { currentSiteRevision } from "../../platform/db/site-revision.server";
import { features } from "../index.server";

const HOUR = 60 * 60 * 1000;

/** Every call that changes content; first those that name all of a list, to which the others add. */
const CHANGES = features
  .flatMap(({ name, contract }) =>
    Object.entries(contract).flatMap(([call, { kind, access, method, path }]) =>
      kind === "write" && access === "content" ? [{ title: `${name}.${call}`, method, path }] : [],
    ),
  )
  .toSorted((one, other) => Number(/order/.test(other.title)) - Number(/order/.test(one.title)));

describe("what an administrator has to publish", () => {
  const { app, staff } = appTests();
  const send = async (path: string, json: object, headers: object = staff, method = "POST") => {
    const answer = await app.call(method, path, { headers: { ...headers }, json });
    return { status: answer.status, body: await answer.json() };
  };
  const api = (headers = staff) => contentApi(app, headers, "news");
  const read = async (path: string, headers = staff) => (await app.call("GET", path, { headers })).json();
  const setRule = (review: boolean) => send("/api/setPublishingRule", { review });
  const getNews = async (id: string) => {
    const answer = await app.call("GET", `/api/getNews?news_id=${id}`);
    return answer.status === 200 ? (await answer.json()).news[0] : answer.status;
  };
  const reviewOf = async (id: string, headers = staff) =>
    (await read(`/api/reviews?type=news&id=${id}`, headers)).reviews[0] ?? null;
  /** A writer, while approvals are required. */
  const writer = async () => {
    const { headers, username } = await loginAs(app, "writer");
    await setRule(true);
    return { headers, username };
  };
  /** All published content. */
  const seen = () =>
    app.deps.db
      .$extendTables<ContentTables>()
      .selectFrom("entry")
      .leftJoin("entry_version as revision", (join) =>
        join
          .onRef("revision.type", "=", "entry.type")
          .onRef("revision.id", "=", "entry.id")
          .onRef("revision.number", "=", "entry.published"),
      )
      .select(["entry.type", "entry.id", "entry.sort", "revision.content", "entry.deleted_at"])
      .where("entry.published", "is not", null)
      .orderBy("entry.type")
      .orderBy("entry.id")
      .execute();

  it.each(CHANGES)("$title by a writer reaches no visitor", async ({ title, method, path }) => {
    const { headers } = await writer();
    const input = (await samples[title]?.(app, staff)) as object;
    await setRule(true); // a sample may have switched it off
    const [before, revision] = [await seen(), await currentSiteRevision(app.deps.db)];
    const { status, body } = await send(filledPath({ path }, input), input, headers, method);
    if (status === 403) expect(body.message).toContain("administrator");
    else expect([200, 201, 202]).toContain(status);
    expect(await seen()).toEqual(before);
    expect(await currentSiteRevision(app.deps.db)).toBe(revision);
  });

  it("is nothing while the rule is off, and nothing of an administrator's", async () => {
    const { headers } = await loginAs(app, "writer");
    await setRule(false);
    expect((await read("/api/session", headers)).review).toBeUndefined();
    const { reviews } = await read("/api/reviews");
    expect((await read("/api/session")).approvals).toBe(reviews.length > 0 || undefined);
    const id = await addNews(app, headers, { eng: { header: "At once" } });
    expect(await getNews(id)).toMatchObject({ eng: { header: "At once" } });
    await setRule(true);
    expect((await read("/api/session", headers)).review).toBe(true);
    for (const each of [headers, staff]) expect((await read("/api/session", each)).approvals).toBe(true);
    const treasurer = await loginAs(app, "treasurer");
    expect((await read("/api/session", treasurer.headers)).approvals).toBeUndefined();
    const own = await addNews(app, staff, { eng: { header: "An administrator's" } });
    expect(await getNews(own)).toMatchObject({ eng: { header: "An administrator's" } });
    expect(await reviewOf(own)).toBeNull();
  });

  it("waits with its comment, in the languages that were wanted, until an administrator publishes it", async () => {
    const { headers, username } = await writer();
    const content = { eng: { header: "Picnic" }, tra: { header: "野餐" }, sim: { header: "野餐" } };
    const added = await api(headers).create(content, { langs: ["eng", "tra"] }, "請看看地點。");
    const { id } = added.body;
    expect([added.status, added.body]).toEqual([201, { id, revision: 1 }]);
    expect(await getNews(id)).toBe(404);
    expect((await api().read(id)).body.state).toBe("in_review");
    const review = await reviewOf(id);
    expect(review).toMatchObject({
      ...{ state: "waiting", langs: ["eng", "tra"], by: username, mine: false, mayAnswer: true },
      ...{ version: 1, published: null, title: { eng: "Picnic" }, kind: "News item" },
      comments: [{ by: username, text: "請看看地點。", names: null }],
    });
    expect(await reviewOf(id, headers)).toMatchObject({ mine: true, mayAnswer: false });
    const { revisions } = (await api().revisions(id)).body;
    expect(revisions).toMatchObject([{ action: "askPublish", state: "in_review" }]);
    for (const path of ["/api/approve", "/api/sendBack"]) {
      const own = await send(path, { type: "news", id, version: 1, comment: "I say so." }, headers);
      expect(own.status).toBe(403);
    }
    expect(await getNews(id)).toBe(404);
    expect((await send("/api/approve", { type: "news", id, version: 2 })).status).toBe(409);
    expect((await send("/api/approve", { type: "news", id, version: 1 })).status).toBe(200);
    expect(await getNews(id)).toMatchObject({
      ...{ eng: { header: "Picnic" }, tra: { header: "野餐" }, sim: { header: "" } },
    });
    expect(await reviewOf(id)).toBeNull();
    const again = await send("/api/approve", { type: "news", id, version: 1 });
    expect(again.status).toBe(404);
  });

  it("is sent back with a comment, and requested again by the next save", async () => {
    const { headers, username } = await writer();
    const id = await addNews(app, staff, { eng: { header: "Before" } });
    const edit = (revision: number, header: string) =>
      api(headers).save(id, revision, { eng: { header } }, {});
    expect((await edit(1, "Befor")).status).toBe(200);
    const sent = { type: "news", id, version: 2 };
    expect((await send("/api/sendBack", { ...sent, comment: "" })).status).toBe(400);
    expect((await send("/api/sendBack", { ...sent, comment: "A typing error." })).status).toBe(200);
    expect(await reviewOf(id, headers)).toMatchObject({
      ...{ state: "returned", answeredBy: USERNAME, mine: true },
      comments: [{ by: USERNAME, text: "A typing error.", names: username }],
    });
    expect((await edit(2, "After")).status).toBe(200);
    expect(await reviewOf(id)).toMatchObject({ state: "waiting", published: 1, version: 3, comments: [] });
    expect(await getNews(id)).toMatchObject({ eng: { header: "Before" } });
    // An administrator who publishes it in any other way has seen it too.
    expect((await api().publish(id)).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "After" } });
    expect(await reviewOf(id)).toBeNull();
  });

  it("is requested in all languages by a fixed call", async () => {
    const { headers } = await writer();
    const id = await addNews(app, headers, { eng: { header: "Asked" } });
    expect(await getNews(id)).toBe(404);
    expect(await reviewOf(id)).toMatchObject({ state: "waiting", langs: ["eng", "tra", "sim"], version: 1 });
    const news = { _id: id, version: 1, eng: { header: "Asked again" } };
    expect((await send("/api/editNews", { news }, headers)).status).toBe(200);
    expect(await getNews(id)).toBe(404);
    expect(await reviewOf(id)).toMatchObject({ state: "waiting", langs: ["eng", "tra", "sim"], version: 2 });
  });

  it("is requested by a draft's publish call, and withdrawn by a save as a draft", async () => {
    const { headers } = await writer();
    const { create, publish, save } = api(headers);
    const { id } = (await create({ eng: { header: "D" } })).body;
    expect(await reviewOf(id)).toBeNull();
    const asked = await publish(id, { langs: ["eng"], note: "Is it right?" });
    expect([asked.status, asked.body]).toEqual([202, { id, revision: 1 }]);
    expect(await getNews(id)).toBe(404);
    expect(await reviewOf(id)).toMatchObject({
      ...{ state: "waiting", langs: ["eng"], comments: [{ text: "Is it right?" }] },
    });
    await save(id, 1, { eng: { header: "D2" } });
    expect(await reviewOf(id)).toBeNull();
    expect((await read("/api/reviews")).reviews.map((each: { id: string }) => each.id)).not.toContain(id);
  });

  it("takes no time, and what was planned is published without what nobody has looked at", async () => {
    const { headers } = await writer();
    const at = new Date(Date.now() + HOUR).toISOString();
    const { create, publish, save, unpublish } = api(headers);
    const id = await addNews(app, staff, { eng: { header: "One" } });
    for (const given of [{ at }, { until: at }]) {
      const [path] = Object.keys(given);
      const saved = await create({ eng: { header: "L" } }, { langs: ["eng"], ...given });
      expect([saved.status, saved.body.errors[0].path]).toEqual([400, `publish.${path}`]);
      const { status, body } = await publish(id, given);
      expect([status, body.errors[0].path]).toEqual([400, path]);
    }
    expect((await unpublish(id, { at })).status).toBe(403);
    await api().save(id, 1, { eng: { header: "Two" } }, { at });
    expect((await save(id, 2, { eng: { header: "Three" } }, {})).status).toBe(200);
    await carryOutDue(app.deps, features, new Date(Date.now() + 2 * HOUR));
    expect(await getNews(id)).toMatchObject({ eng: { header: "Two" } });
    const { entries } = await read("/api/calendar");
    const [planned] = entries.filter((each: { id: string }) => each.id === id);
    expect(planned).toMatchObject({ state: "done", reason: null });
    expect(await reviewOf(id)).toMatchObject({ state: "waiting", langs: ["eng", "tra", "sim"] });
    const { content, waiting } = (await api().read(id)).body;
    expect(content).toMatchObject({ eng: { header: "Three" } });
    expect(waiting).toMatchObject({ changed: ["eng"] });
    const { version } = await reviewOf(id);
    expect((await send("/api/approve", { type: "news", id, version })).status).toBe(200);
    expect(await getNews(id)).toMatchObject({ eng: { header: "Three" } });
  });

  it("counts the files of what is planned as used, though the newest version has others", async () => {
    const { headers } = await writer();
    const at = new Date(Date.now() + HOUR).toISOString();
    const picture = await uploadPhoto(app, staff, 641);
    const id = await addNews(app, staff, { eng: { header: "Without" } });
    await api().save(id, 1, { coverId: picture, eng: { header: "With a picture" } }, { at });
    const idea = { coverId: null, eng: { header: "Somebody's idea" } };
    expect((await api(headers).save(id, 2, idea, {})).status).toBe(200);
    const refused = await send("/api/deleteMedia", { media_id: picture }, staff, "DELETE");
    expect([refused.status, refused.body.uses]).toMatchObject([409, [{ type: "news", id, path: "coverId" }]]);
    const listed = async (unused: boolean) =>
      JSON.stringify((await read(`/api/media?unused=${unused}`)).media).includes(picture);
    expect([await listed(true), await listed(false)]).toEqual([false, true]);
    await carryOutDue(app.deps, features, new Date(Date.now() + 2 * HOUR));
    expect(await getNews(id)).toMatchObject({ coverId: picture, eng: { header: "With a picture" } });
    await setRule(false);
  });

  it("leaves what is planned with the star and the shared fields of now", async () => {
    const { headers } = await writer();
    const at = new Date(Date.now() + HOUR).toISOString();
    const { publish, read: readNews, save } = api();
    const plan = async (tra: string) => {
      const id = await addNews(app, staff, { eng: { header: "One" } });
      await save(id, 1, { eng: { header: "Two" }, tra: { header: tra } });
      expect((await publish(id, { at })).status).toBe(200);
      return id;
    };
    const unseen = (id: string, revision: number, more = {}) =>
      api(headers).save(id, revision, { eng: { header: "Three" }, tra: { header: "三" }, ...more });
    const star = (id: string) => send("/api/changeStar", { news_id: id, starred: true });
    // Before somebody else saves, after it, and with a language published by hand meanwhile.
    const [before, after, part] = [await plan("二"), await plan("二"), await plan("二")];
    await star(before);
    expect((await unseen(before, (await readNews(before)).body.revision)).status).toBe(200);
    expect((await unseen(after, 2)).status).toBe(200);
    expect((await star(after)).status).toBe(200);
    expect((await unseen(part, 2, { category: ["Member Activities"] })).status).toBe(200);
    expect((await publish(part, { langs: ["eng"] })).status).toBe(200);
    await carryOutDue(app.deps, features, new Date(Date.now() + 2 * HOUR));
    for (const id of [before, after])
      expect(await getNews(id)).toMatchObject({
        starred: true,
        eng: { header: "Two" },
        tra: { header: "二" },
      });
    expect(await getNews(part)).toMatchObject({
      ...{ category: ["Member Activities"], eng: { header: "Three" }, tra: { header: "二" } },
    });
    await setRule(false);
  });

  it("is no part of a plan that waits, whatever an administrator has made of it since", async () => {
    const { headers } = await writer();
    const at = new Date(Date.now() + HOUR).toISOString();
    const { create, read: readNews, save } = api();
    const one = { eng: { header: "One" }, tra: { header: "一" } };
    const { id } = (await create(one, { langs: ["eng"], at })).body;
    await save(id, 1, { eng: { header: "Two" }, tra: { header: "二" } });
    const mine = { eng: { header: "Three" }, tra: { header: "三" } };
    await api(headers).save(id, 2, mine);
    await carryOutDue(app.deps, features, new Date(Date.now() + 2 * HOUR));
    expect(await getNews(id)).toMatchObject({ eng: { header: "Two" }, tra: { header: "" } });
    expect((await readNews(id)).body.content).toMatchObject(mine);
  });

  it("lets a writer do as they like with what visitors do not have", async () => {
    const { headers } = await writer();
    const id = await addNews(app, headers, { eng: { header: "Mine" } });
    const { remove, restore } = api(headers);
    expect((await remove(id)).status).toBe(200);
    expect((await read("/api/reviews")).reviews.map((each: { id: string }) => each.id)).not.toContain(id);
    expect((await restore(id)).status).toBe(200);
    expect(await reviewOf(id)).toMatchObject({ state: "waiting" });
    const free = await uploadPhoto(app, headers);
    const describe = (media_id: string) => send("/api/editMedia", { media_id, alt: { eng: "X" } }, headers);
    expect((await describe(free)).status).toBe(200);
    const used = await uploadPhoto(app, staff);
    await addNews(app, staff, { eng: { header: "With it" }, coverId: used });
    expect((await describe(used)).status).toBe(403);
  });

  it("goes with its entry when that is deleted for good", async () => {
    const { headers } = await writer();
    const { id } = (await api(headers).create({ eng: { header: "Gone" } }, {}, "Please")).body;
    await api().remove(id);
    expect((await send("/api/eraseEntry", { type: "news", id }, headers)).status).toBe(403);
    expect((await send("/api/eraseEntry", { type: "news", id })).status).toBe(200);
    const { rows } = await rowsOf(id);
    expect(rows).toEqual([]);
  });

  const rowsOf = async (id: string) => {
    const db = app.deps.db.$extendTables<{ review: { id: string }; entry_comment: { id: string } }>();
    const found = await Promise.all(
      (["review", "entry_comment"] as const).map((table) =>
        db.selectFrom(table).select("id").where("id", "=", id).execute(),
      ),
    );
    return { rows: found.flat() };
  };

  it("that a writer may do unseen is done", async () => {
    const { headers } = await writer();
    const { create, restore, save } = api(headers);
    const id = await addNews(app, staff, { eng: { header: "One" } });
    expect((await create({ eng: { header: "New" } })).status).toBe(201);
    expect((await save(id, 1, { eng: { header: "Two" } })).status).toBe(200);
    expect((await restore(id, { revision: 1 })).status).toBe(200);
    expect(await reviewOf(id)).toBeNull();
    const stale = (await samples["translations.confirm"]?.(app, staff)) as object;
    await setRule(true); // a sample may have switched it off
    const [confirm] = CHANGES.filter(({ title }) => title === "translations.confirm");
    expect((await send(confirm?.path ?? "", stale, headers)).status).toBe(200);
  });
});
