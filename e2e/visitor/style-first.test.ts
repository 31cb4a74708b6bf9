import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inLang } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });

/** Home, a page that goes on in the browser, and one that is too large to carry its style. */
const LINKING = ["/", "/about", "/sma"];

/** Keeps the style sheets of `page` back until all of the page has come. */
async function keepStyleBack(page: Page) {
  const arrived = Promise.withResolvers<void>();
  page.on("requestfinished", (request) => {
    if (request.isNavigationRequest()) arrived.resolve();
  });
  await page.route(/\.css$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
}

/** Notes whether anything but the top of the body was there before the style. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector("main")) return;
      const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
      document.documentElement.dataset.styleFirst = String(sheets.every(({ sheet }) => sheet !== null));
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

describe("a page that links its style", () => {
  it.each(LINKING)(
    "at %s comes to its content with the style there, for nothing to be laid out twice",
    async (path) => {
      const page = await here.visit();
      await watch(page);
      await keepStyleBack(page);
      await page.goto(inLang("tra", path));
      expect(await page.locator("link[rel=stylesheet]").count()).toBeGreaterThan(0);
      expect(await page.locator("html").getAttribute("data-style-first")).toBe("true");
    },
  );

  it("is there whole where no script runs", async () => {
    const page = await here.visit({ javaScript: false });
    await page.goto("/sma");
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(paper).toBe("rgb(255, 253, 248)");
    expect(await page.locator("footer").count()).toBe(1);
  });
});
