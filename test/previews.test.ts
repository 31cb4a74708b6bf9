import { beforeAll, describe, expect, it } from "vitest";
import { siteConfig } from "../src/charity/site.config";
import { contentRegistry, hasDrafts } from "../src/content/registry/content-registry.server";
import { newestRecord, published, publishedRecord } from "../src/content/store/published.server";
import type { ContentTables } from "../src/content/store/tables.server";
import { features } from "../src/features/index.server";
import { news } from "../src/features/news/definition";
import { siteDetails } from "../src/features/site-details/definition";
import type { Database } from "../src/platform/db/database.server";
import { currentSiteRevision } from "../src/platform/db/site-revision.server";
import { PASSWORD, sessionHeaders } from "./app";
import { appTests } from "./app-tests";
import { contentApi, contentOf } from "./content/entries";
import { uploadPdf } from "./pdf";
import { uploadPhoto } from "./photo";
import { addNews } from "./samples";

/** The reading of a page, in place of one: the tests of pages are those in a browser. */
type Reads = (db: Database, path: string) => Promise<unknown>;

const kept = contentRegistry(features).filter(
  (entryType) => !entryType.type.isForStaff && hasDrafts(entryType),
);

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
      revision: await currentSiteRevision(app.deps.db),
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
    const { body } = await preview({ type: "news", id, content: item });
    expect(body.path).toBe(`/archiveitem?news_id=${id}`);
    expect(shown(body.html)).toEqual({
      all: ["Older", "Typed"],
      first: ["Older", "Typed"],
      starred: ["Typed"],
      count: 2,
    });
    expect(await state()).toEqual(before);
    expect(await shownNews(app.deps.db)).toMatchObject({ all: ["Newer", "Older"], starred: [] });

    const added = await preview({ type: "news", content: { eng: { header: "Begun" } } });
    expect(shown(added.body.html).count).toBe(3);
    expect(shown(added.body.html).all[0]).toBe("Begun");
    expect(await state()).toEqual(before);
  });

  it("says why what is typed cannot be shown, and shows the newest version instead", async () => {
    const id = await addNews(app, staff, { eng: { header: "Published" } });
    const entry = { eng: { header: "Saved for later" } };
    await contentApi(app, staff, "news").draft(entry, id);
    reads = async (db) => (await published(db, news).find(id))?.eng.header;
    const { status, body } = await preview({
      type: "news",
      id,
      content: { _id: id, eng: { header: "" } },
    });
    expect(status).toBe(200);
    expect(shown(body.html)).toBe("Saved for later");
    expect(body.refused.errors).toEqual([
      { path: "content.eng.header", message: "Write a header in at least one language." },
    ]);
    reads = async (db, path) => [path, (await published(db, news).find(id))?.eng.header];
    const other = { eng: { header: "Another" } };
    const elsewhere = await preview({ type: "news", content: other, path: "/archive?year=2026" });
    expect(shown(elsewhere.body.html)).toEqual(["/archive?year=2026", "Published"]);
    const whole = await preview({ type: "news", content: other, whole: true, path: "/archive" });
    expect(shown(whole.body.html)).toEqual(["/archive", "Saved for later"]);
  });

  it("is for whoever may save the entry, and hides from a writer what is an administrator's", async () => {
    const username = `mei${crypto.randomUUID().slice(0, 8)}`;
    const newPassword = "typed by a colleague";
    const account = { username, role: "writer", newPassword, password: PASSWORD };
    await app.call("POST", "/api/addStaff", { headers: staff, json: account });
    const login = await app.call("POST", "/api/login", { json: { username, password: newPassword } });
    const writer = sessionHeaders(login);
    reads = async (db) => (await publishedRecord(db, siteDetails)).phone === "+852 9090 1234";
    const content = { ...siteConfig, phone: "+852 9090 1234" };
    const isShown = async (headers: Record<string, string>) =>
      shown(
        (await preview({ type: "news", content: { eng: { header: "x" } }, whole: true }, headers)).body.html,
      );
    await contentApi(app, staff, "siteDetails").draft(content, "siteDetails");
    expect((await preview({ type: "siteDetails", content }, writer)).status).toBe(403);
    expect(await isShown(staff)).toBe(true);
    expect(await isShown(writer)).toBe(false);
  });

  it.each(
    kept.map((entryType) => ({
      entryType,
      title: `${entryType.type.name} ${entryType.type.id ?? ""}`,
    })),
  )("shows $title as a save would make it", async ({ entryType: { type, rules } }) => {
    const isList = "one" in type;
    const { id } = type;
    const own = {
      forms: { languages: ["eng"], pdf: { pdfId: await uploadPdf(app, staff) } },
      charityItems: { coverId: [await uploadPhoto(app, staff)] },
    }[type.name];
    const read = isList ? undefined : await contentApi(app, staff, type.name).read(id ?? type.name);
    const content = read?.body.content ?? { ...contentOf(type), ...own };
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
      content,
    });
    expect(status).toBe(200);
    expect(body.refused).toBeUndefined();
    expect(shown(body.html)).toBe(Number(without) + 1);
    expect(body.path).toMatch(/^\//);
    expect(await state()).toEqual(before);
  });
});
