import { innermostFirst, rename, unwrap, wrapContent } from "./dom";

const BOLD_FROM = 600;

/** Whether a style says bold, says not bold, or says nothing. */
function boldness(element: HTMLElement): boolean | undefined {
  const weight = element.style.fontWeight;
  if (weight === "") return undefined;
  return weight === "bold" || weight === "bolder" || Number(weight) >= BOLD_FROM;
}

function slant(element: HTMLElement): boolean | undefined {
  const style = element.style.fontStyle;
  return style === "" ? undefined : style !== "normal";
}

/**
 * Says bold and italic by elements: Google Docs says them by styles, and wraps everything in a `<b>` that is not
 * bold. Underlining, colours and fonts are dropped.
 */
export function stylesToMarks(root: HTMLElement): void {
  for (const element of innermostFirst(root, "span,font,b,strong,i,em")) {
    const name = element.localName;
    const bold = boldness(element) ?? (name === "b" || name === "strong");
    const italic = slant(element) ?? (name === "i" || name === "em");
    if (bold && italic) wrapContent(element, "em");
    if (bold) rename(element, "strong");
    else if (italic) rename(element, "em");
    else unwrap(element);
  }
  for (const mark of innermostFirst(root, "strong,em")) {
    if (mark.textContent.trim() === "") unwrap(mark);
  }
}
