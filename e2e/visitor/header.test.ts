import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { inLang } from "../fixtures/addresses";
import { first, starredNews } from "../fixtures/content";
import { firstOrAll } from "../fixtures/drill";
import { hasFocus } from "../fixtures/focus";
import { readingJourney } from "../fixtures/journey";
import { LANGS_IN_TURN } from "../fixtures/sampling";

const here = readingJourney();
/** More than any page has; reached, the keyboard is caught somewhere. */
const MOST_STOPS = 800;

const headerColour = (page: Page) =>
  page.getByRole("banner").evaluate((header) => getComputedStyle(header).backgroundColor);
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo(0, top), y);

/** The element with the focus: whether a ring shows around it, and whether anything covers it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const ring = (of: Element | null) =>
      of !== null && Number.parseFloat(getComputedStyle(of).outlineWidth) >= 3;
    const styled = (of: Element | null) => of !== null && getComputedStyle(of).outlineStyle !== "none";
    const shown = [element, element.closest(".card")].some((of) => ring(of) && styled(of));
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = (from: number, length: number, end: number) =>
      (Math.max(from, 0) + Math.min(from + length, end)) / 2;
    const hit = document.elementFromPoint(middle(left, width, innerWidth), middle(top, height, innerHeight));
    const clear = hit !== null && (element.contains(hit) || hit.contains(element));
    return { name: element.outerHTML.slice(0, 120), shown, clear };
  });

describe("the header", () => {
  it("turns white after 50 pixels, and clear again above", async () => {
    const page = await here.visit();
    await page.goto("/");
    expect(await headerColour(page)).toBe("rgba(0, 0, 0, 0)");
    await scrollTo(page, 51);
    await expect.poll(() => headerColour(page)).toMatch(/^rgb\(25\d, 25\d, 2[45]\d\)$/);
    await scrollTo(page, 50);
    await expect.poll(() => headerColour(page)).toBe("rgba(0, 0, 0, 0)");
  });

  it("opens the About menu by keyboard and closes it on Escape, the focus back on it", async () => {
    const page = await here.visit();
    await page.goto("/");
    const summary = page.getByRole("banner").getByText("About", { exact: true });
    const activities = page.getByRole("banner").getByRole("link", { name: "Activities" });
    await summary.focus();
    await page.keyboard.press("Enter");
    await activities.waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Activities");
    await page.keyboard.press("Escape");
    await activities.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("About");
  });

  it("marks the section of the page, in a menu that is closed and for a page that is in none", async () => {
    const { _id } = first(await starredNews(here.site));
    const current = { "/about": "About", "/contact": "About", "/sma": "SMA", "/donate": "Donate" };
    const pages = { ...current, [`/archiveitem?news_id=${_id}`]: "About", "/privacy": undefined };
    const marked = Object.keys(pages).map(async (path) => {
      const html = await (await fetch(here.site.url + inLang("eng", path))).text();
      const row = html.slice(html.indexOf('class="wide-nav"'), html.indexOf('class="phone-menu"'));
      const [, words] =
        /<(?:a|summary)(?=[^>]*aria-current)(?![^>]*hreflang)[^>]*>([^<]+)/i.exec(
          row.replace(/<div class="nav-panel">.*?<\/div>/s, ""),
        ) ?? [];
      return [path, words];
    });
    expect(await Promise.all(marked)).toEqual(Object.entries(pages));
  });

  it("closes the About menu on a click elsewhere", async () => {
    const page = await here.visit();
    await page.goto("/");
    await page.getByRole("banner").getByText("About", { exact: true }).click();
    const contact = page.getByRole("banner").getByRole("link", { name: "Contact" });
    await contact.waitFor();
    await page.getByRole("main").click({ position: { x: 10, y: 500 } });
    await contact.waitFor({ state: "hidden" });
  });

  it("has everything behind Menu on a phone, but Donate in sight", async () => {
    const page = await here.visit({ width: 360, height: 740 });
    await page.goto("/tra");
    const banner = page.getByRole("banner");
    const donate = banner.getByRole("link", { name: "捐款" });
    await donate.click({ trial: true });
    const involved = banner.getByRole("link", { name: "參與支持" });
    expect(await involved.isVisible()).toBe(false);
    await banner.getByText("選單").click();
    await involved.click({ trial: true });
    await donate.click({ trial: true });
    await banner.getByRole("link", { name: "瀏覽輔助設定" }).click({ trial: true });
    expect(await banner.getByRole("link", { name: /^致電 / }).getAttribute("href")).toMatch(/^tel:\+852/);
    await banner.getByText("關閉").click();
    await involved.waitFor({ state: "hidden" });
    await banner.getByText("選單").click();
    await banner.getByRole("link", { name: "简体中文" }).click();
    await page.waitForURL("/sim");
  });

  it.each(LANGS_IN_TURN)("is one row in a narrow window, in %s", async (lang) => {
    const page = await here.visit({ width: 360, height: 740, lang });
    await page.goto("/sma"); // long enough for a scrollbar, which takes its room too
    const banner = page.getByRole("banner");
    const row = await banner.locator(".site-header-row").boundingBox();
    const button = await banner.locator(".button-donate").boundingBox();
    expect(row?.height).toBeLessThan(2 * (button?.height ?? 0));
  });

  it("keeps Donate in sight after scrolling", async () => {
    const page = await here.visit({ width: 360, height: 740 });
    await page.goto("/");
    await scrollTo(page, 2000);
    await page.getByRole("banner").getByRole("link", { name: "Donate" }).click();
    await page.waitForURL("/donate#give");
  });
});

describe("the keyboard", () => {
  it("reaches the content by the first link of the page", async () => {
    const page = await here.visit();
    await page.goto("/about");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await hasFocus(skip);
    await expect.poll(async () => (await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
  });

  it.each(firstOrAll(["/", "/donate?method=bank"]))(
    "sees where it is on every stop of %s, there and back",
    async (path) => {
      const page = await here.visit();
      await page.goto(path);
      const stops: Awaited<ReturnType<typeof focused>>[] = [];
      for (const key of ["Tab", "Shift+Tab"]) {
        do {
          await page.keyboard.press(key);
          stops.push(await focused(page));
        } while (stops.at(-1) !== null && stops.length < MOST_STOPS);
      }
      expect(stops.length).toBeGreaterThan(40);
      expect(stops.length).toBeLessThan(MOST_STOPS);
      expect(stops.filter((stop) => stop !== null && !(stop.shown && stop.clear))).toEqual([]);
    },
  );
});
