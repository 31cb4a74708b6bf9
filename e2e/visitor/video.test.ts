import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { first, newsOfCategory } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";

const here = readingJourney({ cold: true });
const HOST = "https://www.youtube-nocookie.com";

async function itemWithVideo() {
  const item = (await newsOfCategory(here.site, "all")).filter(({ eng }) => eng.video !== "");
  return first(item);
}

/** Stands in for the video's host and gives the pages from which it was asked, as it was told them. */
async function standInForHost(page: Page): Promise<() => (string | null)[]> {
  const asked: (string | null)[] = [];
  here.expectFault(/^third party: https:\/\/www\.youtube-nocookie\.com\//);
  await page.route(`${HOST}/**`, async (route) => {
    asked.push(await route.request().headerValue("referer"));
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  return () => asked;
}

describe("a news item with a video", () => {
  it("shows it instead of the cover and asks nothing of its host before a click plays it", async () => {
    const page = await here.visit();
    const asked = await standInForHost(page);
    const { _id, eng } = await itemWithVideo();
    await page.goto(`/archiveitem?news_id=${_id}`);
    const article = page.getByRole("article");
    expect(await article.locator(".article-cover").count()).toBe(0);
    expect(await page.locator("iframe").count()).toBe(0);
    const play = article.getByRole("link", { name: /^Play video/ }).filter({ hasText: eng.header });
    await play.hover();
    expect(asked()).toEqual([]);
    await play.click();
    const frame = article.locator("iframe");
    await frame.waitFor();
    expect(await frame.getAttribute("src")).toMatch(new RegExp(`^${HOST}/embed/[\\w-]{11}\\?autoplay=1`));
    expect(await frame.getAttribute("title")).toBe(eng.header);
    // Its site and no more: YouTube plays nothing for whoever says nothing.
    await expect.poll(asked).toEqual([`${here.site.url}/`]);
    expect(new URL(page.url()).pathname).toBe("/archiveitem");
  });

  it("plays in its card of the archive too", async () => {
    const page = await here.visit();
    const asked = await standInForHost(page);
    const { date, eng } = await itemWithVideo();
    await page.goto(`/archive?year=${date.slice(0, 4)}`);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: eng.header }) });
    expect(asked()).toEqual([]);
    await card
      .getByRole("link", { name: /^Play video/ })
      .filter({ hasText: eng.header })
      .click();
    await card.locator("iframe").waitFor();
    // Its site and no more: YouTube plays nothing for whoever says nothing.
    await expect.poll(asked).toEqual([`${here.site.url}/`]);
    expect(new URL(page.url()).pathname).toBe("/archive");
  });
});
