import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { speculationRules } from "../../src/site/page/every-page-scripts";
import { inLang, publicPages } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });

interface Rules {
  prefetch: [{ where: { selector_matches: string } }];
}

/** No public pages, or ones that cost or do something: `/donate/return` asks PayPal. */
const LEFT_ALONE = /^\/(cms|api\/|media\/|og\/)|\/donate\//;
const EXAMPLES = ["/cms", "/api/news", "/media/x", "/og/x", "/tra/donate/return?token=1", "//a.example/"];

const addLinks = (page: Page) =>
  page.evaluate((hrefs) => {
    document.body.append(...hrefs.map((href) => Object.assign(document.createElement("a"), { href })));
  }, EXAMPLES);

/** The links of a page: which of them the selector takes, and what their addresses and marks say. */
const linksOf = (page: Page, selector: string) =>
  page.locator("a[href]").evaluateAll(
    (all, taken) =>
      (all as HTMLAnchorElement[]).map((link) => ({
        address: link.pathname + link.search + link.hash,
        isTaken: link.matches(taken),
        isPlain: !link.matches("[hreflang],[download],[target],[href^='#']"),
        isHere: link.origin === location.origin,
      })),
    selector,
  );

it("lets a browser follow the links to public pages ahead of time, those alone", async () => {
  const page = await here.visit();
  const [{ where }] = (JSON.parse(speculationRules("tra")) as Rules).prefetch;
  for (const path of (await publicPages(here.site)).map((each) => inLang("tra", each))) {
    await page.goto(path);
    await addLinks(page);
    const links = await linksOf(page, where.selector_matches);
    const wanted = links.filter(
      ({ address, isHere, isPlain }) => isHere && isPlain && !LEFT_ALONE.test(address),
    );
    expect(wanted.length, path).toBeGreaterThan(0);
    expect([path, links.filter(({ isTaken }) => isTaken)]).toEqual([path, wanted]);
  }
});
