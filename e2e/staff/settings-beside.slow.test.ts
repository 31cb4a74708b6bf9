import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { first, starredNews } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";
import { sidewaysOverflow } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

/** Where the settings of a form are, how wide its narrowest text is, and what reaches out of the window. */
async function places(page: Page) {
  const found = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const rail = boxOf(".entry-form-rail");
    const main = boxOf(".entry-form-main");
    const panels = [...document.querySelectorAll(".language-panel")].filter((each) => each.checkVisibility());
    return {
      isBeside: rail && main ? rail.left >= main.right && rail.top === main.top : undefined,
      columns: panels.length,
      narrowest: Math.min(...panels.map((each) => each.clientWidth)),
    };
  });
  return { ...found, outside: await sidewaysOverflow(page) };
}

it("has the settings of a form at its side beside two languages and beside three, and below where there is no room", async () => {
  const { _id } = first(await starredNews(here.site));
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, `/cms/EditNews?news_id=${_id}`);
  const found: Record<number, Awaited<ReturnType<typeof places>>> = {};
  for (const width of [768, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    found[width] = await places(page);
  }
  expect(found).toMatchObject({
    768: { isBeside: false, columns: 1, outside: [] },
    1280: { isBeside: false, columns: 2, outside: [] },
    1440: { isBeside: true, columns: 2, outside: [] },
    1600: { isBeside: true, columns: 3, outside: [] },
    1920: { isBeside: true, columns: 3, outside: [] },
  });
  expect(found[1600]?.narrowest).toBeGreaterThan(300);
});
