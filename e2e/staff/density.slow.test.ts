import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

/** Pixels: the text of the screen, and a line of its menu or a button of its header. */
async function sizes(page: Page): Promise<{ text: number; row: number }> {
  return page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const button = document.querySelector(".help-button") ?? document.body;
    return {
      text: Number.parseFloat(getComputedStyle(main).fontSize),
      row: Math.round(button.getBoundingClientRect().height),
    };
  });
}

it("has 16 px of text and rows of 40 px for a mouse, unless somebody chooses the larger ones", async () => {
  const page = await here.visit({ width: 1280 });
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  expect(await sizes(page)).toEqual({ text: 16, row: 40 });
  await openScreen(page, "/cms/addnews");
  // A text of several lines looks like one before anything is typed.
  const summary = await page.locator("textarea.field:not([rows='1'])").first().boundingBox();
  expect(summary?.height).toBeGreaterThan(2 * 24);
  await openScreen(page, "/cms/managenews");
  const comfort = page.locator("header summary", { hasText: "Comfort settings" }).first();
  await comfort.click();
  const larger = page.getByRole("checkbox", { name: "Larger text and buttons" });
  await larger.check();
  await expect.poll(() => sizes(page)).toEqual({ text: 17, row: 48 });
  await page.reload();
  await expect.poll(() => sizes(page)).toEqual({ text: 17, row: 48 });
  await comfort.click();
  await expect.poll(() => larger.isChecked()).toBe(true);
  await larger.uncheck();
  await expect.poll(() => sizes(page)).toEqual({ text: 16, row: 40 });
});

it("has the comforts of the site beside every screen, at once and at the next visit, without losing what is typed", async () => {
  const page = await here.visit({ width: 1280 });
  await signIn(page);
  await openScreen(page, "/cms/redirects/add");
  await page.getByLabel("Old address").fill("/typed");
  const comfort = page.locator("header summary", { hasText: "Comfort settings" }).first();
  await comfort.press("Enter");
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  const usual = await ink();
  for (const name of ["Higher contrast", "Less movement", "Larger controls"]) {
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === "POST" && answer.url().endsWith("/comfort"),
    );
    await page.getByRole("checkbox", { name }).press("Space");
    await saved;
  }
  await expect.poll(async () => (await sizes(page)).row).toBeGreaterThanOrEqual(62);
  expect(await ink()).not.toBe(usual);
  expect(await page.getByLabel("Old address").inputValue()).toBe("/typed");
  await page.setViewportSize({ width: 1024, height: 800 });
  const settings = await page.locator(".comfort-menu[open] > .more-menu-list").boundingBox();
  expect(settings?.x).toBeGreaterThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.keyboard.press("Escape");
  expect(await comfort.evaluate((summary) => summary === document.activeElement)).toBe(true);
  await page.goto("/cms/redirects");
  expect(await page.getAttribute("html", "data-comfort")).toBe("controls still contrast");
});

const LISTS = [
  ...["managenews", "donations", "receipts", "statements", "media", "activity", "languages", "glossary"],
  ...["managecharityitems", "sma", "smaterms", "patient", "manageappreciation", "staff"],
];

it.each(LANGS)("begins every list in %s in the upper part of a window, on a phone too", async (lang) => {
  const page = await here.visit({ lang });
  await signIn(page);
  const topOfFirst = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, `/cms/${path}`);
    const first = page.locator("main :is(tbody tr, .ordered-row, .media-card)").first();
    return Math.round((await first.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  };
  const low: [string, number, number][] = [];
  for (const path of LISTS) {
    for (const [width, most] of [
      [1280, 300],
      [360, 480],
    ] as const) {
      const top = await topOfFirst(path, width);
      if (top > most) low.push([path, width, top]);
    }
  }
  expect(low).toEqual([]);
});
