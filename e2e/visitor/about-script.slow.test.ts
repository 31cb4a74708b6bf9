import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inLang } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";
import { LANGS_IN_TURN } from "../fixtures/sampling";

const here = readingJourney({ cold: true });

/** Waits until the scripts of the page have run; the browser's complaints, if any, fail the test at its end. */
const live = (page: Page) => page.locator('.notes-steps[data-ready="true"]').waitFor();

const textOf = (page: Page) => page.evaluate(() => document.body.textContent);

describe.each(LANGS_IN_TURN)("About in %s", (lang) => {
  it("is the same before and after its scripts run", async () => {
    const plain = await here.visit({ javaScript: false });
    await plain.goto(inLang(lang, "/about"));
    const page = await here.visit();
    await page.goto(inLang(lang, "/about"));
    await live(page);
    expect(await textOf(page)).toBe(await textOf(plain));
    const headings = (each: Page) => each.getByRole("heading").allTextContents();
    expect(await headings(page)).toEqual(await headings(plain));
  });
});

describe("a page with scripts of its own", () => {
  it("comes without React, and is whole before its scripts are there", async () => {
    const page = await here.visit();
    const arrive = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await arrive.promise;
      await route.continue();
    });
    await page.goto("/about", { waitUntil: "commit" });
    await page.getByRole("contentinfo").waitFor();
    const painted = () => performance.getEntriesByName("first-contentful-paint").length;
    await expect.poll(() => page.evaluate(painted)).toBe(1);
    arrive.resolve();
    await live(page);
    const react = () => Object.keys(document.body).filter((key) => key.startsWith("__react"));
    expect(await page.evaluate(react)).toEqual([]);
  });

  it("keeps what the small script of every page does", async () => {
    const page = await here.visit();
    await page.goto("/eng/about?from=elsewhere");
    await live(page);
    const header = page.getByRole("banner");
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => header.getAttribute("class")).toContain("scrolled");
    const menu = header.locator("details.nav-group");
    await menu.locator("summary").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => menu.getAttribute("open")).toBeNull();
  });

  it("leads to plain pages, to another language, and back to where it was", async () => {
    const page = await here.visit();
    await page.goto("/eng/about");
    await live(page);
    await page.getByRole("banner").getByRole("link", { name: "繁體中文" }).first().click();
    await page.waitForURL("/tra/about");
    await live(page);
    await page.getByRole("link", { name: "主頁" }).first().click();
    await page.waitForURL("/tra");
    expect(await page.evaluate(() => document.querySelectorAll("script[type=module]").length)).toBe(0);
    await page.goBack();
    await page.waitForURL("/tra/about");
    await live(page);
    await page.goBack();
    await page.getByRole("region", { name: "Our people" }).waitFor();
    await page.goForward();
    await page.getByRole("region", { name: "組織架構" }).waitFor();
  });
});
