import type { Browser, Page } from "playwright-core";
import { localized } from "../../src/platform/locale/lang.ts";
import { logIn, openSignedIn, staffPost } from "./staff.ts";

const KEYS = 20;
/** Keys before those that count. */
const WARM_UP = 3;

/** Milliseconds from a key in the header of a news item to the preview with its letter, the 95th percentile. */
export async function measurePreview(browser: Browser, url: string): Promise<number> {
  const cookie = await logIn(url);
  const content = "<p>Words of an item of ordinary length.</p>".repeat(20);
  const news = localized((lang) => ({ header: `Previewed ${lang} `, content }));
  const answer = await staffPost({ url, cookie }, "/api/addnews", { news });
  const { news_id } = (await answer.json()) as { news_id: string };
  const context = await openSignedIn(browser, url, { viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  await page.goto(`/cms/EditNews?news_id=${news_id}`, { waitUntil: "networkidle" });
  await page.locator("button[aria-expanded]", { hasText: "Preview" }).click();
  await page.frameLocator(".preview-panel iframe").getByRole("heading", { level: 1 }).waitFor();
  await page.getByLabel("Header").first().focus();
  await page.keyboard.press("End");
  const took: number[] = [];
  for (let key = 0; key < WARM_UP + KEYS; key += 1) took.push(await untilShown(page));
  await context.close();
  const counted = took.slice(WARM_UP).sort((one, other) => one - other);
  return counted[Math.ceil(counted.length * 0.95) - 1] ?? Number.NaN;
}

/** Presses one key; gives the milliseconds until the page in the panel says what the field does. */
async function untilShown(page: Page): Promise<number> {
  const shown = page.evaluate(async () => {
    const event = await new Promise<Event>((resolve) =>
      document.addEventListener("keydown", resolve, { once: true, capture: true }),
    );
    const frame = document.querySelector<HTMLIFrameElement>(".preview-panel iframe");
    const field = document.activeElement as HTMLInputElement;
    for (;;) {
      const next = await new Promise<number>(requestAnimationFrame);
      const title = frame?.contentDocument?.querySelector("h1")?.textContent ?? "";
      if (field.value.endsWith("x") && title.trim() === field.value.trim()) return next - event.timeStamp;
    }
  });
  await page.evaluate(() => {}); // the listener is there
  await page.keyboard.press("x");
  const took = await shown;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return took;
}
