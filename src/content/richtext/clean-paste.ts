import { safeHref } from "./links";
import { imageId } from "./media-image";
import {
  innermostFirst,
  isHollow,
  parsePasted,
  rawStyle,
  removeEmpty,
  rename,
  restructure,
  styledElements,
  unwrap,
  wordListsToLists,
  wrapContent,
} from "./paste/structure";

const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  ...{ p: [], h2: [], h3: [], strong: [], em: [], ul: [], li: [], blockquote: [], br: [] },
  ...{ table: [], thead: [], tbody: [], tfoot: [], tr: [] },
  a: ["href"],
  ol: ["start"],
  img: ["data-media-id", "src", "alt"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan", "scope"],
};

/** Marks what an editor of the same kind, most often this one, put on the clipboard. */
const OWN_CLIPBOARD = "data-pm-slice";
const HAN = "[\\p{Script=Han}\\u3000-\\u303f\\uff01-\\uff60]";
const BROKEN_CHINESE = new RegExp(`(?<=${HAN})[ \\t]*[\\r\\n]\\s*(?=${HAN})`, "gu");

/** Word breaks its lines anywhere in Chinese; a browser would show each break as a space. */
function mendText(root: HTMLElement): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const value = text.nodeValue ?? "";
    text.nodeValue = value.replace(BROKEN_CHINESE, "").replaceAll("\u00a0", " ");
  }
}

function removeUnknown(root: HTMLElement): void {
  for (const element of innermostFirst(root, "*")) {
    const allowed = ALLOWED_ATTRIBUTES[element.localName];
    if (!allowed) {
      unwrap(element);
      continue;
    }
    for (const { name } of [...element.attributes]) {
      if (!allowed.includes(name)) element.removeAttribute(name);
    }
    if (element.localName !== "a") continue;
    const href = safeHref(element.getAttribute("href"));
    if (href) element.setAttribute("href", href);
    else unwrap(element);
  }
}

/**
 * Pasted HTML as the editor should take it. From Word: real lists, no markup of its own; from Google Docs:
 * bold and italic as elements; from web pages: the text without scripts, styles, navigation and pictures
 * (whose files are on other sites), whose number is passed to `onLeftOut`. What was copied from this editor
 * is not changed.
 */
export function cleanPastedHtml(html: string, onLeftOut: (pictures: number) => void = () => {}): string {
  if (html.includes(OWN_CLIPBOARD)) return html;
  const body = parsePasted(html);
  onLeftOut(removeForeign(body));
  wordListsToLists(body);
  stylesToMarks(body);
  captionsBefore(body);
  restructure(body);
  mendText(body);
  removeUnknown(body);
  removeEmpty(body);
  return body.innerHTML.trim();
}

/** A text has no captions of tables: each is a paragraph before its table. */
function captionsBefore(body: HTMLElement): void {
  for (const caption of body.querySelectorAll("caption")) {
    const table = caption.closest("table");
    table?.before(caption);
    rename(caption, "p");
  }
}

/** The elements that belong to the page or program it came from, and not to the text. */
const FOREIGN = [
  ...["script", "style", "meta", "link", "title", "base", "template", "noscript", "xml", "colgroup"],
  ...["nav", "iframe", "object", "embed", "svg", "math", "canvas", "video", "audio", "map", "dialog"],
  ...["input", "select", "textarea", "button", "progress", "meter", "hr", "[hidden]"],
  ...[".MsoCommentReference", ".Apple-interchange-newline"],
].join(",");

const HIDDEN_STYLE = /(?:^|;)(?:display:none|mso-hide:all|mso-element:comment)/;

function removeComments(root: Node): void {
  const walker = root.ownerDocument?.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker?.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Word's own elements (`o:p`, `v:shape`, `st1:place`): drawings and empty ones go, the words of others stay. */
function removeOfficeElements(root: HTMLElement): void {
  for (const element of innermostFirst(root, "*")) {
    if (!element.localName.includes(":")) continue;
    if (element.localName.startsWith("v:") || isHollow(element)) element.remove();
    else unwrap(element);
  }
}

/**
 * Removes comments, programs' own elements, hidden parts, page furniture, and images from elsewhere; returns
 * the number of these images.
 */
function removeForeign(root: HTMLElement): number {
  removeComments(root);
  for (const element of root.querySelectorAll(FOREIGN)) element.remove();
  for (const element of styledElements(root)) {
    if (HIDDEN_STYLE.test(rawStyle(element))) element.remove();
  }
  removeOfficeElements(root);
  const away = [...root.querySelectorAll("img")].filter(
    (image) => !imageId(image.getAttribute("data-media-id"), image.getAttribute("src")),
  );
  for (const image of away) image.remove();
  return away.length;
}

const BOLD_FROM = 600;

/** The value of one property in the element's style; undefined when it has none. */
function styleOf(element: Element, property: string): string | undefined {
  return rawStyle(element).match(new RegExp(`(?:^|;)${property}:([^;!]+)`))?.[1];
}

function isBold(weight: string): boolean {
  return weight === "bold" || weight === "bolder" || Number(weight) >= BOLD_FROM;
}

/**
 * Turns bold and italic styles into elements: Google Docs uses styles, and wraps everything in a `<b>` that
 * is not bold. Underlining, colours and fonts are dropped.
 */
function stylesToMarks(root: HTMLElement): void {
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
