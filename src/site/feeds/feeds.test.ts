import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { describe, expect, it, onTestFinished } from "vitest";
import { openApp } from "../../../test/app";
import { appTests } from "../../../test/app-tests";
import { contentApi } from "../../../test/content/entries";
import { uploadPhoto } from "../../../test/photo";
import { addNews } from "../../../test/samples";
import { CATEGORIES } from "../../features/news/contract";
import { LANGS } from "../../platform/locale/lang";
import { JSON_FEED } from "./testing/json-feed-schema";
import { faultsOf, named, readXml } from "./testing/read-atom";

const ajv = addFormats.default(new Ajv({ allErrors: true }));
const isJsonFeed = ajv.compile(JSON_FEED);

interface JsonFeed {
  title: string;
  language: string;
  items: {
    id: string;
    url: string;
    title: string;
    content_html: string;
    language?: string;
    tags?: string[];
  }[];
}

const HOSTILE = `]]></content>"'<script>alert(1)</script>&\u2028&#0; 𠮷`;
const CATEGORY = "Public Awareness";
const BY_CATEGORY = `?${new URLSearchParams({ cat: CATEGORY })}`;

describe("feeds", () => {
  const { app, staff } = appTests();
  const text = async (path: string) => (await app.call("GET", path)).text();
  const json = async (path: string): Promise<JsonFeed> => JSON.parse(await text(path));
  const atom = async (path: string) => readXml(await text(path));

  /** How many entries each feed has, of each language with all news and then those of each category. */
  const validFeeds = async (): Promise<number[]> => {
    const counts: number[] = [];
    for (const lang of LANGS) {
      for (const cat of [undefined, ...CATEGORIES]) {
        const query = cat ? `?${new URLSearchParams({ cat })}` : "";
        const written = await atom(`/${lang}/feed.atom${query}`);
        expect(faultsOf(written)).toEqual([]);
        const feed = await json(`/${lang}/feed.json${query}`);
        expect(isJsonFeed(feed), JSON.stringify(isJsonFeed.errors)).toBe(true);
        const ids = feed.items.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(named(written, "entry").map((entry) => named(entry, "id")[0]?.text)).toEqual(ids);
        counts.push(ids.length);
      }
    }
    return counts;
  };

  it("are valid before there is any news, in each language and category", async () => {
    expect(await validFeeds()).toEqual(Array.from({ length: 18 }, () => 0));
  });

  it("are valid with hostile texts, in each language and category", async () => {
    const content = `<p>${HOSTILE.replaceAll("<", "&lt;")}</p><p><a href="https://e.example/ a?q=%zz">e</a></p>`;
    for (const cat of CATEGORIES) {
      const text = { header: HOSTILE, content, description: "\u0001\uFFFE<!-- ]]> %00 \u202E" };
      await addNews(app, staff, { category: [cat], date: "2020-01-01", eng: text, sim: text });
    }
    expect(await validFeeds()).toEqual(LANGS.flatMap(() => [5, 1, 1, 1, 1, 1]));
  });

  it("have the whole text with absolute addresses, and are valid for any text", async () => {
    const photo = await uploadPhoto(app, staff);
    const content = `<p>${"Long words. ".repeat(60)}<a href="/about#people">about</a> <a href="/media/x/y.pdf">a file</a> <a href="https://elsewhere.example/?a=1&amp;b=2">elsewhere</a></p><p><img data-media-id="${photo}" src="/media/${photo}?w=960" alt="A &quot;walk&quot;"></p>`;
    const eng = { header: HOSTILE, content, description: HOSTILE, photoId: photo, video: "dQw4w9WgXcQ" };
    await addNews(app, staff, { coverId: photo, category: [CATEGORY], date: "2024-05-01", eng });
    const feed = await atom("/eng/feed.atom");
    expect(faultsOf(feed)).toEqual([]);
    const [entry] = named(feed, "entry");
    if (!entry) throw new Error("There is no entry.");
    expect(named(entry, "title")[0]?.text).toContain("<script>alert(1)</script>");
    expect(named(entry, "category")[0]?.attributes.term).toBe(CATEGORY);
    const html = named(entry, "content")[0]?.text ?? "";
    const { items, ...rest } = await json("/eng/feed.json");
    expect(isJsonFeed({ items, ...rest }), JSON.stringify(isJsonFeed.errors)).toBe(true);
    expect(items[0]?.content_html).toBe(html);
    expect(items[0]?.url).toMatch(/^http:\/\/localhost:3000\/eng\/archiveitem\?news_id=/);
    expect(html).toContain("Long words. ".repeat(60).trim());
    expect(html).toContain('href="http://localhost:3000/eng/about#people"');
    expect(html).toContain('href="http://localhost:3000/media/x/y.pdf"');
    expect(html).toContain('href="https://elsewhere.example/?a=1&amp;b=2"');
    expect(html).toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
    expect(html.match(/<img /g)).toHaveLength(3);
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^https?:/);
    expect(html).not.toContain("<script");
    expect(html).not.toContain("srcset");
  });

  it("have a category alone, and refuse one that there is not", async () => {
    await addNews(app, staff, { category: ["Member Activities"], eng: { header: "A picnic" } });
    const titles = async (query: string) =>
      (await json(`/eng/feed.json${query}`)).items.map(({ title }) => title);
    expect(await titles("")).toContain("A picnic");
    expect(await titles(BY_CATEGORY)).not.toContain("A picnic");
    for (const cat of ["all", "", "public awareness", "<b>"])
      for (const file of ["feed.atom", "feed.json"])
        expect((await app.call("GET", `/eng/${file}?${new URLSearchParams({ cat })}`)).status).toBe(400);
    expect((await app.call("GET", "/fra/feed.atom")).status).toBe(404);
  });

  it("show a language without a text what it falls back to, with its own language", async () => {
    await addNews(app, staff, { eng: { header: "In English alone", content: "<p>Words.</p>" } });
    await addNews(app, staff, { tra: { header: "繁體標題", content: "<p>後來的發展。</p>" } });
    const { language, items } = await json("/sim/feed.json");
    expect(language).toBe("zh-Hans");
    const english = items.find(({ title }) => title === "In English alone");
    expect(english?.language).toBe("en");
    expect(english?.content_html).toContain('<div lang="en"><p>Words.</p></div>');
    const converted = items.find(({ title }) => title === "繁体标题");
    expect(converted).not.toHaveProperty("language");
    expect(converted?.content_html).toContain("后来的发展。");
    const entry = named(await atom("/sim/feed.atom"), "entry").find(
      (each) => named(each, "title")[0]?.text === "In English alone",
    );
    for (const name of ["title", "summary", "content"])
      expect(entry && named(entry, name)[0]?.attributes["xml:lang"]).toBe("en");
  });

  it("do not change the id of an edited entry, and have others in other languages", async () => {
    const _id = await addNews(app, staff, { eng: { header: "Before" }, tra: { header: "之前" } });
    const idOf = async (lang: string, header: string) =>
      (await json(`/${lang}/feed.json`)).items.find(({ title }) => title === header)?.id;
    const before = await idOf("eng", "Before");
    expect(before).toMatch(/^urn:uuid:/);
    expect(await idOf("tra", "之前")).not.toBe(before);
    const news = { _id, date: "2023-01-01", category: [CATEGORY], eng: { header: "After" } };
    await app.call("POST", "/api/editNews", { headers: staff, json: { news } });
    expect(await idOf("eng", "After")).toBe(before);
    expect((await json(`/eng/feed.json${BY_CATEGORY}`)).items.map(({ id }) => id)).toContain(before);
  });

  it("have a strong ETag that changes with the news, and drafts are in none", async () => {
    for (const file of ["feed.atom", "feed.json"]) {
      const ask = (etag = "", encoding = "identity") =>
        app.call("GET", `/eng/${file}`, { headers: { "If-None-Match": etag, "Accept-Encoding": encoding } });
      const first = await ask();
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(first.headers.get("cache-control")).toBe("no-cache");
      expect((await ask(etag)).status).toBe(304);
      const packed = await ask("", "br");
      expect(packed.headers.get("content-encoding")).toBe("br");
      expect(packed.headers.get("etag")).not.toBe(etag);
      await contentApi(app, staff, "news").create({ eng: { header: "Not yet" } });
      expect(await (await ask()).text()).not.toContain("Not yet");
      await addNews(app, staff, { eng: { header: `Newer than ${file}` } });
      const second = await ask(etag);
      expect(second.status).toBe(200);
      expect(await second.text()).toContain(`Newer than ${file}`);
    }
  });
});

it("are given to a cache in front of the site as pages are", async () => {
  const app = await openApp("sqlite", { CDN_MAX_AGE: "60" });
  onTestFinished(app.close);
  const { headers } = await app.call("GET", "/tra/feed.atom");
  expect(headers.get("cache-control")).toContain("s-maxage=60");
  expect(headers.get("vary")).toBe("Accept-Encoding");
  expect(headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
});
