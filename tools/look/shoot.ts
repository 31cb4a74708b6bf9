import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Page } from "playwright-core";
import type { TestBrowser, VisitOptions } from "../../e2e/fixtures/browser.ts";
import { setTextSize } from "../../e2e/fixtures/layout.ts";
import { STAFF } from "../../e2e/fixtures/server.ts";
import { faultsOf } from "./faults.ts";
import type { Way } from "./ways.ts";

/** One picture; without a `height` of the whole page. */
export interface Shot extends VisitOptions {
  path: string;
  file: string;
}

/** Takes one picture in a window of its own. */
export async function shoot(browser: TestBrowser, site: string, shot: Shot): Promise<void> {
  const page = await browser.visit(site, shot);
  await openAsStaff(page, shot.path);
  const jpeg = shot.file.endsWith(".jpg") ? ({ type: "jpeg", quality: 82 } as const) : {};
  await page.screenshot({ path: shot.file, fullPage: shot.height === undefined, ...jpeg });
  await page.context().close();
}

/** Takes a picture of what `page` shows in one way, and gives what is wrong at first sight. */
export async function shootInWay(page: Page, way: Way, file: string): Promise<string[]> {
  if (way.text) await setTextSize(page, way.text / 100);
  if (way.print) await page.emulateMedia({ media: "print" });
  mkdirSync(dirname(file), { recursive: true });
  const faults = await faultsOf(page);
  await page.screenshot({ path: file, fullPage: !way.windowOnly, type: "jpeg", quality: 82 });
  if (way.print) await page.emulateMedia({ media: "screen" });
  return faults;
}

/** Opens a page; one of the staff area with a session, and an editor with the first thing of its list. */
export async function openAsStaff(page: Page, path: string): Promise<void> {
  const isStaff = path.startsWith("/cms") && path !== "/cms/login";
  if (isStaff && !(await isSignedIn(page))) await page.request.post("/api/login", { data: STAFF });
  if (path === "/cms/EditNews") {
    const { news } = await (await page.request.get("/api/getStarredNews")).json();
    return openAsStaff(page, `${path}?news_id=${news[0]._id}`);
  }
  await page.goto(path);
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".loading") === null);
  await showAll(page);
}

async function isSignedIn(page: Page): Promise<boolean> {
  return (await page.context().cookies()).some(({ name }) => name.includes("session"));
}

/** Pictures come when they are nearly in sight; a picture of the whole page wants them all. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The place of a scroll bar that pictures do not have.
    document.documentElement.style.scrollbarGutter = "auto";
    for (const image of document.images) Object.assign(image, { loading: "eager", decoding: "sync" });
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
