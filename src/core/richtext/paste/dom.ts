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

/** The `style` attribute as written, in small letters and without spaces; browsers hide what only Word knows. */
export function rawStyle(element: Element): string {
  return (element.getAttribute("style") ?? "").toLowerCase().replace(/\s+/g, "");
}

/** Whether a reader would see nothing of it: no words, no image. */
export function isHollow(element: Element): boolean {
  return element.textContent.trim() === "" && element.querySelector("img") === null;
}
