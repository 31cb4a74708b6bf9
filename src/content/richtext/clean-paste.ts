import { safeHref } from "./links";
import { imageId } from "./media-image";

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

const BLOCKS = "p,h2,h3,ul,ol,li,blockquote,table,tr,td,th";
const WRAPPERS = [
  ...["div", "section", "article", "main", "header", "footer", "aside", "figure", "figcaption", "address"],
  ...["center", "pre", "form", "fieldset", "details", "summary", "dl", "dt", "dd"],
].join(",");

function renameAll(root: HTMLElement, selector: string, name: string): void {
  for (const element of innermostFirst(root, selector)) rename(element, name);
}

/** The page's title is heading 1, so text starts at 2; deeper levels than 3 are set to 3. */
function levelHeadings(root: HTMLElement): void {
  renameAll(root, "h1,p.MsoTitle", "h2");
  renameAll(root, "h4,h5,h6,p.MsoSubtitle", "h3");
  for (const mark of innermostFirst(root, ":is(h2,h3) strong")) unwrap(mark);
}

/** Leaves the blocks inside a wrapper in its place, and makes paragraphs of the loose text between them. */
function dissolve(wrapper: HTMLElement): void {
  let paragraph: HTMLElement | null = null;
  for (const child of [...wrapper.childNodes]) {
    if (child instanceof Element && child.matches(BLOCKS)) {
      paragraph = null;
    } else {
      if (!paragraph) {
        paragraph = wrapper.ownerDocument.createElement("p");
        child.before(paragraph);
      }
      paragraph.append(child);
    }
  }
  unwrap(wrapper);
}

/** A list directly in a list belongs to the item before it. */
function nestLists(root: HTMLElement): void {
  for (const list of innermostFirst(root, ":is(ul,ol) > :is(ul,ol)")) {
    const before = list.previousElementSibling;
    const item = before?.localName === "li" ? before : list.ownerDocument.createElement("li");
    if (item !== before) list.before(item);
    item.append(list);
  }
}

function scopeHeaders(root: HTMLElement): void {
  for (const header of root.querySelectorAll("th")) {
    const besideData = [...(header.parentElement?.children ?? [])].some((cell) => cell.localName === "td");
    header.setAttribute("scope", besideData ? "row" : "col");
  }
}

/** Removes empty elements, and line breaks at the end of a block. */
function removeEmpty(root: HTMLElement): void {
  for (const br of innermostFirst(root, `:is(${BLOCKS}) > br:last-child`)) {
    if ((br.nextSibling?.textContent ?? "").trim() === "") br.remove();
  }
  for (const element of innermostFirst(root, "p,h2,h3,li,ul,ol,blockquote,a")) {
    if (isHollow(element)) element.remove();
  }
}

/** Gives pasted text the structure of our own: headings 2 and 3, paragraphs, proper lists, plain tables. */
function restructure(root: HTMLElement): void {
  levelHeadings(root);
  for (const wrapper of innermostFirst(root, WRAPPERS)) dissolve(wrapper);
  nestLists(root);
  scopeHeaders(root);
}

/** A list being built: Word numbers levels from 1. */
interface OpenList {
  level: number;
  element: HTMLElement;
  kind: string;
}

const ORDERED = /^[(（]?(?:\d+|[a-z]{1,5}|[一二三四五六七八九十]+)[.)）、．]/i;
const TYPED_MARKER = /^[\s\u00a0]*((?:[·•▪◦●○■§–-]|o(?=\u00a0)|[(（]?(?:\d+|[a-z])[.)）、．])[\s\u00a0]+)/;

function firstText(element: Element): Text | null {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text && walker.currentNode.data.trim() !== "")
      return walker.currentNode;
  }
  return null;
}

/** Takes the bullet or number that Word wrote as text out of the paragraph; null when it has none. */
function takeMarker(paragraph: HTMLElement): string | null {
  const marked = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:ignore/.test(rawStyle(span)),
  );
  if (marked) {
    const marker = marked.textContent.trim();
    marked.remove();
    return marker;
  }
  if (!paragraph.className.startsWith("MsoListParagraph")) return null;
  const text = firstText(paragraph);
  const typed = text?.data.match(TYPED_MARKER);
  if (!text || !typed?.[1]) return null;
  text.data = text.data.slice(typed[0].length);
  return typed[1].trim();
}

function openList(paragraph: HTMLElement, holder: Element | null, marker: string): HTMLElement {
  const ordered = ORDERED.test(marker);
  const list = paragraph.ownerDocument.createElement(ordered ? "ol" : "ul");
  const number = Number.parseInt(marker.replace(/^\D/, ""), 10);
  if (ordered && number > 1) list.setAttribute("start", String(number));
  if (holder) holder.append(list);
  else paragraph.before(list);
  return list;
}

function addItem(open: OpenList[], paragraph: HTMLElement, marker: string): OpenList[] {
  const style = rawStyle(paragraph);
  const level = Number(style.match(/level(\d+)/)?.[1] ?? 1);
  const kind = `${style.match(/mso-list:(l\d+)/)?.[1] ?? ""}${ORDERED.test(marker) ? "ordered" : "bullets"}`;
  // Only a paragraph right after the list continues it.
  const lists = paragraph.previousElementSibling === open[0]?.element ? [...open] : [];
  while ((lists.at(-1)?.level ?? 0) > level) lists.pop();
  const top = lists.at(-1);
  if (top?.level === level && top.kind !== kind) lists.pop();
  if (lists.at(-1)?.level !== level) {
    const holder = lists.at(-1)?.element.lastElementChild ?? null;
    lists.push({ level, kind, element: openList(paragraph, holder, marker) });
  }
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  lists.at(-1)?.element.append(item);
  paragraph.remove();
  return lists;
}

/** Makes real lists of the paragraphs that Word draws as lists, by their bullets, numbers and levels. */
function wordListsToLists(root: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>("p")) {
    const marker = takeMarker(paragraph);
    if (marker !== null) open = addItem(open, paragraph, marker);
  }
}

/** Elements below `root` that match, innermost first, so that each may be replaced before its parent. */
function innermostFirst(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].reverse();
}

/** Replaces the element by its children. */
function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Puts an element of another name, without attributes, in the place of this one. */
function rename(element: Element, name: string): HTMLElement {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Moves all children of the element into a new child of it. */
function wrapContent(element: Element, name: string): void {
  const wrapper = element.ownerDocument.createElement(name);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const STYLE_ATTRIBUTE = /(<[a-z][^<>]*?\s)style(?=\s*=)/gi;
const STYLE_SHEET = /<style[\s>][\s\S]*?<\/style\s*>/gi;
const ASIDE = "data-pasted-style";

/**
 * Parses pasted HTML as a document of its own, without running any of it. Styles are moved to data
 * attributes: the site's policy forbids inline styles even here, so a browser would not parse them and would
 * report each one.
 */
function parsePasted(html: string): HTMLElement {
  const aside = html.replace(STYLE_SHEET, "").replace(STYLE_ATTRIBUTE, `$1${ASIDE}`);
  return new DOMParser().parseFromString(aside, "text/html").body;
}

/** The style attribute of the pasted element, in small letters and without spaces; `""` without one. */
function rawStyle(element: Element): string {
  return (element.getAttribute(ASIDE) ?? "").toLowerCase().replace(/\s+/g, "");
}

/** Pasted elements that have a style, in document order. */
function styledElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`[${ASIDE}]`)];
}

/** Whether it is empty for a reader: no words, no image. */
function isHollow(element: Element): boolean {
  return element.textContent.trim() === "" && element.querySelector("img") === null;
}
