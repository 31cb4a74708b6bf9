import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang, publicPages } from "../fixtures/addresses";
import { type Findings, look } from "../fixtures/axe";
import { chooseLargeControls, type FitFaults, measureFit } from "../fixtures/fit";
import { readingJourney } from "../fixtures/journey";
import { smallTargets } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { datesOutsideTime, foreignWords, namesakes } from "../fixtures/reading";
import { brokenReferences } from "../fixtures/references";
import { isInTurn, LANGS_IN_TURN, partInTurn } from "../fixtures/sampling";
import { signIn } from "../fixtures/staff";
import { tightPairs } from "../fixtures/target-gaps";
import { htmlFaults } from "../fixtures/validate-html";

const here = readingJourney();

/** Pages that call themselves what another one does. The ways to give and an item are parts of one page. */
function sharedTitles(titles: ReadonlyMap<string, string>): string[] {
  const pages = [...titles].filter(([path]) => !/\?(method|item|cat)=/.test(path));
  return pages
    .filter(([path, title]) => pages.some(([other, same]) => other !== path && same === title))
    .map(([path, title]) => `${path}: ${title}`);
}

/** A page as it is sent, without a browser. */
const sent = async (path: string) => (await fetch(here.site.url + path)).text();

// One visit answers all of them. A fault of the content security policy is written to the console, which fails any test.
it.each(LANGS)(
  "each public page, in %s by turns, has valid HTML and a title of its own, and nothing that axe or a reader finds; it fits windows of all widths, however text is spaced, and has targets of 48 px apart",
  { timeout: 240_000 },
  async (lang) => {
    here.expectFault(/status of 404/);
    const page = await here.visit();
    const found: Findings = {};
    const unfit: FitFaults = {};
    const titles = new Map<string, string>();
    for (const [number, path] of [...(await publicPages(here.site)), "/nothing"].entries()) {
      const html = await sent(inLang(lang, path));
      titles.set(path, html.match(/<title>([^<]*)/)?.[1] ?? "");
      if (!isInTurn(number, lang)) continue;
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(inLang(lang, path));
      await look(page, found, path, number, partInTurn(number));
      const read = [brokenReferences(page), foreignWords(page), datesOutsideTime(page), namesakes(page)];
      const faults = (await Promise.all([htmlFaults(html), ...read])).flat();
      if (faults.length > 0) found[`${path}, HTML and words`] = faults;
      await measureFit(page, path, lang, unfit, number);
    }
    expect(found).toEqual({});
    expect(unfit).toEqual({});
    expect(sharedTitles(titles)).toEqual([]);
  },
);

describe.each(LANGS_IN_TURN)("targets of 48 px, apart, in %s", (lang) => {
  it("are in the open menus", async () => {
    const page = await here.visit({ width: 360 });
    const found: Record<string, string[]> = {};
    await page.goto(inLang(lang, "/"));
    await page.locator(".phone-menu > summary").click();
    found["phone menu"] = await smallTargets(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator(".nav-group > summary").click();
    found["About menu"] = await smallTargets(page);
    expect(found).toEqual({ "phone menu": [], "About menu": [] });
  });

  it("are in the list of what is wrong with a form", async () => {
    here.expectFault(/status of 400/);
    const page = await here.visit({ width: 360, lang });
    await chooseLargeControls(page);
    const found: Record<string, string[]> = {};
    await page.goto("/contact");
    await page.locator("main form button[type=submit]").click();
    await page.locator(".form-problem a").first().waitFor();
    found.visitors = [...(await smallTargets(page)), ...(await tightPairs(page))];
    await signIn(page);
    await openScreen(page, "/cms/addcharityitem");
    await page.locator("main form button[type=submit]").click();
    await page.locator(".problem-summary a").first().waitFor();
    found.staff = [...(await smallTargets(page)), ...(await tightPairs(page))];
    expect(found).toEqual({ visitors: [], staff: [] });
  });
});

it("has valid HTML on the login page and the page about the API, in which axe finds nothing", async () => {
  expect(
    await Promise.all(["/api/docs", "/cms/login"].map(async (path) => htmlFaults(await sent(path)))),
  ).toEqual([[], []]);
  const page = await here.visit();
  const found: Findings = {};
  await page.goto("/api/docs");
  await look(page, found, "/api/docs");
  expect(found).toEqual({});
});

// A page arrives in pieces: what is shown above something that came before it pushes that away.
it("is shown on a phone in the order in which it comes", async () => {
  const page = await here.visit({ width: 360, height: 640 });
  for (const path of ["/", "/about", "/involved", "/sma", "/donate", "/contact"]) {
    await page.goto(path);
    const moved = await page
      .locator("main *")
      .evaluateAll((all) =>
        all.filter((one) => getComputedStyle(one).order !== "0").map((one) => one.className),
      );
    expect([path, moved]).toEqual([path, []]);
  }
});
