import { expect, it } from "vitest";
import type { LibraryFile } from "../../src/media/library-contract";
import type { Lang } from "../../src/platform/locale/lang";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { publish, sessionCookie, staffCall, uploadPhoto } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { everyPublicPage } from "../fixtures/public-pages";
import { waysInTurn } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";

const here = journey();

/** The library, by the id of each file. */
async function library(): Promise<Map<string, LibraryFile>> {
  const page = await here.visit();
  await signIn(page);
  const files: LibraryFile[] = [];
  for (let at = 1, pages = 1; at <= pages; at++) {
    const answer = await (await page.request.get(`/api/media?kind=image&page=${at}`)).json();
    files.push(...answer.media);
    pages = answer.pages;
  }
  return new Map(files.map((file) => [file._id, file]));
}

it("has every picture of every public page described from the library, or marked as decoration, in each language by turns", async () => {
  const files = await library();
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const [number, path] of (await everyPublicPage(here.site.url)).entries()) {
    for (const lang of waysInTurn(number, LANGS)) {
      const html = await (await fetch(here.site.url + inLang(lang, path))).text();
      for (const [tag] of html.matchAll(/<img [^>]*>/g)) {
        if (tag.includes('src="/qr.svg')) continue; // drawn for the page that it leads to
        const id = tag.match(/src="\/media\/([^?"]+)/)?.[1] ?? "";
        const alt = tag.match(/ alt="([^"]*)"/)?.[1];
        const file = files.get(id);
        seen.add(id);
        const isOwn = tag.includes('width="72"'); // what pressing it does
        const said = file?.decorative ? "" : escaped(file?.alt[lang]);
        // The name of whose face it is stands beside it.
        if (alt === "" && tag.includes("note-face")) continue;
        // A use may say more: a picture in a text, the chart.
        if (alt === said || (alt !== "" && alt !== undefined && (isOwn || isDescribedHere(html, tag))))
          continue;
        wrong.push(`${lang} ${path}: ${tag}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

const escaped = (text = "") =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("'", "&#x27;").replaceAll("<", "&lt;");

/** True for a picture in the text of an article. */
function isDescribedHere(html: string, tag: string): boolean {
  const before = html.slice(0, html.indexOf(tag));
  return before.lastIndexOf('class="prose"') > before.lastIndexOf("<section");
}

/** A news item with one picture as cover, extra photo and in its text, and the images of its page. */
async function newsWithPicture() {
  const id = await uploadPhoto(here.site, await sessionCookie(here.site));
  const content = `<p>We met.</p><img data-media-id="${id}" alt="">`;
  const news = { coverId: id, eng: { header: "A walk", content, photoArray: [id] } };
  const news_id = await publish(here.site, news);
  const images = async (lang: Lang) => {
    const html = await (await fetch(`${here.site.url}/${lang}/archiveitem?news_id=${news_id}`)).text();
    const tags = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(id));
    const of = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1];
    const share = html.match(/property="og:image:alt" content="([^"]*)"/)?.[1];
    return {
      share,
      alts: tags.map((tag) => of(tag, "alt")),
      langs: tags.map((tag) => of(tag, "lang")),
      html,
    };
  };
  return { id, news_id, images };
}

it("is said in the reader's language, and in another as other content is", async () => {
  const { id, news_id, images } = await newsWithPicture();
  await staffCall(here.site, "/api/editMedia", {
    media_id: id,
    alt: { eng: "Five people on a pier", sim: "五个人在码头上" },
  });
  const eng = await images("eng");
  expect(eng.alts).toEqual(Array.from({ length: 3 }, () => "Five people on a pier"));
  expect(eng.langs).toEqual([undefined, undefined, undefined]);
  expect(eng.share).toMatch(/^A walk – .* – Five people on a pier$/);
  // Made from the other script, in an article in English.
  expect((await images("tra")).alts).toEqual(Array.from({ length: 3 }, () => "五個人在碼頭上"));
  expect((await images("tra")).langs).toEqual(["zh-Hant-HK", "zh-Hant-HK", "zh-Hant-HK"]);
  await staffCall(here.site, "/api/editMedia", { media_id: id, alt: { sim: "" } });
  expect((await images("sim")).alts[0]).toBe("Five people on a pier");
  // What the item itself says of it goes before that, for link previews too.
  const alt = { eng: "Ming waves from the pier", tra: "", sim: "小明在码头挥手" };
  const answer = await fetch(`${here.site.url}/api/getNews?news_id=${news_id}`);
  const [item] = (await answer.json()).news;
  await staffCall(here.site, "/api/editNews", { news: { ...item, pictureAlts: { [id]: alt } } });
  expect((await images("eng")).alts).toEqual(Array.from({ length: 3 }, () => alt.eng));
  expect((await images("eng")).share).toMatch(/ – Ming waves from the pier$/);
  expect((await images("sim")).share).toMatch(/ – 小明在码头挥手$/);
  expect((await images("sim")).html).toContain('name="twitter:image:alt" content="A walk – ');
});

it("is nothing where a person marked decoration, and never by default", async () => {
  const { id, images } = await newsWithPicture();
  expect((await images("eng")).alts).toEqual(["Photo: A walk", "Photo: A walk", "Photo 1 of 1: A walk"]);
  await staffCall(here.site, "/api/editMedia", { media_id: id, decorative: true });
  expect((await images("eng")).alts).toEqual(["", "", ""]);
});

it("stays in sight where a crop is told what matters", async () => {
  const { id, images } = await newsWithPicture();
  await staffCall(here.site, "/api/editMedia", { media_id: id, focus: { x: 0.31, y: 1 } });
  expect((await images("eng")).html).toContain("focus-x1 focus-y10");
});
