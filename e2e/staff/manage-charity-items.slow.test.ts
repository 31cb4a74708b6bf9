import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { stopTime } from "../fixtures/banner";
import { itemNames, itemRow } from "../fixtures/charity-items";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { choosePhotos, signIn } from "../fixtures/staff";

const here = journey();
const LIST = "/cms/managecharityitems";

/** High enough to see several rows at once. */
async function staffPage(path: string): Promise<Page> {
  const page = await here.visit({ height: 1600 });
  await signIn(page);
  await openScreen(page, path);
  return page;
}

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

let names: string[] = [];
beforeEach(async () => {
  names = await itemNames(here.site);
});

it("adds an item with its photos in three languages, last in the list", async () => {
  here.expectFault(/status of 400/);
  const page = await staffPage(LIST);
  await page.getByRole("main").getByRole("link", { name: "Add Charity Item" }).click();
  await page.getByLabel("Price").fill("HK$70");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").getByText("Photos: Add at least one photo.").waitFor();
  await choosePhotos(page.getByRole("button", { name: /^Choose an image ?: Photo 1 \(cover\)$/ }));
  await page.getByText("wider than recommended (square)").waitFor();
  await choosePhotos(page.getByRole("button", { name: /^Choose an image ?: Photo 2$/ }));
  await page.getByRole("button", { name: /^Make this the cover/ }).click();
  for (const lang of LANGS) {
    await page.locator(`#field-item-${lang}-name`).fill(`Bookmark ${lang}`);
    await page.locator(`#field-item-${lang}-desc`).fill("Pressed flowers. ".repeat(20));
  }
  await stopTime(page); // the banner stays for one second only
  await page.getByRole("button", { name: "Submit" }).click();
  await status(page, "Item Uploaded").waitFor();
  await page.waitForURL(LIST);
  await itemRow(page, "Bookmark eng").getByText("HK$70").waitFor();
  const preview = await itemRow(page, "Bookmark eng")
    .getByText(/^Pressed flowers/)
    .textContent();
  expect(preview?.length).toBeGreaterThan(90);
  expect(preview?.length).toBeLessThanOrEqual(101);
  expect(await itemNames(here.site)).toEqual([...names, "Bookmark eng"]);
  const visitor = await here.visit();
  await visitor.goto("/tra/involved");
  await visitor.getByRole("link", { name: "Bookmark tra" }).waitFor();
});
