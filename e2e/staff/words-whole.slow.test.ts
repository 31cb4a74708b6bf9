import { expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { inLang } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";
import { setTextSize, tornWords } from "../fixtures/layout";
import { openScreen } from "../fixtures/open-screen";
import { signIn } from "../fixtures/staff";

const here = readingJourney();

/** Window and size of text, and where words have the least room then. */
const PLACES: [width: number, text: number, path: string, parts: string][] = [
  [320, 1, "/", ".contact-list"],
  [768, 1, "/", ".contact-list"],
  [1280, 1, "/", ".contact-list"],
  [1280, 2, "/", ".contact-list"],
  [1280, 2, "/involved", ".contact-list"],
  [320, 1, "/sma", ".tile"],
  [360, 1, "/sma", ".tile"],
  [768, 1, "/sma", ".tile"],
  [1024, 1, "/sma", ".tile"],
  [1280, 2, "/sma", ".tile"],
  [360, 1, "/about", ".pdf-size"],
];

it.each(LANGS)("keeps words whole where there is little room, in %s", async (lang) => {
  const page = await here.visit();
  const torn: string[] = [];
  for (const [width, text, path, parts] of PLACES) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(inLang(lang, path));
    await setTextSize(page, text);
    const found = await tornWords(page, parts);
    torn.push(...found.map((word) => `${path} at ${width}, text × ${text}: ${word}`));
  }
  expect(torn).toEqual([]);
});

// Chinese has no spaces: a cell without room for its words would cut them between any two characters.
it("keeps what stands beside a title in lines of whole words, in Chinese", async () => {
  const page = await here.visit({ lang: "tra", width: 1280 });
  await signIn(page);
  const cut: string[] = [];
  for (const width of [1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, "/cms/pages");
    await page.locator(".entry-table-link").first().waitFor();
    const cells = await page.locator("td.entry-table-changed").filter({ visible: true }).all();
    expect(cells.length).toBeGreaterThan(5);
    for (const cell of cells) {
      const lines = await cell.evaluate((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
      if (lines > 1) cut.push(`${width}: ${lines} lines`);
    }
  }
  expect(cut).toEqual([]);
});

it("keeps the title of a screen with many buttons whole", async () => {
  const page = await here.visit();
  await signIn(page);
  const { donations } = await (await page.request.get("/api/donations")).json();
  const torn: string[] = [];
  for (const width of [360, 768, 1024, 1280, 1600]) {
    for (const path of [`/cms/donation?donation_id=${donations[0]._id}`, "/cms/donations"]) {
      await page.setViewportSize({ width, height: 800 });
      await openScreen(page, path);
      const found = await tornWords(page, "h1");
      torn.push(...found.map((word) => `${path} at ${width}: ${word}`));
    }
  }
  expect(torn).toEqual([]);
});
