import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { homeTexts } from "../../src/charity/home-texts";
import type { ContentRecord } from "../../src/core/content/definition";
import { fieldId } from "../../src/core/staff/fields/field-id";
import { pages } from "../../src/features/pages.server";
import { journey } from "../fixtures/journey";
import { openScreen, signIn } from "../fixtures/staff";
import { isShownWithinASecond } from "../fixtures/within-a-second";

const here = journey();

/** A text of each page that every visitor of it sees. */
const SEEN: Record<string, string> = {
  home: "hero.title",
  about: "objectives.intro",
  sma: "lead",
  involved: "lead",
  donate: "intro.text",
  contact: "visit.text",
  privacy: "purposes.title",
  accessibility: "lead",
};

async function open(path: string): Promise<Page> {
  const page = await here.visit();
  await signIn(page);
  await openScreen(page, path);
  return page;
}

const field = (page: Page, path: string) => page.locator(`#${fieldId(`page.eng.${path}`)}`);

async function submit(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("status").getByText("Page saved").waitFor();
}

const shows = (address: string, words: string) =>
  isShownWithinASecond(async () =>
    (await (await fetch(`${here.site.url}/eng${address}`)).text()).includes(words),
  );

it("leads from the list to each page, whose change visitors see within a second", async () => {
  const page = await open("/cms/pages");
  for (const { id = "", view } of (pages.content ?? []) as readonly ContentRecord[]) {
    await page.getByRole("main").locator(`a[href="/cms/pages/${id}"]`).click();
    const text = field(page, SEEN[id] ?? "");
    const words = `Changed on ${id}`;
    await text.fill(words);
    await submit(page);
    expect([id, await shows(view === "/" ? "" : view, words)]).toEqual([id, true]);
    await page.getByRole("link", { name: "All pages" }).click();
    await page.getByRole("table", { name: "Pages" }).waitFor();
  }
});

it("brings back the text that came with Kapok, which is saved by Submit", async () => {
  const page = await open("/cms/pages/contact");
  const lead = field(page, "lead");
  const first = await lead.inputValue();
  const back = page.getByRole("button", { name: "Back to the text that came with Kapok: Lead text" });
  expect(await back.count()).toBe(0);
  await lead.fill("Another");
  await submit(page);
  await back.press("Enter"); // not by the mouse: the banner moves the page below it
  expect(await lead.inputValue()).toBe(first);
  expect(await shows("/contact", "Another")).toBe(true);
  await submit(page);
  expect(await shows("/contact", first)).toBe(true);
  expect(await back.count()).toBe(0);
});

it("says next to a field what is missing in it, and keeps what was typed", async () => {
  here.expectFault(/status of 400/);
  const page = await open("/cms/pages/about");
  const description = field(page, "description");
  await description.fill(" ");
  await field(page, "services.title").fill("What we do");
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("alert").getByRole("link").click();
  expect(await description.getAttribute("aria-invalid")).toBe("true");
  expect(await field(page, "services.title").inputValue()).toBe("What we do");
  await description.fill(homeTexts.hero.lead.eng);
  await submit(page);
});

it("finds a page by words of its text", async () => {
  const page = await open("/cms");
  await page.keyboard.press("Control+K");
  await page.keyboard.type("What we do");
  await page.getByRole("option", { name: /About page/ }).click();
  await page.getByRole("heading", { level: 1, name: "About page" }).waitFor();
});
