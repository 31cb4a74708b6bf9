import type { Page } from "playwright-core";
import { sidewaysOverflow } from "../../e2e/fixtures/layout.ts";

/** The faults that a program can see in the layout of a page, one line each; the rest takes eyes. */
export async function faultsOf(page: Page): Promise<string[]> {
  return [
    ...(await sidewaysOverflow(page)),
    ...(await cutOff(page)),
    ...(await covered(page)),
    ...(await lone(page)),
  ];
}

/** Words that end at the edge of their box. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("body *")]
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const wide = element.scrollWidth > element.clientWidth + 1 && overflowX !== "auto";
        const high = element.scrollHeight > element.clientHeight + 1 && overflowY === "hidden";
        const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
        const hidden = element.closest(".visually-hidden, .sr-only, .card-preview, svg, [class*=clamp]");
        return words && !hidden && element.checkVisibility() && element.clientWidth > 0 && (wide || high);
      })
      .map((element) => `cut off: ${element.outerHTML.slice(0, 120)}`),
  );
}

/** Words that stand on other words. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: [DOMRect, string][] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const hidden =
        ".visually-hidden, .sr-only, .skip-link, .card-preview, svg, script, .site-header, .staff-sheet, .submit-row, dialog, [class*=clamp]";
      if (!node.textContent?.trim() || !parent?.checkVisibility() || parent.closest(hidden)) continue;
      if (getComputedStyle(parent).clipPath === "inset(50%)" || isClamped(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.textContent.trim().slice(0, 40);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push([box, text]);
    }
    /** Whether a text is cut after some lines: the further ones have a place, but are not drawn. */
    function isClamped(element: Element): boolean {
      if (getComputedStyle(element).webkitLineClamp !== "none") return true;
      return element.parentElement !== null && isClamped(element.parentElement);
    }
    // Lines of one text may touch; half a line is a fault.
    return lines.flatMap(([one, text], index) =>
      lines
        .slice(index + 1)
        .filter(([other]) => {
          const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
          const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
          return across > 4 && down > Math.min(one.height, other.height) / 2;
        })
        .map(([, other]) => `covered: "${text}" and "${other}"`),
    );
  });
}

/** Headings whose last line is one Chinese character, or one with its full stop. */
function lone(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("h1, h2, h3, .button, .nav-link, .lead, dt, label")].flatMap(
      (element) => {
        if (!element.checkVisibility() || element.querySelector(".chip")) return [];
        if (!/\p{Script=Han}/u.test(element.textContent ?? "")) return [];
        const range = document.createRange();
        range.selectNodeContents(element);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        const bottom = Math.max(...boxes.map((box) => box.bottom));
        const last = boxes.filter((box) => box.bottom > bottom - 4);
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        const width = Math.max(...last.map(({ right }) => right)) - Math.min(...last.map(({ left }) => left));
        const lines = new Set(boxes.map(({ top }) => Math.round(top / 8))).size;
        return lines > 1 && width < size * 1.6 ? [`lone character: ${element.textContent?.trim()}`] : [];
      },
    ),
  );
}
