import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { first, newsOfCategory, publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();

const saved = (page: Page) => page.getByText(/^Draft saved \d\d:\d\d, not published$/).waitFor();
const headerOf = (page: Page) => languagePart(page, "eng").header;

async function opened(id: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page, { drafts: true });
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  return page;
}

it("a draft is discarded in one press, which Undo takes back", async () => {
  const id = await publish(here.site, { eng: { header: "To be kept" } });
  const page = await opened(id);
  await headerOf(page).fill("Not wanted");
  await saved(page);
  await page.getByRole("button", { name: "Discard draft" }).click();
  await expect.poll(() => headerOf(page).inputValue()).toBe("To be kept");
  await page.getByRole("status").getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => headerOf(page).inputValue()).toBe("Not wanted");
  await openScreen(page, "/cms");
  await page.getByText(/^Drafts: Typed and not submitted: /).waitFor();
  await openScreen(page, "/cms/drafts");
  await page.getByRole("button", { name: "Discard draft: Not wanted" }).click();
  await page.getByRole("link", { name: "Not wanted" }).waitFor({ state: "detached" });
  await openScreen(page, `/cms/EditNews?news_id=${id}`);
  expect(await headerOf(page).inputValue()).toBe("To be kept");
});

it("a draft of something new is offered above the next empty form", async () => {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, "/cms/addnews");
  await headerOf(page).fill("Begun on Monday");
  await saved(page);
  // The same page, opened again, is the same piece of work.
  await page.reload();
  await expect.poll(() => headerOf(page).inputValue()).toBe("Begun on Monday");
  await openScreen(page, "/cms/addnews");
  expect(await headerOf(page).inputValue()).toBe("");
  const row = page.getByRole("listitem").filter({ hasText: "Begun on Monday" });
  await row.getByRole("link", { name: "Go on with it" }).click();
  await expect.poll(() => headerOf(page).inputValue()).toBe("Begun on Monday");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.waitForURL("/cms/managenews");
  expect(first(await newsOfCategory(here.site, "all")).eng.header).toBe("Begun on Monday");
  await openScreen(page, "/cms/addnews");
  expect(await row.count()).toBe(0);
});

describe("what is typed into a long article right before it is saved", () => {
  const LONG = "<p>One paragraph of many in an article.</p>".repeat(1200);

  it.each([
    ["Ctrl S", (page: Page) => page.keyboard.press("Control+s")],
    ["Submit", (page: Page) => page.getByRole("button", { name: "Submit" }).dispatchEvent("click")],
  ])("is in it, to the last letter: by %s", async (_, save) => {
    const content = `${LONG}<p>It ends</p>`;
    const id = await publish(here.site, { eng: { header: "A long one", content } });
    const page = await here.visit();
    await signIn(page, { own: true });
    await openScreen(page, `/cms/EditNews?news_id=${id}`);
    await languagePart(page, "eng").content.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.insertText(" at once");
    await page.keyboard.press("!");
    await save(page);
    await page.waitForURL("/cms/managenews");
    const saved = (await newsOfCategory(here.site, "all")).find(({ _id }) => _id === id);
    expect(saved?.eng.content.slice(LONG.length)).toBe("<p>It ends at once!</p>");
  });
});
