import type { Page } from "playwright-core";
import type { TestBrowser } from "../../e2e/fixtures/browser.ts";
import { openAsStaff } from "./shoot.ts";

/** Something to look at. */
export interface Screen {
  name: string;
  path: string;
  /** Brings a page that was opened into the state that is meant. */
  act?: (page: Page) => Promise<unknown>;
}

/** Files, descriptions and other languages are no screens. */
const NOT_A_SCREEN = /^\/(media|api|assets|eng|tra|sim)(\/|$)|\/file$/;
/** Screens that no link leads to. */
const UNLINKED = ["/cms/login", "/unauthorized", "/nothing-here"];
/** The queries that change a page so much that it is a screen of its own. */
const OWN_SCREEN = /\?(method|sent|item)=\w+/;

/** Every screen that links lead to, one address for each, and the states of {@link STATES}. */
export async function findScreens(browser: TestBrowser, site: string): Promise<Screen[]> {
  const page = await browser.visit(site);
  const found = new Map<string, Screen>();
  const waiting = ["/", "/cms", "/contact?sent=1", ...UNLINKED];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const name = nameOf(path);
    if (found.has(name) || NOT_A_SCREEN.test(path)) continue;
    found.set(name, { name, path });
    await openAsStaff(page, path);
    waiting.push(...(await linksOf(page)));
  }
  await page.context().close();
  return [...found.values(), ...STATES];
}

function nameOf(path: string): string {
  const [, kind = ""] = OWN_SCREEN.exec(path) ?? [];
  const own = kind && kind !== "item" ? path.replace("?", "-").replace("=", "-") : path;
  const plain = own.replace(/\?.*/, kind && "-item");
  return plain.replace(/^\//, "").replaceAll("/", "-") || "home";
}

function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]:not([download])")]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Opens what is folded, whichever of them this width shows. */
const open = (...selectors: string[]) => {
  return async (page: Page) => {
    for (const selector of selectors) {
      const shown = page.locator(selector).filter({ visible: true }).first();
      if ((await shown.count()) > 0) await shown.click();
    }
  };
};

const submit = async (page: Page) => {
  await page.getByRole("main").locator("button[type=submit]").filter({ visible: true }).last().click();
  await page.getByRole("alert").first().waitFor();
};

/** States that are seen only after something was pressed. */
const STATES: readonly Screen[] = [
  { name: "home-menu", path: "/", act: open(".phone-menu > summary", ".nav-group > summary") },
  { name: "sma-open", path: "/sma", act: open(".fold:not([open]) > summary") },
  { name: "contact-refused", path: "/contact", act: submit },
  { name: "cms-menu", path: "/cms/managenews", act: open(".staff-nav-sheet > summary") },
  { name: "cms-refused", path: "/cms/addnews", act: submit },
  { name: "cms-question", path: "/cms/managenews", act: open(".row .button-danger") },
];
