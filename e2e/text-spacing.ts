import type { Page } from "playwright-core";
import { sidewaysOverflow } from "./layout";

/**
 * What no longer fits or is cut off with the widest spacing that a reader may set (WCAG 2.2, 1.4.12). Afterwards
 * the page is as it was.
 */
export async function faultsOfWiderSpacing(page: Page): Promise<string[]> {
  await spread(page);
  const faults = [...(await sidewaysOverflow(page)), ...(await cutOff(page))];
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return faults;
}

/** Put in by script, as a stylesheet of the reader's would be. */
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
          element.closest(".visually-hidden, svg, [class*=clamp], .card-preview")
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
