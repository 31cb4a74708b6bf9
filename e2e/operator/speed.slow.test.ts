import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publicPages } from "../fixtures/addresses";
import { charityItems } from "../fixtures/charity-items";
import { first, starredNews } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";
import { readToTheEnd } from "../fixtures/weight";

const here = readingJourney({ cold: true });

/**
 * Why no page comes back at once in a browser that is driven by a program. "Loading" is said of a page that is left
 * before the browser has heard of its end, as on a slow machine; one that never ends fails where it is waited for.
 */
const OF_THE_TEST = [
  "Loading",
  "BackForwardCacheDisabled",
  "BackForwardCacheDisabledByCommandLine",
  "BackForwardCacheDisabledForDelegate",
  "BrowsingInstanceNotSwapped",
];

it("gives a browser no reason to load a public page again when its reader comes back", async () => {
  const page = await here.visit();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.enable");
  for (const path of (await publicPages(here.site)).filter((each) => !each.includes("?"))) {
    const asked = new Promise<string[]>((resolve) =>
      session.once("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
        resolve(notRestoredExplanations.map(({ reason }) => reason)),
      ),
    );
    await page.goto(path, { waitUntil: "networkidle" });
    await page.waitForLoadState();
    await page.goto("/robots.txt");
    await page.goBack();
    expect(`${path} ${(await asked).filter((reason) => !OF_THE_TEST.includes(reason))}`).toBe(`${path} `);
  }
});

/** A link as nobody has put there yet. */
function addLink(page: Page, href: string): Promise<void> {
  return page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to, textContent: to });
    document.querySelector("main")?.prepend(link);
  }, href);
}

it("fetches the page of a link that is pointed at, which chooses no language, and none of the staff's", async () => {
  const page = await here.visit();
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"]) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto("/tra/privacy");
  await page.context().clearCookies();
  await page.locator('a[hreflang="en"]').filter({ visible: true }).first().hover();
  await addLink(page, "/cms/login");
  await page.getByRole("link", { name: "/cms/login" }).hover();
  const link = page.locator('a[href="/tra/archive"]').filter({ visible: true }).first();
  const fetched = page.waitForResponse(/\/tra\/archive/);
  await link.hover();
  expect((await (await fetched).request().allHeaders())["sec-purpose"]).toContain("prefetch");
  expect(ahead).toEqual(["/tra/archive"]);
  expect(await page.context().cookies()).toEqual([]);
});

it("asks for no picture ahead of the page that shows it", async () => {
  const { _id } = first(await starredNews(here.site));
  for (const path of ["/", "/archive", `/archiveitem?news_id=${_id}`]) {
    const answer = await fetch(here.site.url + path);
    const preloads = [
      answer.headers.get("link"),
      ...((await answer.text()).match(/<link rel="preload"/g) ?? []),
    ];
    expect([path, ...preloads]).toEqual([path, null]);
  }
});

/** Shown larger than this, the next width would do. */
const TWICE = 2;

it.each([
  { width: 360, scale: 2 },
  { width: 768, scale: 1 },
  { width: 1280, scale: 1 },
])("sends no picture twice as wide as it is shown, at $width px", async ({ width, scale }) => {
  const wide: unknown[] = [];
  for (const path of await pagesWithPictures()) {
    // A new visitor each time: a browser that has a larger one already shows that.
    const page = await here.visit({ width, scale });
    await page.goto(path);
    await readToTheEnd(page);
    const seen = await pictures(page);
    if (path !== "/sma") expect(seen.length, path).toBeGreaterThan(0);
    for (const { place, sent, shown } of seen) {
      if (sent > TWICE * shown * scale) wide.push(`${path} ${place}: ${sent} sent, ${shown} shown`);
    }
  }
  expect(wide).toEqual([]);
});

async function pagesWithPictures(): Promise<string[]> {
  const { _id } = first(await starredNews(here.site));
  const { _id: item } = first(await charityItems(here.site));
  return ["/", "/about", `/involved?item=${item}`, "/archive", `/archiveitem?news_id=${_id}`, "/sma"];
}

/**
 * Each picture of the media store that was loaded: its width as sent, and as drawn at its largest, in pixels of the
 * page.
 */
function pictures(page: Page): Promise<{ place: string; sent: number; shown: number }[]> {
  return page.evaluate(() => {
    const loaded = [...document.images].filter((image) => image.complete && image.checkVisibility());
    const drawn = (image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const ratio = Number(image.getAttribute("width")) / (Number(image.getAttribute("height")) || 1);
      // What is cut off at the sides is drawn too.
      return Math.max(width, getComputedStyle(image).objectFit === "cover" ? height * ratio : 0);
    };
    return loaded
      .filter(({ currentSrc }) => currentSrc.includes("/media/"))
      .map((image) => ({
        place: `${image.className} in ${image.closest("[class]:not(img)")?.className}`,
        sent: Math.min(
          Number(new URL(image.currentSrc).searchParams.get("w")),
          Number(image.getAttribute("width")) || Number.POSITIVE_INFINITY,
        ),
        shown: Math.max(...loaded.filter(({ currentSrc }) => currentSrc === image.currentSrc).map(drawn)),
      }));
  });
}
