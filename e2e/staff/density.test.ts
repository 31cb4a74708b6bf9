import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { FULL } from "../fixtures/drill";
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
  const larger = page.getByRole("button", { name: "Larger text and buttons" });
  await larger.click();
  await expect.poll(() => sizes(page)).toEqual({ text: 17, row: 48 });
  await page.reload();
  await expect.poll(() => sizes(page)).toEqual({ text: 17, row: 48 });
  await expect.poll(() => larger.getAttribute("aria-pressed")).toBe("true");
  await larger.click();
  await expect.poll(() => sizes(page)).toEqual({ text: 16, row: 40 });
});

it.runIf(FULL)("has 48 px where it is touched", async () => {
  const page = await here.visit({ width: 360, height: 780, touch: true });
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  expect((await sizes(page)).row).toBeGreaterThanOrEqual(48);
});

it.runIf(FULL)("has 48 px and more for whoever asked for comfort", async () => {
  const page = await here.visit({ width: 1280 });
  await signIn(page);
  await page.goto("/comfort");
  await page.locator("main [type=checkbox]").first().check();
  await page.locator("main [type=submit]").click();
  await page.locator("main [role=status]").waitFor();
  await openScreen(page, "/cms/managenews");
  expect((await sizes(page)).row).toBeGreaterThanOrEqual(48);
});
