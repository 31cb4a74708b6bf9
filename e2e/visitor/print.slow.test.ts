import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { first, starredNews } from "../fixtures/content";
import { firstOrAll } from "../fixtures/drill";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();

async function onPaper(path: string): Promise<Page> {
  const page = await here.visit({ dark: true });
  await page.goto(path);
  await print(page);
  return page;
}

const print = (page: Page) => page.emulateMedia({ media: "print", colorScheme: "dark" });

/** News, a topic page and a page with an account: what people take to a doctor, a school or a bank. */
const LEAFLETS: [string, () => Promise<string>][] = [
  ["a news item", async () => `/archiveitem?news_id=${first(await starredNews(here.site))._id}`],
  ["SMA", async () => "/sma"],
  ["Donate", async () => "/donate?method=bank"],
];

const shown = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll((all) =>
      all.filter((element) => element.checkVisibility()).map((element) => element.outerHTML.slice(0, 100)),
    );

describe("on paper", () => {
  it.each(firstOrAll(LEAFLETS))("%s is black on white, without what only a screen needs", async (_, path) => {
    const page = await here.visit({ dark: true });
    await page.goto(await path());
    const onScreen = "header.site-header, header nav, .button";
    for (const part of onScreen.split(", ")) expect(await shown(page, part), part).not.toEqual([]);
    await print(page);
    expect(await shown(page, `${onScreen}, nav, button, form, .skip-link`)).toEqual([]);
    const [ink, ground] = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      return [color, backgroundColor];
    });
    expect([ink, ground]).toEqual(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]);
    const address = page.getByRole("contentinfo").getByText("hello@kapok.example");
    const top = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top);
    expect(await top(address)).toBeLessThan(await top(page.getByRole("heading", { level: 1 })));
    expect(await shown(page, ".site-header .brand")).toHaveLength(1);
  });

  it("Donate names the ways to give that need no form, and where the form is", async () => {
    const page = await here.visit();
    await page.goto("/donate");
    const ways = page.getByRole("heading", { level: 2, name: "Ways to give" });
    expect(await ways.isVisible()).toBe(false);
    await print(page);
    await page.getByText(`PayPal: ${here.site.url}/donate`).waitFor();
    for (const name of ["Account number", "Cheque payable to", "Merchant code"])
      await page.getByText(name, { exact: true }).waitFor();
  });

  it("Contact has the way to the door whole, as wide as a sheet is", async () => {
    // A4 with its margins, as its media queries have it.
    const page = await here.visit({ width: 794, dark: true });
    await page.goto("/contact");
    await print(page);
    const right = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
    expect(await right(".way-drawing")).toBeLessThanOrEqual(await right("main"));
    const numbers = page.locator(".way-drawing text").first();
    expect(await numbers.evaluate((element) => getComputedStyle(element).fill)).toBe("rgb(255, 253, 248)");
  });

  it("SMA shows what is folded away on the screen", async () => {
    const page = await onPaper("/sma");
    const closed = page.locator("details.fold:not([open]) .fold-text");
    expect(await closed.count()).toBeGreaterThan(10);
    const heights = await closed.evaluateAll((all) => all.map((text) => text.getBoundingClientRect().height));
    expect(heights.filter((height) => height < 10)).toEqual([]);
  });

  it("About shows every note of appreciation, below each other", async () => {
    const page = await onPaper("/about");
    const tops = await page
      .locator(".note")
      .evaluateAll((all) => all.map((note) => note.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(tops.length);
  });

  it("About begins its figures on a page of their own, and keeps who is named with the heading", async () => {
    const page = await onPaper("/about");
    const style = (selector: string, property: "breakBefore" | "display") =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], property);
    expect(await style("section:has(#expenditure)", "breakBefore")).toBe("page");
    expect(await style(".people-group", "display")).toBe("block");
  });

  it("says where links to other sites lead, once", async () => {
    const page = await onPaper("/sma");
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(await after(".outside-links a")).toMatch(/https:\/\//);
    expect(await after(".references a")).toMatch(/https:\/\//);
  });
});
