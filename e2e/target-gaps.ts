import type { Page } from "playwright-core";

/**
 * Pairs of controls with less than 8 px between them, each with its gap: who presses with a thumb, the eyes or a
 * tremor hits the other one. A label belongs to its control. Links within sentences and rich text are left out, and
 * what belongs together as one: the options of a field, what lies over another thing.
 */
export function tightPairs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 8;
    const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=textbox]";

    const inSentence = (element: Element) => {
      if (element.closest(".prose, [role=radiogroup]")) return true;
      if (getComputedStyle(element).display !== "inline") return false;
      const block = element.closest("p, li, dd, td, figcaption, blockquote");
      return block !== null && (block.textContent ?? "").trim() !== (element.textContent ?? "").trim();
    };
    const floatingPart = (element: Element | null): Element | null =>
      element && !/sticky|fixed/.test(getComputedStyle(element).position)
        ? floatingPart(element.parentElement)
        : element;
    const boxOf = (element: Element) => {
      const label = element.closest("label") ?? element;
      const { left, top, right, bottom } = label.getBoundingClientRect();
      return { element, label, floating: floatingPart(element), left, top, right, bottom };
    };
    const boxes = [...document.querySelectorAll(CONTROLS)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !element.closest("[aria-hidden=true]") && !inSentence(element))
      .map(boxOf)
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    const gap = (one: (typeof boxes)[number], other: (typeof boxes)[number]) => {
      const across = Math.max(one.left, other.left) - Math.min(one.right, other.right);
      const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom);
      return Math.max(across, down);
    };
    return boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (one.floating !== other.floating) return []; // what scrolls goes by below it
        const between = gap(one, other);
        // Below zero one lies over the other: a card under its link, a field that holds a button.
        if (one.label === other.label || between < -0.5 || between >= LEAST - 0.5) return [];
        const words = ({ element }: typeof one) => element.outerHTML.replace(/\s+/g, " ").slice(0, 70);
        return [`${between.toFixed(1)} px: ${words(one)} | ${words(other)}`];
      }),
    );
  });
}
