import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publish } from "../fixtures/content";
import { holding } from "../fixtures/holding";
import { intercept } from "../fixtures/intercept";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { newsRow, openMore, signIn } from "../fixtures/staff";

const here = journey();
const LIST = /\/api\/content\/news(\?|$)/;
const RECORD = /\/api\/content\/donors\//;

async function staffPage(path: string): Promise<Page> {
  here.expectFault(/ERR_FAILED/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** The banner's note that a part of the screen may be old. */
const old = (page: Page) =>
  page
    .getByRole("status")
    .filter({ hasText: "The latest could not be loaded, so what you see here may be out of date." });

const undo = (page: Page) => page.getByRole("status").getByRole("button", { name: "Undo" });

async function deleteOne(page: Page, header: string): Promise<void> {
  await openMore(page, header);
  await page.getByRole("button", { name: `Delete: ${header}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).click();
}

it("keeps what is typed when the save arrived and what follows it does not, until it can be loaded", async () => {
  const page = await staffPage("/cms/donor");
  const names = page.getByRole("region", { name: /^English/ }).getByLabel("Names of donors");
  await names.fill("First");
  const { first } = await holding(page, "**/api/content/donors/*", "PUT");
  await page.getByRole("button", { name: "Submit" }).click();
  const call = await first;
  await names.fill("First\nSecond");
  await intercept(page, RECORD, (route) => route.abort());
  await call.continue();
  await old(page).waitFor();
  expect(await names.inputValue()).toBe("First\nSecond");
  await page.unroute(RECORD);
  await page.unroute("**/api/content/donors/*");
  await old(page).getByRole("button", { name: "Try again" }).click();
  await old(page).waitFor({ state: "detached" });
  expect(await names.inputValue()).toBe("First\nSecond");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Information of Donors has been updated").waitFor();
});

it("keeps the Undo of what was deleted from a list that could not be loaded after it", async () => {
  await publish(here.site, { eng: { header: "Deleted on a bad line" } });
  const page = await staffPage("/cms/managenews");
  await intercept(page, LIST, (route) => route.abort());
  await deleteOne(page, "Deleted on a bad line");
  await old(page).waitFor();
  await undo(page).waitFor();
  await page.unroute(LIST);
  await old(page).getByRole("button", { name: "Try again" }).click();
  await newsRow(page, "Deleted on a bad line").waitFor({ state: "detached" });
  await undo(page).click();
  await newsRow(page, "Deleted on a bad line").waitFor();
});

it("keeps an Undo beside a screen that could not be loaded at all, and while that is tried again", async () => {
  await publish(here.site, { eng: { header: "Deleted before a bad line" } });
  const page = await staffPage("/cms/managenews");
  await deleteOne(page, "Deleted before a bad line");
  await undo(page).waitFor();
  await intercept(page, RECORD, (route) => route.abort());
  const menu = page.getByRole("navigation", { name: "Staff area" });
  await menu.getByRole("link", { name: "Donors", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "This could not be loaded." }).waitFor();
  await page.unroute(RECORD);
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { level: 1, name: "Donors" }).waitFor();
  await undo(page).click();
  await page.getByRole("status").getByText("Brought back: Deleted before a bad line").waitFor();
});

it("leads to the page for those who are signed out when a session ended before the list was loaded anew", async () => {
  const page = await staffPage("/cms/managenews");
  here.expectFault(/status of 401/);
  const { first } = await holding(page, "**/api/content/news/*/flags");
  await page.locator("main .more-menu summary").first().click();
  await page
    .getByRole("button", { name: /^Star: / })
    .first()
    .click();
  await intercept(page, LIST, (route) =>
    route.fulfill({ status: 401, json: { message: "Signed out", errors: [] } }),
  );
  await (await first).continue();
  await page.waitForURL("/unauthorized");
});
