import type { Locator } from "playwright-core";

/** Where the focus is, as seen from an element that somebody wants to come to. */
export interface Stop {
  /** The focus is there. */
  there: boolean;
  /** The element stands before the focus in the page. */
  before: boolean;
  /** What a press on the element would do. */
  kind: "radio" | "checkbox" | "field" | "press";
  /** Type of an input, else "". */
  type: string;
  /** What is wrong with where the focus is: it cannot be seen, or no key can come to the element. */
  fault: string;
}

/** Looks where the focus is. A label counts for its control, what is in a button or link for that. */
export function stopOf(target: Locator): Promise<Stop> {
  return target.evaluate((element) => {
    const STOPS = "a[href], button, summary, input, select, textarea, [tabindex], [contenteditable=true]";
    const label = element.closest("label");
    const wanted = (label?.control ?? element.closest(STOPS)) as HTMLElement | null;
    const at = document.activeElement ?? document.body;
    const type = wanted instanceof HTMLInputElement ? wanted.type : "";
    const radio = type === "radio" ? (wanted as HTMLInputElement) : null;
    const sameGroup =
      radio !== null && at instanceof HTMLInputElement && at.name === radio.name && at.form === radio.form;
    const field = wanted?.matches("input, select, textarea, [contenteditable=true]") ?? false;
    const kind =
      type === "radio" || type === "checkbox" ? type : field && type !== "submit" ? "field" : "press";
    const before = (wanted?.compareDocumentPosition(at) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
    const ringed = (of: Element | null) => {
      if (!of) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(of);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const around = [at, at.closest(".card, label, .rich-text-frame"), at.parentElement];
    // The parts of a date field show their own focus, and other sites, as PayPal's, have their own ways.
    const inParts = at.matches("input[type=date]:not(:focus-visible)");
    const byKey = at instanceof HTMLElement && at !== document.body && at.tabIndex >= 0 && !inParts;
    const ours = document.querySelector('link[rel=icon][href^="data:image/svg"]') !== null;
    const unseen =
      ours && byKey && !around.some(ringed) ? `No focus is seen on ${at.outerHTML.slice(0, 200)}` : "";
    const name = element.outerHTML.slice(0, 200);
    return {
      there: wanted !== null && (at === wanted || sameGroup),
      before: at !== document.body && before > 0,
      kind,
      type,
      fault: wanted ? unseen : `No key can come to ${name}`,
    };
  });
}
