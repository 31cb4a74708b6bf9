import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import type { LibraryFile } from "../../src/media/library-contract";
import { type Findings, look } from "../fixtures/axe";
import { publish, sessionCookie, staffCall, uploadPhoto } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { sidewaysOverflow, smallTargets } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";
import { validatePage } from "../fixtures/validate-html";

const here = journey();

it("the home leads staff to the pictures that nobody has described, each with its question in place", async () => {
  const id = await uploadPhoto(here.site, await sessionCookie(here.site));
  const news_id = await publish(here.site, { coverId: id, eng: { header: "Undescribed" } });
  await uploadPhoto(here.site, await sessionCookie(here.site)); // used nowhere, and not counted
  const page = await here.visit({ width: 360 });
  await signIn(page);
  await openScreen(page, "/cms");
  await page.getByRole("link", { name: /1 picture lacks a description/ }).click();
  const question = page.getByRole("group", { name: /^What does this picture show\?/ });
  await question.waitFor();
  await page.getByText("1 picture lacks a description").waitFor();
  await page.getByText("Saved by itself once you press anywhere else.").waitFor();
  await page
    .getByText("No description yet in: English, Traditional Chinese, Simplified Chinese", { exact: true })
    .waitFor();
  const found: Findings = {};
  await look(page, found, "questions");
  await validatePage(page, found, "questions");
  expect(found).toEqual({});
  await question.getByLabel("Description (English)").fill("Two friends on a pier");
  await question.getByLabel("Description (Traditional Chinese)").fill("兩位朋友在碼頭");
  await page.getByRole("searchbox").focus();
  await page.getByText("The description is saved.").waitFor();
  await page.getByText("No description yet in: Simplified Chinese", { exact: true }).waitFor();
  const shown = await (await fetch(`${here.site.url}/tra/archiveitem?news_id=${news_id}`)).text();
  expect(shown).toContain('alt="兩位朋友在碼頭"');

  await page.reload(); // one language is still missing, and what was said stands there
  expect(await question.getByLabel("Description (English)").inputValue()).toBe("Two friends on a pier");
  await question.getByLabel("Description (Simplified Chinese)").fill("两位朋友在码头");
  await page.getByRole("searchbox").focus();
  await page.getByText("The description is saved.").waitFor();
  await openScreen(page, "/cms");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByText("lacks a description").count()).toBe(0);
});

it("PDFs are a table of their own, in an order that staff choose", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/media");
  await page.getByRole("link", { name: "PDFs", exact: true }).click();
  const names = () => page.getByRole("table").locator(".entry-table-link").allTextContents();
  const asked = async (sort: string) => {
    const { media } = await (await page.request.get(`/api/media?kind=pdf&sort=${sort}`)).json();
    return (media as LibraryFile[]).map(({ originalFilename }) => originalFilename);
  };
  for (const [head, sort] of [
    ["Size", "-size"],
    ["Name", "name"],
    ["Name", "-name"],
  ] as const) {
    await page.getByRole("columnheader", { name: head }).getByRole("button").click();
    await page.waitForURL((url) => url.searchParams.get("sort") === sort);
    await expect.poll(names).toEqual(await asked(sort));
  }
  expect((await names()).length).toBeGreaterThan(5);
  await page.getByRole("table").locator(".entry-table-link").first().click();
  await page.getByRole("heading", { name: "Can everybody read it?" }).waitFor();
});

const picker = (page: Page) => page.getByRole("dialog", { name: "Choose a picture that is here" });
const crop = (page: Page) => page.getByRole("dialog", { name: "Turn or crop the picture" });
const choose = (page: Page) => page.getByRole("button", { name: "Choose one that is here Cover photo" });
const open = (page: Page) => page.getByRole("button", { name: /^Turn or crop Cover/ });

/** The form of a news item, at a site whose newest picture is small and described. */
async function newsForm(visit: Parameters<typeof here.visit>[0] = {}): Promise<Page> {
  const media_id = await uploadPhoto(here.site, await sessionCookie(here.site));
  await staffCall(here.site, "/api/editMedia", { media_id, alt: { eng: "A grey field" } });
  const page = await here.visit(visit);
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  return page;
}

it("has targets of 48 pixels in the picker and in the crop on a phone, and nothing beyond its edge", async () => {
  const page = await newsForm({ width: 360, touch: true });
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    found[name] = [...(await smallTargets(page, "dialog[open]")), ...(await sidewaysOverflow(page))];
  };
  await choose(page).click();
  await picker(page).locator(".media-card").first().waitFor();
  await look("picker");
  await picker(page).locator(".media-card").first().click();
  await open(page).click();
  await crop(page).getByLabel("Any shape").check();
  await look("crop");
  expect(found).toEqual({ picker: [], crop: [] });
});
