import type { Page } from "playwright-core";

/** Elements that reach out of the window to the right, each by its opening tag; `[]` when nothing scrolls sideways. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const outside = [...document.querySelectorAll("body *")].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        element.checkVisibility() &&
        !element.parentElement?.closest("svg"),
    );
    return [
      `the page, ${scrollWidth - clientWidth} px too wide`,
      ...outside.map((element) => element.outerHTML.slice(0, 140)),
    ];
  });
}

/**
 * Controls whose target is smaller than 48 × 48 px, each with its size. What counts is where a press would
 * hit: a label belongs to its control, and a link may reach over its whole card. Links within sentences and
 * rich text are left out.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 48;
    const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=textbox]";

    const inSentence = (element: Element) => {
      if (element.closest(".prose")) return true;
      if (getComputedStyle(element).display !== "inline") return false;
      const block = element.closest("p, li, dd, td, figcaption, blockquote");
      return block !== null && (block.textContent ?? "").trim() !== (element.textContent ?? "").trim();
    };
    const hits = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      const label = hit?.closest("label");
      return hit !== null && (element.contains(hit) || (label ? label.control === element : false));
    };
    const reach = (element: Element, x: number, y: number, stepX: number, stepY: number) => {
      let steps = 0;
      while (steps < LEAST && hits(element, x + (steps + 1) * stepX, y + (steps + 1) * stepY)) steps += 1;
      return steps;
    };
    const targetSize = (element: Element): [number, number] => {
      const box = element.getBoundingClientRect();
      if (box.width >= LEAST - 0.5 && box.height >= LEAST - 0.5) return [box.width, box.height];
      element.scrollIntoView({ block: "center", inline: "nearest" });
      const { left, top, width, height } = element.getClientRects()[0] ?? box;
      const [x, y] = [left + width / 2, top + height / 2];
      const across = reach(element, x, y, -1, 0) + 1 + reach(element, x, y, 1, 0);
      const down = reach(element, x, y, 0, -1) + 1 + reach(element, x, y, 0, 1);
      return [Math.max(across, width), Math.max(down, height)];
    };
    return (
      [...document.querySelectorAll(CONTROLS)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inSentence(element))
        // Nobody can come to what is hidden from everybody, as the field that only programs fill in.
        .filter((element) => !element.closest("[aria-hidden=true]"))
        .flatMap((element) => {
          const [width, height] = targetSize(element);
          if (width >= LEAST - 1 && height >= LEAST - 1) return [];
          return [`${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`];
        })
    );
  });
}

/** Makes the text, and nothing else, so many times as large as the page has it. */
export async function setTextSize(page: Page, share: number): Promise<void> {
  await page.evaluate((times) => {
    document.documentElement.style.fontSize = "";
    const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    document.documentElement.style.fontSize = times === 1 ? "" : `${size * times}px`;
  }, share);
}

/**
 * Words within these elements that stand on more than one line: those between spaces, an e-mail address in two parts,
 * and of Chinese those of the browser's dictionary; and a PDF's size, which is as one word.
 * @throws when the page has no such elements.
 */
export function tornWords(page: Page, elements: string): Promise<string[]> {
  return page.evaluate((within) => {
    const lang = document.documentElement.lang;
    const split = new Intl.Segmenter(lang, { granularity: "word" });
    const linesOf = (node: Node, start: number, end: number) => {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const wordsOf = (text: string) =>
      /\p{Script=Han}/u.test(text)
        ? [...split.segment(text)].filter(({ isWordLike }) => isWordLike)
        : [...text.matchAll(/[^\s@]+@?/g)].map((match) => ({ segment: match[0], index: match.index }));
    const tornIn = (element: Element) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const node = texts.currentNode;
        const text = node.textContent ?? "";
        const parts = element.matches(".pdf-size") ? [{ segment: text, index: 0 }] : wordsOf(text);
        for (const { segment, index } of parts)
          if (linesOf(node, index, index + segment.length) > 1) found.push(segment);
      }
      return found;
    };
    const parts = [...document.querySelectorAll(within)];
    if (parts.length === 0) throw new Error(`The page has no ${within}.`);
    return parts.flatMap(tornIn);
  }, elements);
}
