import type { Locator } from "playwright-core";
import { expect, it } from "vitest";
import { homeTexts } from "../../src/charity/home-texts";
import { first, newsOfCategory, newsOfYear, starredNews } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney();
const visit = (width?: number) => here.visit({ javaScript: false, ...(width && { width }) });

it("reads from the home page to a news item and back, in two languages, without JavaScript", async () => {
  const page = await visit();
  const item = first(await starredNews(here.site));
  await page.goto("/");
  const points = page.locator("section", {
    has: page.getByRole("heading", { name: homeTexts.points.title.eng }),
  });
  await points.getByText("Learn more").click();
  await points.getByRole("heading", { level: 3 }).nth(8).waitFor();
  await page.getByRole("main").getByRole("link", { name: item.eng.header }).first().click();
  await page.getByRole("heading", { level: 1, name: item.eng.header }).waitFor();
  await page.getByRole("link", { name: "简体中文" }).first().click();
  // By its text: a clause that stays whole is called with a space after it.
  await page.locator("h1", { hasText: item.sim.header }).waitFor();
  await page.getByRole("link", { name: "返回消息" }).click();
  await page.waitForURL("/sim/archive");
});

it("chooses a year and a category by the Show button", async () => {
  const page = await visit();
  await page.goto("/archive");
  await page.getByLabel("Year").selectOption("2025");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL("/archive?year=2025");
  const inYear = (await newsOfYear(here.site, 2025)).slice(0, 12).map(({ eng }) => eng.header);
  const headers = page.getByRole("main").getByRole("heading", { level: 3 });
  expect(await headers.allTextContents()).toEqual(inYear);
  await page.getByLabel("Categories").selectOption("Public Awareness");
  await page.getByRole("button", { name: "Show" }).click();
  await page.waitForURL("/archive?cat=Public+Awareness");
  const inCategory = (await newsOfCategory(here.site, "Public Awareness")).slice(0, 12);
  expect(await headers.allTextContents()).toEqual(inCategory.map(({ eng }) => eng.header));
});

it("opens the menus and gets to Donate", async () => {
  const page = await visit();
  await page.goto("/");
  await page.getByRole("banner").getByText("About", { exact: true }).click();
  await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
  await page.waitForURL("/contact");
  const phone = await visit(360);
  await phone.goto("/");
  await phone.getByRole("banner").getByText("Menu").click();
  await phone.getByRole("banner").getByRole("link", { name: "Get Involved" }).click();
  await phone.waitForURL("/involved");
  await phone.getByRole("banner").getByRole("link", { name: "Donate" }).click();
  await phone.waitForURL("/donate#give");
});

it("leads to every section of About, and back to the ways from the middle of it", async () => {
  const page = await visit(360);
  await page.goto("/eng/about");
  const main = page.getByRole("main");
  const ways = main.getByRole("navigation", { name: "On this page" });
  // What the page is for follows its ways at once.
  const sections = main.locator(".bands").getByRole("heading", { level: 2 });
  expect(await ways.getByRole("link").allTextContents()).toEqual(await sections.allTextContents());
  const top = async (heading: Locator) => (await heading.boundingBox())?.y ?? 0;
  const header = await page.getByRole("banner").boundingBox();
  await ways.getByRole("link", { name: "Our expenditure" }).click();
  const arrived = await top(main.getByRole("heading", { name: "Our expenditure" }));
  expect(arrived).toBeGreaterThan(header?.height ?? 0);
  expect(arrived).toBeLessThan(300);
  await main.getByRole("link", { name: "On this page" }).click();
  expect(await top(ways)).toBeGreaterThan(header?.height ?? 0);
  await page.waitForURL("/eng/about#on-this-page");
});

it("leads to a video's own page", async () => {
  const page = await visit();
  const { _id, eng } = first(
    (await newsOfCategory(here.site, "all")).filter((item) => item.eng.video !== ""),
  );
  await page.goto(`/archiveitem?news_id=${_id}`);
  const play = page
    .getByRole("article")
    .getByRole("link", { name: /^Play video/ })
    .filter({ hasText: eng.header });
  expect(await play.getAttribute("href")).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
});
