import { expect, it } from "vitest";
import { BOTH_ENGINES, openApp } from "../../../test/app";
import { addNews } from "../../../test/samples";
import { contentStore } from "../../content/store/store.server";
import { news } from "../../features/news/definition";
import { localized } from "../../platform/locale/lang";

it.each(BOTH_ENGINES)(
  "tells search engines of every page in the languages in which it is there, on %s",
  async (engine) => {
    const app = await openApp(engine, { PUBLIC_URL: "https://kapok.example" });
    const id = await addNews(app, await app.login(), {
      date: "2024-05-01",
      tra: { header: "標題" },
      sim: { content: "<p>正文</p>" },
    });
    const robots = await (await app.call("GET", "/robots.txt")).text();
    expect(robots).toContain("Disallow: /cms");
    expect(robots).toContain("Sitemap: https://kapok.example/sitemap.xml");
    const index = await app.call("GET", "/sitemap.xml");
    expect(index.headers.get("etag")).toMatch(/^"[\w-]+"$/);
    expect(await index.text()).toMatch(
      /<sitemap><loc>https:\/\/kapok\.example\/sitemap-1\.xml<\/loc><lastmod>20[\d-]+T[\d:.]+Z<\/lastmod><\/sitemap>/,
    );
    const answer = await app.call("GET", "/sitemap-1.xml");
    expect(answer.headers.get("content-type")).toContain("application/xml");
    const xml = await answer.text();
    for (const address of ["/eng", "/tra/about", "/sim/sma", `/tra/archiveitem?news_id=${id}`]) {
      expect(xml).toContain(`<loc>https://kapok.example${address}</loc>`);
    }
    expect(xml).toContain(`hreflang="zh-Hant-HK" href="https://kapok.example/tra/archiveitem?news_id=${id}"`);
    expect(xml).not.toContain(`/sim/archiveitem?news_id=${id}`);
    expect(xml).not.toContain("/cms");
    const changedAt = (path: string) =>
      xml.match(
        `<loc>https://kapok\\.example${path.replace("?", "\\?")}</loc><lastmod>([^<]+)</lastmod>`,
      )?.[1];
    // Of the item when it was saved, and not the day that is on it; Home and the archive show it.
    const saved = changedAt(`/tra/archiveitem?news_id=${id}`) ?? "";
    expect(Date.now() - Date.parse(saved)).toBeLessThan(60_000);
    expect([changedAt("/tra"), changedAt("/eng/archive")]).toEqual([saved, saved]);
    await app.close();
  },
);

it("names several files when there are too many news for one", async () => {
  const app = await openApp("sqlite", { PUBLIC_URL: "https://kapok.example" });
  const texts = localized(() => ({
    header: "h",
    content: "",
    description: "",
    photoId: null,
    photoArray: [],
    video: "",
  }));
  const ids = await app.deps.db.transaction().execute(async (tx) => {
    const store = contentStore(tx, news);
    const draft = { ...texts, date: "2015-05-05T05:05:05.000Z", coverId: null, category: [], starred: false };
    const added: string[] = [];
    for (let count = 0; count < 501; count += 1) added.push((await store.add(draft, { author: "test" }))._id);
    return added;
  });
  const index = await (await app.call("GET", "/sitemap.xml")).text();
  const files = [...index.matchAll(/<loc>https:\/\/kapok\.example(\/sitemap-\d\.xml)<\/loc>/g)];
  expect(files).toHaveLength(2);
  const parts = await Promise.all(files.map(async ([, path = ""]) => (await app.call("GET", path)).text()));
  const found = parts.join("").matchAll(/<loc>[^<]*\/eng\/archiveitem\?news_id=([\w-]+)<\/loc>/g);
  expect([...found].map(([, id]) => id).toSorted()).toEqual(ids.toSorted());
  expect((await app.call("GET", "/sitemap-3.xml")).status).toBe(404);
  await app.close();
});
