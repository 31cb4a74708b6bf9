import type { Locator, Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { stopTime } from "../fixtures/banner";
import { charityItems, itemNames, itemRow } from "../fixtures/charity-items";
import { hasFocus } from "../fixtures/focus";
import { journey } from "../fixtures/journey";
import { openList, openMove, shownNames, updateOrder } from "../fixtures/ordered-list";

const here = journey();
const LIST = "/cms/managecharityitems";

const status = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });

const isWithinWindow = (locator: Locator) =>
  locator.evaluate((element) => {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const shown = document.elementFromPoint(left + width / 2, bottom - 2);
    return top >= 0 && bottom <= innerHeight && element.contains(shown);
  });

let names: string[] = [];
beforeEach(async () => {
  names = await itemNames(here.site);
});

it("puts items in order by their menus, asks before an unsaved order is left, and saves it", async () => {
  const page = await openList(here, LIST);
  const [first = "", second = "", ...rest] = names;
  expect(await updateOrder(page).getAttribute("aria-disabled")).toBe("true");
  await stopTime(page); // the banner stays for one second only
  await openMove(page, first);
  const down = page.getByRole("button", { name: `Move down: ${first}` });
  await down.click();
  await status(page, `${first} moved to position 2 of ${names.length}`).waitFor({ state: "attached" });
  await hasFocus(down);
  await expect.poll(() => shownNames(page)).toEqual([second, first, ...rest]);
  expect(await itemNames(here.site)).toEqual(names);

  await page.getByRole("link", { name: "Back Home" }).click();
  await page
    .getByRole("dialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay here" })
    .click();
  expect(await updateOrder(page).getAttribute("aria-disabled")).toBe("false");
  await updateOrder(page).click();
  await status(page, "Order Updated").waitFor();
  await expect.poll(() => updateOrder(page).getAttribute("aria-disabled")).toBe("true");
  expect(await itemNames(here.site)).toEqual([second, first, ...rest]);
});

it("shows the whole menu of a row at the foot of the window", async () => {
  const page = await openList(here, LIST);
  const [, , third = ""] = names;
  await page.setViewportSize({ width: 1280, height: 640 });
  await openMove(page, third);
  const last = itemRow(page, third).getByRole("button", { name: /^Go: / });
  await expect.poll(async () => await isWithinWindow(last)).toBe(true);
});

it("moves an item to a position by its number", async () => {
  const page = await openList(here, LIST);
  const last = names.at(-1) ?? "";
  await openMove(page, last);
  await itemRow(page, last).getByLabel("To position", { exact: true }).selectOption("2");
  await itemRow(page, last).getByRole("button", { name: /^Go: / }).click();
  await expect.poll(async () => (await shownNames(page)).indexOf(last)).toBe(1);
  await updateOrder(page).click();
  await expect.poll(async () => (await itemNames(here.site)).indexOf(last)).toBe(1);
});

it("puts items in order by dragging, which a tooltip tells of", async () => {
  const page = await openList(here, LIST);
  const [first = "", second = "", third = "", ...rest] = names;
  const row = page.getByRole("listitem", { name: first, exact: true });
  expect(await row.getAttribute("title")).toBe("drag the item to change its order");
  await page.getByRole("heading", { name: third, exact: true }).hover();
  await page.mouse.down();
  const top = await itemRow(page, first).boundingBox();
  // In steps: a row notices the second move over it.
  await page.mouse.move((top?.x ?? 0) + 100, (top?.y ?? 0) + 4, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => shownNames(page)).toEqual([third, first, second, ...rest]);
  await updateOrder(page).click();
  await expect.poll(() => itemNames(here.site)).toEqual([third, first, second, ...rest]);
});

it("keeps the order on the screen when somebody else deletes an item meanwhile", async () => {
  here.expectFault(/status of 409/);
  const page = await openList(here, LIST);
  const [first = "", second = "", ...rest] = names;
  await openMove(page, first);
  await page.getByRole("button", { name: `Move down: ${first}` }).click();
  const gone = (await charityItems(here.site)).at(-1)?._id;
  await page.request.delete("/api/deleteCharityItem", { data: { item_id: gone } });
  await updateOrder(page).click();
  await page.getByRole("alert").getByRole("button", { name: "Load the list again" }).click();
  await expect.poll(() => shownNames(page)).toEqual([second, first, ...rest.slice(0, -1)]);
  await updateOrder(page).click();
  await expect.poll(() => itemNames(here.site)).toEqual([second, first, ...rest.slice(0, -1)]);
});
