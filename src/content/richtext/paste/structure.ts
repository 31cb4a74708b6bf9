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
export function removeEmpty(root: HTMLElement): void {
  for (const br of innermostFirst(root, `:is(${BLOCKS}) > br:last-child`)) {
    if ((br.nextSibling?.textContent ?? "").trim() === "") br.remove();
  }
  for (const element of innermostFirst(root, "p,h2,h3,li,ul,ol,blockquote,a")) {
    if (isHollow(element)) element.remove();
  }
}

/** Gives pasted text the structure of our own: headings 2 and 3, paragraphs, proper lists, plain tables. */
export function restructure(root: HTMLElement): void {
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
export function wordListsToLists(root: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>("p")) {
    const marker = takeMarker(paragraph);
    if (marker !== null) open = addItem(open, paragraph, marker);
  }
}

/** Elements below `root` that match, innermost first, so that each may be replaced before its parent. */
export function innermostFirst(root: ParentNode, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].reverse();
}

/** Replaces the element by its children. */
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

/** Moves all children of the element into a new child of it. */
export function wrapContent(element: Element, name: string): void {
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
export function parsePasted(html: string): HTMLElement {
  const aside = html.replace(STYLE_SHEET, "").replace(STYLE_ATTRIBUTE, `$1${ASIDE}`);
  return new DOMParser().parseFromString(aside, "text/html").body;
}

/** The style attribute of the pasted element, in small letters and without spaces; `""` without one. */
export function rawStyle(element: Element): string {
  return (element.getAttribute(ASIDE) ?? "").toLowerCase().replace(/\s+/g, "");
}

/** Pasted elements that have a style, in document order. */
export function styledElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll(`[${ASIDE}]`)];
}

/** Whether it is empty for a reader: no words, no image. */
export function isHollow(element: Element): boolean {
  return element.textContent.trim() === "" && element.querySelector("img") === null;
}
