import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inLang } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });

/** Notes, whenever the height of the body is asked for, how it is laid out and how many of each of its parts have come. */
const watch = (page: Page, ...parts: string[]) =>
  page.addInitScript((selectors) => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const height = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "offsetHeight");
    Object.defineProperty(HTMLElement.prototype, "offsetHeight", {
      get() {
        if (this !== document.body) return height?.get?.call(this);
        const counts = selectors.map((selector) => document.querySelectorAll(selector).length);
        asked.push([getComputedStyle(document.body).display, ...counts].join(" "));
        return height?.get?.call(this);
      },
    });
  }, parts);

const asked = (page: Page) => page.evaluate(() => Reflect.get(window, "asked") as string[]);

describe("while it comes", () => {
  it("a page is laid out before its header, before its content and before its footer, none of them anew", async () => {
    const page = await here.visit();
    await watch(page, "header", "main", "footer");
    for (const path of ["/", "/archive?cat=all", "/privacy", "/donate"]) {
      await page.goto(inLang("tra", path));
      expect([path, await asked(page)]).toEqual([path, ["flex 0 0 0", "flex 1 0 0", "flex 1 1 0"]]);
    }
  });

  it("About is laid out up to its services as well", async () => {
    const page = await here.visit();
    await watch(page, "[aria-labelledby=services]", "#forms", "footer");
    await page.goto("/about");
    const pieces = ["flex 0 0 0", "flex 0 0 0", "flex 1 0 0", "flex 1 1 0"];
    expect(await asked(page)).toEqual(pieces);
  });

  it("all about SMA is laid out up to its tiles and a topic at a time as well", async () => {
    const page = await here.visit();
    await watch(page, ".tiles", ".topic:not(.glossary)", ".glossary");
    await page.goto(inLang("sim", "/sma"));
    const topics = [1, 2, 3, 4, 5, 6, 7].map((count) => `flex 1 ${count} 0`);
    const before = ["flex 0 0 0", "flex 0 0 0", "flex 1 0 0"];
    expect(await asked(page)).toEqual([...before, ...topics, "flex 1 7 1"]);
  });
});
