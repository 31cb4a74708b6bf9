import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { inLang, publicPages } from "../fixtures/addresses";
import { first, publish, starredNews } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { isEveryThird, LANGS_IN_TURN } from "../fixtures/sampling";

const here = journey();

const meta = (html: string, property: string): string =>
  html.match(
    new RegExp(
      `<meta (?:[a-z]+="[^"]*" )?(?:property|name)="${property}" (?:property="[^"]*" )?content="([^"]*)"`,
    ),
  )?.[1] ?? "";
const read = async (path: string): Promise<string> => (await fetch(here.site.url + path)).text();
const bytes = async (address: string): Promise<Buffer> =>
  Buffer.from(await (await fetch(address)).arrayBuffer());

describe.each(LANGS_IN_TURN)("link previews in %s", (lang) => {
  it("have a picture of 1200 × 630, a title and a description on every page", async () => {
    const looked = new Set<string>();
    for (const path of await publicPages(here.site)) {
      const html = await read(inLang(lang, path));
      const image = meta(html, "og:image");
      expect(image, path).toContain(`.${lang}.jpg`);
      // Each is drawn when it is first asked for: one of three.
      if (!looked.has(image) && isEveryThird(looked.size)) {
        const { format, width, height } = await sharp(await bytes(image)).metadata();
        expect([format, width, height], path).toEqual(["jpeg", 1200, 630]);
      }
      looked.add(image);
      expect(meta(html, "og:title"), path).not.toBe("");
      if (path !== "/unauthorized") expect(meta(html, "description"), path).not.toBe("");
      expect(meta(html, "twitter:card"), path).toBe("summary_large_image");
    }
  });
});

it("differ by page, language and news item", async () => {
  const { _id } = first(await starredNews(here.site));
  const other = await publish(here.site, { eng: { header: "Another", content: "<p>Words</p>" } });
  const paths = [
    "home.eng",
    "home.tra",
    "about.eng",
    `news-${_id}.eng`,
    `news-${_id}.sim`,
    `news-${other}.eng`,
  ];
  const pictures = await Promise.all(paths.map((path) => bytes(`${here.site.url}/og/${path}.jpg`)));
  expect(new Set(pictures.map((picture) => picture.toString("base64"))).size).toBe(paths.length);
});

it("are asked for once, then answered 304, and there are no others", async () => {
  const address = `${here.site.url}/og/sma.tra.jpg`;
  const { headers } = await fetch(address);
  const again = await fetch(address, { headers: { "If-None-Match": headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  for (const file of ["nothing.eng.jpg", "home.deu.jpg", "home.eng.png", "news-nothing.eng.jpg"]) {
    expect((await fetch(`${here.site.url}/og/${file}`)).status, file).toBe(404);
  }
});
