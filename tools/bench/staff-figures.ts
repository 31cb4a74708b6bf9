import type { Browser } from "playwright-core";
import sharp from "sharp";
import { logIn, openSignedIn } from "./staff.ts";
import { median } from "./table.ts";

const TIMES = 7;

/** Milliseconds from the click on an item to the filled form, everything in the browser's cache: the median. */
export async function measureEditScreen(browser: Browser, url: string): Promise<number> {
  const context = await openSignedIn(browser, url);
  const page = await context.newPage();
  const times: number[] = [];
  for (let time = -2; time < TIMES; time += 1) {
    await page.goto("/cms/managenews", { waitUntil: "networkidle" });
    const took = await page.evaluate(async () => {
      const link = document.querySelector<HTMLAnchorElement>('a[href*="EditNews"]');
      const begin = performance.now();
      link?.click();
      const filled = () =>
        [...document.querySelectorAll<HTMLInputElement>("main input")].some(({ value }) => value.length > 3);
      while (!location.pathname.endsWith("EditNews") || !filled()) {
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - begin;
    });
    if (time >= 0) times.push(took);
  }
  await context.close();
  return median(times);
}

/** Milliseconds until a photo of 12 megapixels is taken in, and until all its widths are made. */
export async function measureUpload(url: string): Promise<{ answered: number; widths: number }> {
  const cookie = await logIn(url);
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
  const body = new FormData();
  body.set("file", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
  const begin = performance.now();
  const answer = await fetch(`${url}/api/upload`, { method: "POST", headers: { Cookie: cookie }, body });
  const { public_id } = (await answer.json()) as { public_id: string };
  const answered = performance.now() - begin;
  for (const width of [160, 320, 640, 960, 1280, 1920]) {
    await (await fetch(`${url}/media/${public_id}?w=${width}`)).arrayBuffer();
  }
  return { answered, widths: performance.now() - begin };
}
