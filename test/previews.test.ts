import { beforeAll, describe, expect, it } from "vitest";
import type { ContentType } from "../src/content/definition";
import { contentRegistry } from "../src/content/registry/content-registry.server";
import { newestRecord } from "../src/content/store/newest.server";
import { published, publishedRecord } from "../src/content/store/published.server";
import type { ContentTables } from "../src/content/store/tables.server";
import { features } from "../src/features/index.server";
import { news } from "../src/features/news/definition";
import type { Database } from "../src/platform/db/database.server";
import { currentRevision } from "../src/platform/db/revision.server";
import { PASSWORD, sessionHeaders } from "./app";
import { appTests } from "./app-tests";
import { addNews, samples } from "./samples";

/** The reading of a page, in place of one: the tests of pages are those in a browser. */
type Reads = (db: Database, path: string) => Promise<unknown>;

const kept = contentRegistry(features).filter(({ type, rules }) => {
  const { isForStaff } = type;
  return !isForStaff && calls.saves({ id: "", version: undefined, entry: {} });
});

describe("a preview", () => {
  const { app, staff } = appTests();
  let reads: Reads;
  beforeAll(() => {
    app.deps.preview.renderBy(async ({ db, path }) => {
      const said = JSON.stringify(await reads(db, path));
      return new Response(`<html><body>${said}</body></html>`);
    });
  });
  const preview = async (json: object, headers = staff) => {
    const answer = await app.call("POST", "/api/preview", { headers, json: { lang: "eng", ...json } });
    return { status: answer.status, body: await answer.json() };
  };
  const shownNews = async (db: Database) => ({
    all: (await published(db, news).all()).map((item) => item.eng.header),
    first: (await published(db, news).firstCards(2)).map(({ title }) => title.eng),
    starred: (await published(db, news).firstCards(9, { facet: "starred" })).map(({ title }) => title.eng),
    count: await published(db, news).count(),
  });
  const shown = (html: string) =>
    JSON.parse(html.slice(html.indexOf("<body>") + 6, html.indexOf("<p class=")));
  const state = async () => {
    const db = app.deps.db.$extendTables<ContentTables>();
    return {
      revision: await currentRevision(app.deps.db),
      entries: await db.selectFrom("entry").selectAll().orderBy("type").orderBy("id").execute(),
      versions: (await db.selectFrom("entry_version").select("id").execute()).length,
      journal: (await db.selectFrom("journal").select("id").execute()).length,
    };
  };

  it("shows an entry as it is typed in every list, and keeps nothing of it", async () => {
    await addNews(app, staff, { eng: { header: "Older" }, date: "2026-01-01" });
    const id = await addNews(app, staff, { eng: { header: "Newer" }, date: "2026-02-01" });
    const before = await state();
    reads = shownNews;
    const item = { _id: id, eng: { header: "Typed" }, date: "2025-12-01", starred: true };
    const { body } = await preview({ type: "news", id, body: { news: item } });
    expect(body.path).toBe(`/archiveitem?news_id=${id}`);
    expect(shown(body.html)).toEqual({
      all: ["Older", "Typed"],
      first: ["Older", "Typed"],
      starred: ["Typed"],
      count: 2,
    });
    expect(await state()).toEqual(before);
    expect(await shownNews(app.deps.db)).toMatchObject({ all: ["Newer", "Older"], starred: [] });

    const added = await preview({ type: "news", body: { news: { eng: { header: "Begun" } } } });
    expect(shown(added.body.html).count).toBe(3);
    expect(shown(added.body.html).all[0]).toBe("Begun");
    expect(await state()).toEqual(before);
  });

  it("says why what is typed cannot be shown, and shows the newest version instead", async () => {
    const id = await addNews(app, staff, { eng: { header: "Published" } });
    const entry = { eng: { header: "Saved for later" } };
    await app.call("POST", "/api/saveDraft", { headers: staff, json: { type: "news", id, entry } });
    reads = async (db) => (await published(db, news).find(id))?.eng.header;
    const { status, body } = await preview({
      type: "news",
      id,
      body: { news: { _id: id, eng: { header: "" } } },
    });
    expect(status).toBe(200);
    expect(shown(body.html)).toBe("Saved for later");
    expect(body.refused.errors).toEqual([
      { path: "news.eng.header", message: "Write a header in at least one language." },
    ]);
    reads = async (db, path) => [path, (await published(db, news).find(id))?.eng.header];
    const other = { eng: { header: "Another" } };
    const elsewhere = await preview({ type: "news", body: { news: other }, path: "/archive?year=2026" });
    expect(shown(elsewhere.body.html)).toEqual(["/archive?year=2026", "Published"]);
    const whole = await preview({ type: "news", body: { news: other }, whole: true, path: "/archive" });
    expect(shown(whole.body.html)).toEqual(["/archive", "Saved for later"]);
  });

  it("is for whoever may save the entry, and hides from a writer what is an administrator's", async () => {
    const username = `mei${crypto.randomUUID().slice(0, 8)}`;
    const newPassword = "typed by a colleague";
    const account = { username, role: "writer", newPassword, password: PASSWORD };
    await app.call("POST", "/api/addStaff", { headers: staff, json: account });
    const login = await app.call("POST", "/api/login", { json: { username, password: newPassword } });
    const writer = sessionHeaders(login);
    reads = async (db) => {
      const type: ContentType = { name: "siteDetails", shared: {}, texts: {}, complete: [] };
      return JSON.stringify(await publishedRecord(db, type)).includes("+852 9090 1234");
    };
    const details = (await samples["site-details.edit"]?.(app, staff)) as object;
    const body = { ...details, phone: "+852 9090 1234" };
    const isShown = async (headers: Record<string, string>) =>
      shown(
        (await preview({ type: "news", body: { news: { eng: { header: "x" } } }, whole: true }, headers)).body
          .html,
      );
    await app.call("POST", "/api/saveDraft", { headers: staff, json: { type: "siteDetails", entry: body } });
    expect((await preview({ type: "siteDetails", body }, writer)).status).toBe(403);
    expect(await isShown(staff)).toBe(true);
    expect(await isShown(writer)).toBe(false);
  });

  it.each(
    kept.map((entryType) => ({
      entryType,
      title: `${entryType.type.name} ${entryType.type.id ?? ""}`,
    })),
  )("shows $title by the call that saves it", async ({ entryType: { feature, type } }) => {
    const { type } = calls;
    const isList = "one" in type;
    const id = type.id ?? (type.name === "special" ? "3" : undefined);
    const { call = "" } =
      calls.saves({ id: isList ? undefined : (id ?? ""), version: undefined, entry: {} }) ?? {};
    const sample =
      type.name === "pages"
        ? { page: { _id: type.id } }
        : await samples[`${feature.name}.${call}`]?.(app, staff);
    if (!sample) throw new Error(`test/samples.ts has no input for ${feature.name}.${call}`);
    const before = await state();
    reads = async (db) =>
      isList ? (await published(db, type).all()).length : (await publishedRecord(db, type, type.id)).version;
    // A save goes on from the newest version, which visitors may not get.
    const without = isList
      ? await reads(app.deps.db, "/")
      : (await newestRecord(app.deps.db, type, type.id)).version;
    const { status, body } = await preview({
      type: rules.name ?? type.name,
      ...(id && { id }),
      body: sample,
    });
    expect(status).toBe(200);
    expect(body.refused).toBeUndefined();
    expect(shown(body.html)).toBe(Number(without) + 1);
    expect(body.path).toMatch(/^\//);
    expect(await state()).toEqual(before);
  });
});
