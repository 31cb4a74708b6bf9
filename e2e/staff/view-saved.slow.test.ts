import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { charityItems } from "../fixtures/charity-items";
import { saveContent } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function open(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

/** Submits, and follows what the confirmation offers to look at. */
async function submitAndView(page: Page, label = "Submit"): Promise<void> {
  await page.getByRole("button", { name: label }).click();
  await page.getByRole("link", { name: "View it on the site" }).first().click();
}

it("leads from a saved news item to its page", async () => {
  const page = await open("/cms/addnews");
  await languagePart(page, "eng").header.fill("Look at me");
  await submitAndView(page);
  await page.waitForURL(/\/archiveitem\?/);
  await page.getByRole("heading", { level: 1, name: "Look at me" }).waitFor();
});

it("leads from a saved charity item to its panel, also after the banner has gone", async () => {
  const [item] = await charityItems(here.site);
  const page = await open(`/cms/editcharityitem?item_id=${item?._id}`);
  await page.getByRole("button", { name: "Update Charity Item" }).click();
  await page.waitForURL("/cms/managecharityitems");
  await page.getByText("Saved at").waitFor();
  await expect.poll(() => page.locator(".banner").count()).toBe(0);
  await page.getByRole("link", { name: "View it on the site" }).click();
  await page.waitForURL(`/involved?item=${item?._id}#item`);
});

it("a screen that edits a news item needs to know of which, and leads to the list", async () => {
  const page = await here.visit();
  await signIn(page);
  await page.goto("/cms/EditNews");
  await page.waitForURL("/cms/managenews");
});

it("a screen opens the note that the navigation state names", async () => {
  const note_id = await saveContent(here.site, "notes", {
    content: { eng: { author: "By state" } },
    publish: {},
  });
  const page = await open("/cms/manageappreciation");
  await page.evaluate((id) => {
    history.pushState({ usr: { note_id: id }, key: "state" }, "", "/cms/EditAppreciation");
    location.reload();
  }, note_id);
  await page.waitForURL(/note_id=/);
  await expect
    .poll(() => languagePart(page, "eng").region.getByLabel("Author", { exact: true }).inputValue())
    .toBe("By state");
});
