import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { LANGS } from "../src/core/locale/lang";
import { inLang, publicPages, staffScreens } from "./addresses";
import { journey } from "./journey";
import { sidewaysOverflow } from "./layout";
import { openScreen, signIn } from "./staff";

const here = journey();
type Findings = Record<string, string[]>;

/** The spacing that a reader may set (WCAG 2.2, 1.4.12); put in by script, as a stylesheet of theirs would be. */
async function spread(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Elements whose own words do not fit their box and are cut off there; a preview in a list is meant to be. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (value: string) => value === "hidden" || value === "clip";
    return [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        if (
          !element.checkVisibility() ||
          element.closest(".visually-hidden, .sr-only, svg, [class*=clamp], .card-preview")
        )
          return false;
        if (![...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
          return false;
        const { overflowX, overflowY } = getComputedStyle(element);
        const wide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1;
        return wide || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1);
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

async function measure(page: Page, where: string, found: Findings): Promise<void> {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await spread(page);
    const faults = [...(await sidewaysOverflow(page)), ...(await cutOff(page))];
    if (faults.length > 0) found[`${where} at ${width}`] = faults;
  }
}

describe.each(LANGS)("with wider spacing of text, in %s", (lang) => {
  it("every public page still fits and shows all its words", { timeout: 90_000 }, async () => {
    const page = await here.visit();
    const found: Findings = {};
    for (const path of await publicPages(here.site)) {
      await page.goto(inLang(lang, path));
      await measure(page, path, found);
    }
    expect(found).toEqual({});
  });

  it("every staff screen does too", { timeout: 90_000 }, async () => {
    const page = await here.visit({ lang });
    await signIn(page);
    const found: Findings = {};
    for (const path of await staffScreens(here.site)) {
      await openScreen(page, path);
      await measure(page, path, found);
    }
    expect(found).toEqual({});
  });
});
