import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { type Findings, look } from "../fixtures/axe";
import { readingJourney } from "../fixtures/journey";
import { datesOutsideTime, foreignWords, namesakes } from "../fixtures/reading";
import { brokenReferences } from "../fixtures/references";
import { isInTurn, partInTurn } from "../fixtures/sampling";

const here = readingJourney();

/** Pages that call themselves what another one does. The ways to give and an item are parts of one page. */
function sharedTitles(titles: ReadonlyMap<string, string>): string[] {
  const pages = [...titles].filter(([path]) => !/\?(method|item|cat)=/.test(path));
  return pages
    .filter(([path, title]) => pages.some(([other, same]) => other !== path && same === title))
    .map(([path, title]) => `${path}: ${title}`);
}

/** The title of a page as it is sent, without a browser. */
async function titleAt(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  return html.match(/<title>([^<]*)/)?.[1] ?? "";
}

describe.each(LANGS)("axe, and whoever reads the words, find nothing in %s", (lang) => {
  it("on the public pages, in light and dark", { timeout: 240_000 }, async () => {
    here.expectFault(/status of 404/);
    const page = await here.visit();
    const found: Findings = {};
    const titles = new Map<string, string>();
    for (const [number, path] of [...(await publicPages(here.site)), "/nothing"].entries()) {
      titles.set(path, await titleAt(here.site.url + inLang(lang, path)));
      if (!isInTurn(number, lang)) continue;
      await page.goto(inLang(lang, path));
      await look(page, found, path, number, partInTurn(number));
      const broken = await brokenReferences(page);
      if (broken.length > 0) found[`${path}, references`] = broken;
      const read = [foreignWords(page), datesOutsideTime(page), namesakes(page)];
      const faults = (await Promise.all(read)).flat();
      if (faults.length > 0) found[`${path}, words`] = faults;
    }
    expect(found).toEqual({});
    expect(sharedTitles(titles)).toEqual([]);
  });
});

describe("axe finds nothing", () => {
  it("on the description of the API", async () => {
    const page = await here.visit();
    const found: Findings = {};
    await page.goto("/api/docs");
    await look(page, found, "/api/docs");
    expect(found).toEqual({});
  });
});
