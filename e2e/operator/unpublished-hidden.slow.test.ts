import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { saveContent } from "../fixtures/content";
import { journey } from "../fixtures/journey";

/** A word that visitors may find nowhere; in every other place: test/planted-marks.ts. */
const SECRET = "zqkept";
const here = journey();

describe("what is unpublished", () => {
  const url = (path: string) => new URL(path, here.site.url).href;
  const text = async (path: string) => (await fetch(url(path))).text();

  /** Every address of the sitemap and all that pages lead to, within the site, with what it answers. */
  const crawl = async (): Promise<Map<string, string>> => {
    const sitemap = await text("/sitemap-1.xml");
    const left = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) => pathOf(loc));
    const seen = new Map([["/sitemap-1.xml", sitemap]]);
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      if (seen.has(path)) continue;
      const answer = await fetch(url(path));
      const isText = /html|json|xml|text/.test(answer.headers.get("content-type") ?? "");
      const body = isText ? await answer.text() : "";
      seen.set(path, body);
      for (const [, href = ""] of body.matchAll(/\shref="(\/(?!\/|cms|assets|media)[^"#]*)/g)) {
        left.push(href.replaceAll("&amp;", "&"));
      }
    }
    return seen;
  };
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  };

  it("is not known by its address while it is a draft", async () => {
    const page = { address: `/${SECRET}-day`, eng: { title: SECRET }, tra: { title: SECRET } };
    await saveContent(here.site, "freePages", { content: page });
    for (const prefix of ["", "/eng", "/tra", "/sim"]) {
      const answer = await fetch(url(`${prefix}/${SECRET}-day`));
      expect([prefix, answer.status]).toEqual([prefix, 404]);
    }
  });

  it("is on no page, and has no address: languages that pages name name them too, as the sitemap does, and others are not indexed", async () => {
    const news = { eng: { header: "Shown" }, tra: { header: "示" }, sim: { header: SECRET } };
    await saveContent(here.site, "news", { content: news, publish: { langs: ["eng", "tra"] } });
    const own = {
      ...{ address: "/own", eng: { title: SECRET }, tra: { title: "網頁", body: "<p>文</p>" } },
      sim: { title: SECRET, body: `<p>${SECRET}</p>` },
    };
    await saveContent(here.site, "freePages", { content: own, publish: { langs: ["tra"] } });
    const seen = await crawl();
    const telling = [...seen].flatMap(([path, body]) => ((path + body).includes(SECRET) ? [path] : []));
    expect(seen.size).toBeGreaterThan(30);
    expect(telling).toEqual([]);
    const listed = new Set(
      [...(seen.get("/sitemap-1.xml") ?? "").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = ""]) =>
        pathOf(loc),
      ),
    );
    const alternates = (path: string) =>
      [
        ...(seen.get(path) ?? "").matchAll(
          /<link rel="alternate" hrefLang="(?!x-default)[^"]+" href="([^"]+)"/gi,
        ),
      ].map(([, href = ""]) => pathOf(href));
    const faults: string[] = [];
    for (const path of listed) {
      const others = alternates(path);
      const head = seen.get(path) ?? "";
      if (!others.includes(path)) faults.push(`${path} does not name itself`);
      if (head.includes('content="noindex"')) faults.push(`${path} is listed and not to be indexed`);
      for (const other of others) {
        if (!listed.has(other)) faults.push(`${path} names ${other}, which is not listed`);
        if (!alternates(other).includes(path)) faults.push(`${other} does not name ${path}`);
      }
    }
    expect(faults).toEqual([]);
    const entries = [...seen.keys()].filter((path) => /^\/(eng|tra|sim)\/(archiveitem\?|own$)/.test(path));
    const unlisted = entries.filter((path) => !listed.has(path));
    // The demo has some too; what was unpublished is among them, and a visitor who comes there is not turned away.
    expect(unlisted).toContain("/sim/own");
    for (const path of unlisted) {
      const head = seen.get(path) ?? "";
      expect([path, head.includes('content="noindex"'), alternates(path)]).toEqual([path, true, []]);
      expect(head).toMatch(/<h1[ >]/);
      expect(head).toContain('class="fallback-note"');
    }
    expect(LANGS.every((lang) => listed.has(`/${lang}/about`))).toBe(true);
  });
});
