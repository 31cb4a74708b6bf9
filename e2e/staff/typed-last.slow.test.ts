import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { newsOfCategory, publish } from "../fixtures/content";
import { journey } from "../fixtures/journey";
import { openScreen } from "../fixtures/open-screen";
import { languagePart, signIn } from "../fixtures/staff";

const here = journey();
const TEXT = "Three paragraphs of work.";

/** Add News with a header (unless it is empty) and a text typed into it. */
async function startedForm(header: string, width = 1280): Promise<Page> {
  const page = await here.visit({ width });
  await signIn(page, { own: true });
  await page.goto("/cms/managenews");
  await page.getByRole("main").getByRole("link", { name: "Add News" }).click();
  const english = languagePart(page, "eng");
  if (header) await english.header.fill(header);
  await english.content.click();
  await page.keyboard.type(TEXT);
  return page;
}

async function keepsEverything(page: Page, header: string): Promise<void> {
  const english = languagePart(page, "eng");
  expect(await english.header.inputValue()).toBe(header);
  expect(await english.content.textContent()).toBe(TEXT);
}

/** Goes on with what was typed before into a form for something new. */
const goOn = (page: Page, title: string) =>
  page.getByRole("listitem").filter({ hasText: title }).getByRole("link", { name: "Go on with it" }).click();

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

it("asks nothing when the window closes: the next one in this browser has all of it", async () => {
  const page = await startedForm("Closed at once");
  await page.close({ runBeforeUnload: true });
  const next = await page.context().newPage();
  await openScreen(next, "/cms/addnews");
  await goOn(next, "Closed at once");
  await next.getByText("You typed this until").waitFor();
  await keepsEverything(next, "Closed at once");
});
