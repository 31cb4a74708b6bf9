import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { newsOfCategory, publish, staffCall } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

async function open(path: string): Promise<Page> {
  here.expectFault(/status of 409/);
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

const submit = (page: Page) => page.getByRole("button", { name: "Submit" }).click();

async function compare(page: Page): Promise<void> {
  await submit(page);
  await page.getByRole("button", { name: "Compare both versions" }).click();
}

const carryOn = (page: Page) => page.getByRole("button", { name: /^Continue/ }).click();

it("takes a colleague's changes to what this person did not touch, and asks about nothing else", async () => {
  const before = { eng: { header: "Before", content: "<p>Old.</p>" }, tra: { header: "之前" } };
  const id = await publish(here.site, before);
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.fill("Mine");
  const theirs = { _id: id, ...before, tra: { header: "同事的標題" }, starred: true };
  await staffCall(here.site, "/api/editNews", { news: theirs });
  await compare(page);
  await page.getByText("These were changed elsewhere and not here: what was saved is kept.").waitFor();
  expect(await page.getByRole("listitem").filter({ hasText: "Header (Traditional Chinese)" }).count()).toBe(
    1,
  );
  expect(await page.getByRole("radio").count()).toBe(0);
  await carryOn(page);
  expect(await languagePart(page, "tra").header.inputValue()).toBe("同事的標題");
  await submit(page);
  await page.waitForURL("/cms/managenews");
  const saved = (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id);
  expect(saved).toMatchObject({ eng: { header: "Mine" }, tra: { header: "同事的標題" }, starred: true });
});

it("shows of a long list the lines that differ, in words", async () => {
  const names = Array.from({ length: 500 }, (_, at) => `Donor ${at}`);
  await staffCall(here.site, "/api/adddonor", { eng: names, tra: [], sim: [] });
  const page = await open("/cms/donor");
  const field = page.getByRole("region", { name: /^English/ }).getByRole("textbox");
  await field.fill([...names, "Mine <3 & theirs"].join("\n"));
  await staffCall(here.site, "/api/adddonor", { eng: ["Theirs", ...names.slice(1)], tra: [], sim: [] });
  await compare(page);
  const part = page.getByRole("group", { name: /\(English\)/ });
  await part.waitFor();
  const lines = await part.getByRole("listitem").allTextContents();
  expect(lines).toEqual(["Added: Mine <3 & theirs", "Added: Theirs", "Removed: Donor 0"]);
  expect(await part.getByText("Unchanged lines: 500.").count()).toBe(1);
  expect(await part.getByText("Unchanged lines: 499.").count()).toBe(1);
});
