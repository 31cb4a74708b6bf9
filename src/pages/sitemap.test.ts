import { expect, it } from "vitest";
import { ENGINES, openApp } from "../../test/app";
import { addNews } from "../../test/samples";

it.each(ENGINES)("tells search engines of every page in three languages, on %s", async (engine) => {
  const app = await openApp(engine, { PUBLIC_URL: "https://kapok.example" });
  const id = await addNews(app, await app.login(), { date: "2024-05-01" });
  const robots = await (await app.call("GET", "/robots.txt")).text();
  expect(robots).toContain("Disallow: /cms");
  expect(robots).toContain("Sitemap: https://kapok.example/sitemap.xml");
  const answer = await app.call("GET", "/sitemap.xml");
  expect(answer.headers.get("content-type")).toContain("application/xml");
  const xml = await answer.text();
  for (const address of ["/eng", "/tra/about", "/sim/sma", `/tra/archiveitem?news_id=${id}`]) {
    expect(xml).toContain(`<loc>https://kapok.example${address}</loc>`);
  }
  expect(xml).toContain(`hreflang="zh-Hant-HK" href="https://kapok.example/tra/archiveitem?news_id=${id}"`);
  expect(xml).not.toContain("/cms");
  await app.close();
});
