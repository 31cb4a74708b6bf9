import { beforeAll, describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { photoForm } from "../../test/photo";
import { marksIn, type PlantedSite, plantMarks } from "../../test/planted-marks";
import { inLang } from "../fixtures/addresses";
import { sessionCookie } from "../fixtures/content";
import { sized } from "../fixtures/drill";
import { journey } from "../fixtures/journey";
import { everyPublicPage } from "../fixtures/public-pages";
import { isInTurn } from "../fixtures/sampling";

const here = journey();

describe("what is planted where visitors do not see it", () => {
  let planted: PlantedSite;
  beforeAll(async () => {
    const { url } = here.site;
    const headers = { Cookie: await sessionCookie(here.site), Origin: url };
    const upload = await fetch(`${url}/api/upload`, { method: "POST", headers, body: await photoForm() });
    const { public_id } = (await upload.json()) as { public_id: string };
    planted = await plantMarks(async (method, path, json) => {
      const sent = { "Content-Type": "application/json", ...headers };
      const body = method === "GET" ? {} : { body: JSON.stringify(json) };
      const answer = await fetch(url + path, { method, headers: sent, ...body });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    }, public_id);
  }, 60_000);

  const ask = async (path: string) => {
    const answer = await fetch(here.site.url + path);
    return { status: answer.status, text: await answer.text() };
  };

  it("stands on no page, in no feed, in no sitemap and in no result of the search", {
    timeout: 240_000,
  }, async () => {
    const paths = await everyPublicPage(here.site.url);
    const hidden = planted.entries.map(({ id }) => `/archiveitem?news_id=${id}`);
    const sought = planted.entries.map(({ mark }) => `/search?q=${mark}`);
    const feeds = ["/feed.atom", "/feed.json", "/feed.atom?cat=all", "/quinces", "/search?q=Quince"];
    const asked = LANGS.flatMap((lang) =>
      [...paths, ...hidden, ...feeds]
        .filter((_, number) => isInTurn(number, lang))
        .map((path) => inLang(lang, path)),
    );
    const files = ["/robots.txt", "/sitemap.xml", "/sitemap-1.xml", "/api/openapi.json"];
    const found: string[] = [];
    for (const path of [...asked, ...files]) {
      const { status, text } = await ask(path);
      expect([path, status < 500]).toEqual([path, true]);
      for (const mark of marksIn(text)) found.push(`${path}: ${mark}`);
    }
    expect(found).toEqual([]);
    expect(asked.length).toBeGreaterThan(sized(65, 200));
    // A page of the search says again what was looked for, and leads to nothing.
    for (const path of sought.map((each) => inLang("eng", each))) {
      const { text } = await ask(path);
      // The id of a page of the program stands in its address.
      const ids = planted.entries.filter(({ type }) => type !== "pages").map(({ id }) => id);
      expect([path, ids.filter((id) => text.includes(id))]).toEqual([path, []]);
    }
  });

  it("is shown by a link to a preview of one draft nowhere but there", { timeout: 60_000 }, async () => {
    const { path, mark } = planted.link;
    const found = new Set<string>();
    for (const page of [
      "",
      "/about",
      "/archive",
      "/archive?cat=all",
      "/sma",
      "/quinces",
      "/search?q=Quince",
    ]) {
      const { status, text } = await ask(`${path}/eng${page}`);
      expect([page, status < 500]).toEqual([page, true]);
      for (const each of marksIn(text)) found.add(each);
    }
    expect([...found]).toEqual([mark]);
    const token = path.split("/").at(-1);
    for (const query of ["", `&preview=${token}`])
      expect((await ask(`/media/${planted.picture}?w=160${query}`)).status).toBe(404);
  });
});
