import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { publicPages } from "../fixtures/addresses";
import { first, starredNews } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";

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
