import { innermostFirst, rawStyle, rename, unwrap, wrapContent } from "./dom";

const BOLD_FROM = 600;

/** What the element's style says of one property; undefined when nothing. */
function styleOf(element: Element, property: string): string | undefined {
  return rawStyle(element).match(new RegExp(`(?:^|;)${property}:([^;!]+)`))?.[1];
}

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= BOLD_FROM;
}

/**
 * Says bold and italic by elements: Google Docs says them by styles, and wraps everything in a `<b>` that is not
 * bold. Underlining, colours and fonts are dropped.
 */
export function stylesToMarks(root: HTMLElement): void {
  for (const element of innermostFirst(root, "span,font,b,strong,i,em")) {
    const name = element.localName;
    const weight = styleOf(element, "font-weight");
    const slant = styleOf(element, "font-style");
    const bold = weight ? isBold(weight) : name === "b" || name === "strong";
    const italic = slant ? slant !== "normal" : name === "i" || name === "em";
    if (bold && italic) wrapContent(element, "em");
    if (bold) rename(element, "strong");
    else if (italic) rename(element, "em");
    else unwrap(element);
  }
  for (const mark of innermostFirst(root, "strong,em")) {
    if (mark.textContent.trim() === "") unwrap(mark);
  }
}
