/** Elements below `root` that match, innermost first, so that each may be replaced before what holds it. */
export function innermostFirst(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].reverse();
}

/** Takes the element away and leaves what it held in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Puts an element of another name, without attributes, in the place of this one. */
export function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Puts everything that the element holds into a new child of it. */
export function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;
const STYLE_SHEET = /<style[\s>][\s\S]*?<\/style\s*>/gi;
const ASIDE = "data-pasted-style";

/**
 * Pasted HTML as a document of its own, without running any of it. Styles are set aside as data: the site's
 * policy forbids inline styles even here, so a browser would tell nothing of them and report each one.
 */
export function parsePasted(html: string): HTMLElement {
  const aside = html.replace(STYLE_SHEET, "").replace(STYLE_ATTRIBUTE, `$1${ASIDE}`);
  return new DOMParser().parseFromString(aside, "text/html").body;
}

/** The pasted element's style as it was written, in small letters and without spaces; `""` without one. */
export function rawStyle(element: Element): string {
  return (element.getAttribute(ASIDE) ?? "").toLowerCase().replace(/\s+/g, "");
}

/** Pasted elements that have a style, in document order. */
export function styledElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`[${ASIDE}]`)];
}

/** Whether a reader would see nothing of it: no words, no image. */
export function isHollow(element: Element): boolean {
  return element.textContent.trim() === "" && element.querySelector("img") === null;
}
