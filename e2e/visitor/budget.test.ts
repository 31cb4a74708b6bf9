import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";
import { isInTurn } from "../fixtures/sampling";
import { weigh } from "../fixtures/weight";

const here = readingJourney({ cold: true });
const KB = 1024;
const PHONE = { width: 360, height: 740 };

// Most visitors come by phone, some on a prepaid plan; these are what Home may cost them.
it("shows Home on a phone for 14 KB of HTML, 12 KB of CSS, 80 KB in all, and no JavaScript", async () => {
  const page = await here.visit({ ...PHONE });
  const weight = await weigh(page, "/");
  expect(weight.bytes.Document).toBeLessThan(14 * KB);
  expect(weight.bytes.Stylesheet).toBeLessThan(12 * KB);
  expect(weight.total).toBeLessThan(80 * KB);
  expect(weight.bytes.Script).toBe(0);
});

/** Bytes of HTML: with its headers a page comes in the first round of a new connection, which is 14,600 bytes. */
const LARGEST = 14 * KB;

/** Paths that are answered with more, as all are that are not compressed. */
async function tooHeavy(paths: string[]): Promise<string[]> {
  const heavy = await Promise.all(
    paths.map(async (path) => {
      const { headers } = await fetch(here.site.url + path, { headers: { "Accept-Encoding": "br" } });
      const bytes =
        headers.get("content-encoding") === "br" ? Number(headers.get("content-length")) : Infinity;
      return bytes > LARGEST ? [path] : [];
    }),
  );
  return heavy.flat();
}

it.each(LANGS)("sends each page, in %s by turns, as at most 14 KB of HTML", async (lang) => {
  const all = [...(await publicPages(here.site)).entries()];
  const inTurn = all.filter(([number, path]) => path === "/sma" || isInTurn(number, lang));
  const paths = inTurn.map(([, path]) => inLang(lang, path));
  // Pages are compressed well soon after they are asked for again.
  await expect.poll(() => tooHeavy(paths), { timeout: 50_000 }).toEqual([]);
});

/** Bytes of script. About follows who runs the charity, and moves its notes. */
const MOST_SCRIPT = 5 * KB;

it("sends About 5 KB of JavaScript", async () => {
  const page = await here.visit({ ...PHONE });
  const { bytes } = await weigh(page, "/about");
  expect(bytes.Script).toBeGreaterThan(0);
  expect(bytes.Script).toBeLessThan(MOST_SCRIPT);
});

/** The pages for reading, without a form. */
const READ = /^\/($|archive|privacy)/;

it("names no file of script on any other page; those for reading have a few lines of their own", async () => {
  const named: string[] = [];
  for (const path of await publicPages(here.site)) {
    const html = await (await fetch(here.site.url + path)).text();
    if (/<script[^>]* src=|modulepreload/.test(html)) named.push(path);
    if (!READ.test(path)) continue;
    expect(html, path).not.toMatch(/__reactRouter|\.js"/);
    // Rules about which links may be followed ahead are no program, nor is what search engines are told.
    const scripts = [
      ...html.matchAll(/<script(?! type="(?:speculationrules|application\/ld\+json)")([^>]*)>([^<]*)/g),
    ];
    expect([path, scripts.map(([, attributes]) => attributes)]).toEqual([path, scripts.map(() => "")]);
    const bytes = Buffer.byteLength(scripts.map(([, , code]) => code).join(""));
    expect(bytes, path).toBeLessThan(2000);
  }
  expect(named).toEqual(["/about"]);
});
