import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { charityItems, itemNames, itemRow } from "../fixtures/charity-items";
import { first } from "../fixtures/content";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { openMore, signIn } from "../fixtures/staff";

const here = journey();
const LIST = "/cms/managecharityitems";

async function staffPage(): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, LIST);
  return page;
}

async function takeAway(page: Page, name: string): Promise<void> {
  await openMore(page, name);
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
}

const undo = (page: Page) => page.getByRole("status").getByRole("button", { name: "Undo" });

it("offers an Undo that failed again, with word of it, also on the screen that came after", async () => {
  here.expectFault(/ERR_FAILED/);
  const names = await itemNames(here.site);
  const name = first(names);
  const page = await staffPage();
  await takeAway(page, name);
  await itemRow(page, name).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Back Home" }).click();
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await intercept(page, "**/api/content/charityItems/*/restore", (route) => route.abort());
  await undo(page).click();
  await page.getByRole("status").getByText(`${name} could not be brought back. You can try again.`).waitFor();
  await page.unroute("**/api/content/charityItems/*/restore");
  await undo(page).click();
  await page.getByRole("status").getByText(`Brought back: ${name}`).waitFor();
  expect(await itemNames(here.site)).toEqual(names);
});

it("takes the row away of what a colleague has deleted meanwhile", async () => {
  here.expectFault(/status of 404/);
  const item = first(await charityItems(here.site));
  const page = await staffPage();
  await itemRow(page, item.eng.name).waitFor();
  const gone = await page.request.delete("/api/deleteCharityItem", { data: { item_id: item._id } });
  expect(gone.status()).toBe(200);
  await takeAway(page, item.eng.name);
  await page.getByRole("alert").getByText("does not exist or has been deleted").waitFor();
  await itemRow(page, item.eng.name).waitFor({ state: "detached" });
});
