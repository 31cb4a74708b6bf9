import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hasFocus } from "../fixtures/focus";
import { readingJourney } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

const menu = (page: Page) => page.getByRole("banner").getByText("Menu", { exact: true });
const links = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Home" });

/** A phone in the staff area, its menu open by the keyboard. */
async function openMenu(): Promise<Page> {
  const page = await here.visit({ width: 360, height: 780 });
  await signIn(page);
  await openScreen(page, "/cms/managenews");
  await menu(page).focus();
  await page.keyboard.press("Enter");
  await links(page).waitFor();
  return page;
}

describe("the staff's menu on a phone", () => {
  it("is all of the header but the name, in one row", async () => {
    const page = await openMenu();
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.height).toBeLessThan(90);
    await page.keyboard.press("Tab");
    await hasFocus(links(page));
    for (const name of ["繁體中文", "Log out"]) {
      expect(await page.getByRole("banner").getByRole("button", { name }).isVisible()).toBe(true);
    }
  });

  it("closes by Escape, the focus back on Menu, and when the focus goes past its end", async () => {
    const page = await openMenu();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await links(page).waitFor({ state: "hidden" });
    await hasFocus(menu(page));
    await page.keyboard.press("Enter");
    await page.getByRole("banner").getByRole("button", { name: "Log out" }).focus();
    await page.keyboard.press("Tab");
    await links(page).waitFor({ state: "hidden" });
    await hasFocus(page.getByRole("main").getByRole("link", { name: "Back Home" }));
  });

  it("goes when a screen was chosen", async () => {
    const page = await openMenu();
    await page.getByRole("banner").getByRole("link", { name: "Receipts" }).click();
    await page.getByRole("heading", { level: 1, name: "Receipts" }).waitFor();
    await links(page).waitFor({ state: "hidden" });
  });
});
