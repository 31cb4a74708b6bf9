import type { Page } from "playwright-core";
import type { TestBrowser } from "../../e2e/browser.ts";
import { openAsStaff } from "./shoot.ts";

/** Files, descriptions and other languages are no screens. */
const NOT_A_SCREEN = /^\/(media|api|assets|eng|tra|sim)(\/|$)/;
/** Screens that no link leads to. */
const UNLINKED = ["/cms/login", "/unauthorized", "/nothing-here"];

/** Every screen that links lead to, from the home page and from the staff area's; one address for each. */
export async function findScreens(browser: TestBrowser, site: string): Promise<string[]> {
  const page = await browser.visit(site);
  const found = new Map<string, string>();
  const waiting = ["/", "/cms", ...UNLINKED];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const name = path.replace(/\?.*/, "");
    if (found.has(name) || NOT_A_SCREEN.test(name)) continue;
    found.set(name, path);
    await openAsStaff(page, path);
    waiting.push(...(await linksOf(page)));
  }
  await page.context().close();
  return [...found.values()];
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}
