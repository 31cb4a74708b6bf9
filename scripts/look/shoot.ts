import type { Page } from "playwright-core";
import type { TestBrowser, VisitOptions } from "../../e2e/browser.ts";
import { STAFF } from "../../e2e/server.ts";

/** One picture; without a `height` of the whole page. */
export interface Shot extends VisitOptions {
  path: string;
  file: string;
}

/** Takes a picture and gives what is wrong at first sight: a page wider than its window. */
export async function shoot(browser: TestBrowser, site: string, shot: Shot): Promise<string[]> {
  const page = await browser.visit(site, shot);
  await openAsStaff(page, shot.path);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  const jpeg = shot.file.endsWith(".jpg") ? ({ type: "jpeg", quality: 82 } as const) : {};
  await page.screenshot({ path: shot.file, fullPage: shot.height === undefined, ...jpeg });
  await page.context().close();
  return tooWide > 0 ? [`${tooWide} px too wide`] : [];
}

/** Opens a page; one of the staff area with a session, and an editor with the first thing of its list. */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  const isStaff = path.startsWith("/cms") && path !== "/cms/login";
  if (isStaff) await page.request.post("/api/login", { data: STAFF });
  if (path === "/cms/EditNews") {
    const { news } = await (await page.request.get("/api/getStarredNews")).json();
    return openAsStaff(page, `${path}?news_id=${news[0]._id}`);
  }
  await page.goto(path, { waitUntil: "networkidle" });
  await showAll(page);
}

/** Pictures come when they are nearly in sight; a picture of the whole page wants them all. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
