import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { first, newsOfCategory } from "../fixtures/content";
import { readingJourney } from "../fixtures/journey";
import { readToTheEnd } from "../fixtures/weight";

const here = readingJourney({ cold: true });
const PATHS = ["/eng", "/eng/about"];
/** A phone of today, and a plain screen, on which too large an image shows most. */
const SCREENS = [
  { width: 360, height: 740, scale: 2 },
  { width: 1280, height: 900, scale: 1 },
];
/** Until the page is closed. */
const holdBack = (page: Page) => page.route("**/media/**", () => {});

async function articleWithPhotos(): Promise<string> {
  const items = await newsOfCategory(here.site, "all");
  return `/eng/archiveitem?news_id=${first(items.filter(({ eng }) => eng.photoArray.length > 0))._id}`;
}

it.each(SCREENS)(
  "sends images no wider than twice what $width px show, with room kept, the first at once",
  async (screen) => {
    const archive = await (await fetch(`${here.site.url}/eng/archive`)).text();
    const [, withVideo = ""] = /class="video".*?href="([^"]+news_id=[^"]+)"/s.exec(archive) ?? [];
    expect(withVideo).toContain("/archiveitem?");
    for (const path of [...PATHS, withVideo, await articleWithPhotos()]) {
      const page = await here.visit(screen); // a browser that has an image of another page shows that, however wide
      await page.goto(path, { waitUntil: "networkidle" });
      expect([path, await page.evaluate(loadedAmiss)]).toEqual([path, []]);
      await readToTheEnd(page);
      expect([path, await page.evaluate(tooWide)]).toEqual([path, []]);
      await page.close();
    }
  },
);

it("shows the further photos of an article two across on a phone, each whole and alone where it leads", async () => {
  const page = await here.visit({ width: 360 });
  await page.goto(await articleWithPhotos());
  const photos = page.locator(".photo-grid").getByRole("link");
  const tops = await photos.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(tops.at(-1)).toBe(tops.at(-2));
  // Chromium styles the page of its own that it puts a picture in, which the picture's policy does not ask for.
  here.expectFault(/^console: Applying inline style .*\/media\//);
  await photos.last().click();
  await page.waitForURL(/\/media\/[\w-]+\?w=1920$/);
  expect(await page.evaluate(() => [document.images.length, document.images[0]?.naturalWidth])).toEqual([
    1, 1280,
  ]);
});

it("shows a picture's colour while it is on its way, and none of a page's rules is broken by it", async () => {
  const page = await here.visit({ width: 360 });
  await holdBack(page);
  await page.goto("/eng", { waitUntil: "domcontentloaded" });
  const cover = page.locator(".card-cover").first();
  await cover.waitFor();
  const seen = await cover.evaluate((image: HTMLImageElement) => {
    const [channels = ""] = /[^(]+(?=\))/.exec(getComputedStyle(image).backgroundColor) ?? [];
    const { width, height } = image.getBoundingClientRect();
    return { channels: channels.split(/[ ,/]+/).map(Number), size: width * height, came: image.complete };
  });
  expect(seen.came).toBe(false);
  expect(seen.size).toBeGreaterThan(10_000);
  // As oklch: the walk by the harbour is drawn in light reds.
  expect(seen.channels).toEqual([0.85, 0.08, 45, 0.48]);
});

/**
 * Images that the reader sees first and must wait for, or does not see and is sent at once, or that have no room
 * kept.
 */
function loadedAmiss(): string[] {
  const area = ({ width, height }: DOMRect) => width * height;
  const shown = [...document.images].filter((image) => image.checkVisibility());
  const inSight = (image: HTMLImageElement) => {
    const { left, top } = image.getBoundingClientRect();
    return top < innerHeight && left < innerWidth;
  };
  const [largest] = shown
    .filter(inSight)
    .sort((a, b) => area(b.getBoundingClientRect()) - area(a.getBoundingClientRect()));
  const late = largest && (largest.loading === "lazy" || largest.fetchPriority !== "high") ? [largest] : [];
  const early = shown.filter((image) => !inSight(image) && image.loading !== "lazy");
  const roomless = shown.filter((image) => !image.getAttribute("width") || !image.getAttribute("height"));
  return [...late, ...early, ...roomless].map(({ outerHTML }) => outerHTML);
}

/** Images that came wider than twice the pixels that show them. */
async function tooWide(): Promise<string[]> {
  const found = [];
  for (const image of document.images) {
    const shown = image.getBoundingClientRect().width * devicePixelRatio;
    if (!image.complete || shown === 0) continue;
    // Not naturalWidth, which counts in pixels of the page.
    const { width } = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
    if (width > 2 * shown) found.push(`${image.currentSrc}: ${width} for ${shown}`);
  }
  return found;
}
