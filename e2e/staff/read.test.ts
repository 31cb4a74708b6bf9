import { describe, expect, it } from "vitest";
import { homeTexts } from "../../src/charity/home-texts";
import { newsPublicWords } from "../../src/features/news/public/words";
import { homePageWords } from "../../src/pages/home/words";
import { LANG_TAG } from "../../src/platform/locale/lang";
import { siteWords } from "../../src/platform/locale/words/public";
import { errorWords } from "../../src/site/frame/words/error";
import { inLang } from "../fixtures/addresses";
import { first, newsOfCategory, starredNews } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";
import { LANGS_IN_TURN } from "../fixtures/sampling";

const here = readingJourney();

/** A text as it was written: at some of its spaces no line ends. */
const written = (text: string | null) => text?.replaceAll("\u00A0", " ");

describe.each(LANGS_IN_TURN)("reading in %s", (lang) => {
  const words = homePageWords[lang];
  const home = inLang(lang, "/");

  it("opens with the charity's own words in that language, and the four newest starred news", async () => {
    const page = await here.visit();
    await page.goto(home);
    expect(await page.getAttribute("html", "lang")).toBe(LANG_TAG[lang]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(homeTexts.hero.title[lang]);
    const starred = await starredNews(here.site);
    expect(starred.length).toBeGreaterThan(4);
    const latest = page.locator("section", { has: page.getByRole("heading", { name: words.latestNews }) });
    const headers = await latest.getByRole("heading", { level: 3 }).allTextContents();
    expect(headers.map(written)).toEqual(starred.slice(0, 4).map((item) => item[lang].header));
    const toArchive = latest.getByRole("link", { name: words.allNews });
    expect(await toArchive.getAttribute("href")).toBe(inLang(lang, "/archive"));
    await page.getByRole("main").getByRole("link", { name: words.smaMore }).first().click();
    await page.waitForURL(({ pathname }) => pathname === inLang(lang, "/sma"));
  });

  it("has the headline on two lines and three doors in the first screen of a phone", async () => {
    const page = await here.visit({ width: 360, height: 640 });
    await page.goto(home);
    const lines = (heading: Element) =>
      heading.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(heading).lineHeight);
    expect(Math.round(await page.getByRole("heading", { level: 1 }).evaluate(lines))).toBe(2);
    const doors = page.locator(".doors a");
    expect(await doors.evaluateAll((all) => all.map((door) => door.getAttribute("href")))).toEqual(
      ["/contact#content", "/sma#content", "/donate#give"].map((to) => inLang(lang, to)),
    );
    const ends = await doors.evaluateAll((all) => all.map((door) => door.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThan(640);
  });

  it("opens nine points and closes them again", async () => {
    const page = await here.visit();
    await page.goto(home);
    const points = page.locator("section", {
      has: page.getByRole("heading", { name: homeTexts.points.title[lang] }),
    });
    const last = points.getByRole("heading", { level: 3 }).nth(8);
    await points.getByRole("heading", { level: 3 }).nth(2).waitFor();
    expect(await points.getByRole("heading", { level: 3 }).nth(3).isVisible()).toBe(false);
    expect(await last.isVisible()).toBe(false);
    await points.getByText(words.learnMore).click();
    await last.waitFor();
    expect(await points.getByRole("heading", { level: 3 }).count()).toBe(9);
    const numbers = points
      .getByRole("list")
      .evaluateAll((lists) => lists.map((list) => (list as HTMLOListElement).start));
    expect(await numbers).toEqual([1, 4]);
    await points.getByText(siteWords(lang).close).click();
    await last.waitFor({ state: "hidden" });
  });

  it("follows a card to its news item and goes back", async () => {
    const page = await here.visit();
    const item = first(await starredNews(here.site));
    await page.goto(home);
    await page.getByRole("main").getByRole("link", { name: item[lang].header }).first().click();
    await page.waitForURL(inLang(lang, `/archiveitem?news_id=${item._id}`));
    expect(written(await page.getByRole("heading", { level: 1 }).textContent())).toBe(item[lang].header);
    const others = page.getByRole("complementary").getByRole("heading", { level: 3 });
    const newest = (await newsOfCategory(here.site, "all")).filter(({ _id }) => _id !== item._id);
    const titles = (await others.allTextContents()).map(written);
    expect(titles).toEqual(newest.slice(0, 3).map((other) => other[lang].header));
    await page.getByRole("link", { name: newsPublicWords[lang].backToNews }).click();
    await page.waitForURL(inLang(lang, "/archive"));
  });

  it("writes dates as its readers do", async () => {
    const page = await here.visit();
    const { _id, date } = first(await starredNews(here.site));
    const [year = "", month = "", day = ""] = date.split("T")[0]?.split("-") ?? [];
    const monthName = new Date(date).toLocaleString("en", { month: "long" });
    await page.goto(inLang(lang, `/archiveitem?news_id=${_id}`));
    const shown = await page.getByRole("article").getByRole("time").first().textContent();
    const long = `${Number(day)} ${monthName} ${year}`;
    expect(shown).toBe(lang === "eng" ? long : `${Number(day)}/${Number(month)}/${year}`);
  });

  it("says so where there is no page", async () => {
    here.expectFault(/status of 404/);
    const page = await here.visit();
    const answer = await page.goto(inLang(lang, "/nothing/here"));
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(errorWords[lang].notFoundTitle);
    await page.getByRole("link", { name: errorWords[lang].backHome }).click();
    await page.waitForURL(home);
  });
});
