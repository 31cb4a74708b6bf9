import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hongKongYear } from "../../src/platform/locale/format";
import { first, newsOfCategory, newsOfYear } from "../fixtures/content";
import { firstOrAll } from "../fixtures/drill";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();
/** Without scripts all pictures of a page are asked for at once, and some are yet to be made. */
const READABLE = { waitUntil: "domcontentloaded" } as const;
const thisYear = hongKongYear(new Date());

const headers = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents();

/** The newest year with news in the demo content, whatever year it is. */
const openingYear = async () => hongKongYear(new Date(first(await newsOfCategory(here.site, "all")).date));

describe("the archive by year", () => {
  it("begins with the newest year that has news, and offers every year since 1998, newest first", async () => {
    const page = await here.visit();
    await page.goto("/archive");
    const years = page.getByLabel("Year");
    const opening = await openingYear();
    expect(await years.inputValue()).toBe(String(opening));
    const offered = await years.getByRole("option").allTextContents();
    expect(offered).toEqual(Array.from({ length: thisYear - 1997 }, (_, index) => String(thisYear - index)));
    await page.getByRole("heading", { level: 2, name: `News from ${opening}` }).waitFor();
    await page.getByLabel("Categories").waitFor();
  });

  it("shows the news of the year that is chosen, at an address of its own", async () => {
    const page = await here.visit();
    const year = (await openingYear()) - 1;
    await page.goto("/archive");
    await page.getByLabel("Year").selectOption(String(year));
    await page.waitForURL(`/archive?year=${year}`);
    const expected = (await newsOfYear(here.site, year)).map(({ eng }) => eng.header);
    expect(await headers(page)).toEqual(expected.slice(0, 12));
    const friend = await here.visit();
    await friend.goto(page.url());
    expect(await headers(friend)).toEqual(await headers(page));
    expect(await friend.getByLabel("Year").inputValue()).toBe(String(year));
  });

  it("says so when a year has none, and has no page for what is no year, category or page", async () => {
    const answerTo = async (query: string) => {
      const answer = await fetch(`${here.site.url}/eng/archive?${query}`);
      return [answer.status, (await answer.text()).includes("There is no news from 1998. Try another year.")];
    };
    expect(await answerTo("year=1998")).toEqual([200, true]);
    for (const query of ["year=1997", "year=soon", `year=${thisYear + 1}`, "cat=Gossip", "page=99"])
      expect([query, await answerTo(query)]).toEqual([query, [404, false]]);
  });
});

describe.each(firstOrAll([true, false]))("Back in the archive, with scripts: %s", (javaScript) => {
  it("finds the pickers as they belong to the list, and another choice works", async () => {
    const page = await here.visit({ javaScript });
    const year = page.getByLabel("Year", { exact: true });
    const opening = await openingYear();
    const last = String(opening - 1);
    const choose = async () => {
      await year.selectOption(last);
      if (!javaScript) await page.getByRole("button", { name: "Show" }).click();
      await page.waitForURL(`/archive?year=${last}`, READABLE);
    };
    await page.goto("/archive", READABLE);
    await choose();
    await page.goBack(READABLE);
    await page.getByRole("heading", { level: 2, name: `News from ${opening}` }).waitFor();
    expect(await year.inputValue()).toBe(String(opening));
    await choose();
    expect(await year.inputValue()).toBe(last);
  });
});

it("sets the pickers of a page right that the browser kept whole", async () => {
  const page = await here.visit();
  await page.goto("/archive");
  const year = page.getByLabel("Year", { exact: true });
  await year.evaluate((select: HTMLSelectElement) => {
    select.value = "1999";
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  expect(await year.inputValue()).toBe(String(await openingYear()));
});

describe("the archive by category", () => {
  it("hides the year picker, and finds back to it", async () => {
    const page = await here.visit();
    await page.goto("/archive");
    await page.getByLabel("Categories").selectOption({ label: "Member Activities" });
    await page.waitForURL(/cat=Member/);
    await page.getByRole("heading", { level: 2, name: "News: Member Activities" }).waitFor();
    expect(await page.getByLabel("Year").count()).toBe(0);
    const expected = (await newsOfCategory(here.site, "Member Activities")).map(({ eng }) => eng.header);
    expect(await headers(page)).toEqual(expected.slice(0, 12));
    await page.getByRole("link", { name: "Browse by year" }).click();
    await page.getByLabel("Year").waitFor();
  });

  it.each(["", "/tra"])("is where a news item without an id leads: %s", async (lang) => {
    const answer = await fetch(`${here.site.url}${lang}/archiveitem`);
    expect(new URL(answer.url).pathname).toBe(`${lang}/archive`);
  });
});

it("shows the rows of an article's table one below the other on a phone, each cell with its heading", async () => {
  const all = await newsOfCategory(here.site, "all");
  const withTable = first(all.filter(({ eng }) => eng.header.startsWith("Three medicines, side by side")));
  const page = await here.visit({ lang: "tra", width: 360 });
  await page.goto(`/archiveitem?news_id=${withTable._id}`);
  const table = page.locator(".table-rows");
  const lefts = await table
    .locator("td")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().left));
  expect(lefts.length).toBeGreaterThan(4);
  expect(new Set(lefts).size).toBe(1);
  const label = await table
    .locator("td")
    .nth(1)
    .evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toBe('"作用原理"');
  // What is pasted has its headings in a head of the table.
  const rowsShown = () =>
    table.locator("tr").evaluateAll((rows) => rows.filter((row) => row.checkVisibility()).length);
  const shown = await rowsShown();
  expect(shown).toBeGreaterThan(1);
  await table.locator("table").evaluate((whole: HTMLTableElement) => {
    const [headings] = whole.rows;
    if (headings) whole.createTHead().append(headings);
  });
  expect(await rowsShown()).toBe(shown);
});
