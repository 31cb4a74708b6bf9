import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { hongKongDay } from "../../src/platform/locale/dates";
import { newsOfCategory, newsOfYear, publish, staffCall } from "../fixtures/content";
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

it("does so for the organisation, and asks only about what both changed", async () => {
  const page = await open("/cms/orgstructure");
  const { region } = languagePart(page, "eng");
  await region.getByLabel("Trustee").fill("My trustee");
  await region.getByRole("textbox", { name: "Founder and chairman name" }).fill("My founder");
  const answer = await page.request.get("/api/orgStructure");
  const { orgStructure } = (await answer.json()) as { orgStructure: [{ combined: { eng: object } }] };
  const { combined } = orgStructure[0];
  const eng = { ...combined.eng, founder: "Their founder", advisors: "Their advisor" };
  await staffCall(here.site, "/api/addorgstructure", { combined: { ...combined, eng } });
  await compare(page);
  const founder = page.getByRole("group", { name: "Founder and chairman name (English)" });
  await founder.getByLabel("Take what was saved").check();
  expect(await page.getByRole("main").getByRole("group").count()).toBe(1);
  await carryOn(page);
  expect(await region.getByRole("textbox", { name: /advisors/i }).inputValue()).toBe("Their advisor");
  await submit(page);
  await page.getByRole("status").getByText("Note Uploaded").waitFor();
  const stored = await (await page.request.get("/api/orgStructure")).json();
  const expected = { founder: "Their founder", advisors: "Their advisor", trustee: "My trustee" };
  expect(stored.orgStructure[0].combined.eng).toMatchObject(expected);
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

it("shows a short list one entry on each line, as it was typed", async () => {
  await staffCall(here.site, "/api/adddonor", { eng: ["One", "Two"], tra: [], sim: [] });
  const page = await open("/cms/donor");
  const field = page.getByRole("region", { name: /^English/ }).getByRole("textbox");
  await field.fill("One\nTwo\nMine");
  await staffCall(here.site, "/api/adddonor", { eng: ["One", "Theirs"], tra: [], sim: [] });
  await compare(page);
  const part = page.getByRole("group", { name: /\(English\)/ });
  await part.waitFor();
  expect((await part.locator(".conflict-text").allInnerTexts()).map((text) => text.split("\n"))).toEqual([
    ["One", "Two", "Mine"],
    ["One", "Theirs"],
  ]);
});

it("saves a date that is set back to what it was before a colleague changed it", async () => {
  const words = { eng: { header: "Dated" } };
  const id = await publish(here.site, { ...words, date: "2026-03-05" });
  const page = await open(`/cms/EditNews?news_id=${id}`);
  await languagePart(page, "eng").header.fill("Mine");
  await staffCall(here.site, "/api/editNews", { news: { _id: id, ...words, date: "2026-03-09" } });
  await compare(page);
  await carryOn(page);
  const date = page.getByLabel("Date", { exact: true });
  expect(await date.inputValue()).toBe("2026-03-09");
  await date.fill("2026-03-05");
  await submit(page);
  await page.waitForURL("/cms/managenews");
  const saved = (await newsOfYear(here.site, 2026)).find(({ _id }) => _id === id);
  expect(hongKongDay(new Date(saved?.date ?? ""))).toBe("2026-03-05");
});
