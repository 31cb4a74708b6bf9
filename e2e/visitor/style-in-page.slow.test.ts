import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS } from "../../src/platform/locale/lang";
import { COMFORTS } from "../../src/site/comfort/comfort";
import { inLang, publicPages } from "../fixtures/addresses";
import { readingJourney } from "../fixtures/journey";
import { isEveryOther, isInTurn, waysInTurn } from "../fixtures/sampling";

const here = readingJourney();
const LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/** The style sheets of a page that links them, as it would be with `cookie`. */
async function sheets(cookie: string): Promise<string[]> {
  const html = await (await fetch(`${here.site.url}/about`, { headers: { cookie } })).text();
  return [...html.matchAll(LINK)].flatMap(([, href]) => (href && !href.includes("about") ? [href] : []));
}

const carriesStyle = (page: Page) => page.evaluate(() => document.head.querySelector("style") !== null);

/** The elements that the whole style sheets make look otherwise than the rules in the page do. */
const changedBy = (page: Page, hrefs: string[]) =>
  page.evaluate(async (files) => {
    // As it is scrolled, and on paper with its menus open, which hides what scrolling does.
    document.querySelector(".site-header")?.classList.add("scrolled");
    const isPaper = matchMedia("print").matches;
    for (const menu of document.querySelectorAll("details")) menu.open = isPaper;
    const look = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") return ""; // there is no such part
      return [...style].map((name) => style.getPropertyValue(name)).join();
    };
    const seen = () =>
      [...document.querySelectorAll("html, body, body *")].map((element) => {
        const parts = [undefined, "::before", "::after"];
        return { element, look: parts.map((part) => look(element, part)).join() };
      });
    const before = seen();
    const links = files.map((href) =>
      Object.assign(document.createElement("link"), { rel: "stylesheet", href }),
    );
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener("load", resolve)));
    document.head.append(...links);
    await Promise.all(loaded);
    const after = seen();
    for (const link of links) link.remove();
    return before
      .filter(({ look }, place) => look !== after[place]?.look)
      .map(({ element }) => element.outerHTML);
  }, hrefs);

const MEDIA = ["screen", "print"] as const;

/** Looks at a page on the screen or on paper, light or dark, by turns. */
async function changed(page: Page, hrefs: string[], number: number): Promise<string[]> {
  const colorScheme = isEveryOther(Math.floor(number / 2)) ? "light" : "dark";
  const found: string[] = [];
  for (const media of waysInTurn(number, MEDIA)) {
    await page.emulateMedia({ media, colorScheme });
    found.push(...(await changedBy(page, hrefs)));
  }
  await page.emulateMedia({ media: "screen", colorScheme: "light" });
  return found;
}

describe("a page that carries its style", () => {
  it.each(LANGS)("looks in %s as all of the style sheet makes it look", async (lang) => {
    const page = await here.visit();
    const hrefs = await sheets("");
    expect(hrefs).toHaveLength(1);
    const paths = (await publicPages(here.site)).filter((_, number) => isInTurn(number, lang));
    const carrying: string[] = [];
    for (const path of paths) {
      await page.goto(inLang(lang, path));
      if (!(await carriesStyle(page))) continue;
      carrying.push(path);
      expect(await changed(page, hrefs, carrying.length), path).toEqual([]);
    }
    expect(carrying.length).toBeGreaterThan(paths.length / 3);
  });

  it("does so with every comfort", async () => {
    const page = await here.visit();
    const cookie = { name: "comfort", value: String(2 ** COMFORTS.length - 1) };
    await page.context().addCookies([{ ...cookie, url: here.site.url }]);
    await page.goto("/privacy");
    const hrefs = await sheets(`${cookie.name}=${cookie.value}`);
    expect([hrefs.length, await carriesStyle(page)]).toEqual([2, true]);
    expect([...(await changed(page, hrefs, 0)), ...(await changed(page, hrefs, 1))]).toEqual([]);
  });
});
