import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { FULL, firstOrAll } from "../fixtures/drill";
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

it.each(firstOrAll(SCREENS))(
  "sends images no wider than twice what $width px show, with room kept, the first at once",
  async (screen) => {
    const archive = await (await fetch(`${here.site.url}/eng/archive`)).text();
    const [, withVideo = ""] = /class="video".*?href="([^"]+news_id=[^"]+)"/s.exec(archive) ?? [];
    expect(withVideo).toContain("/archiveitem?");
    for (const path of [...PATHS, withVideo]) {
      const page = await here.visit(screen); // a browser that has an image of another page shows that, however wide
      await page.goto(path, { waitUntil: "networkidle" });
      expect([path, await page.evaluate(loadedAmiss)]).toEqual([path, []]);
      await readToTheEnd(page);
      expect([path, await page.evaluate(tooWide)]).toEqual([path, []]);
      await page.close();
    }
  },
);

it.runIf(FULL)(
  "shows a picture's colour while it is on its way, and none of a page's rules is broken by it",
  async () => {
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
  },
);

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
