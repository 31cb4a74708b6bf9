import { rawStyle } from "./dom";

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
  // Only a paragraph right behind the list goes on with it.
  const kept = paragraph.previousElementSibling === open[0]?.element ? [...open] : [];
  while ((kept.at(-1)?.level ?? 0) > level) kept.pop();
  const top = kept.at(-1);
  if (top?.level === level && top.kind !== kind) kept.pop();
  if (kept.at(-1)?.level !== level) {
    const holder = kept.at(-1)?.element.lastElementChild ?? null;
    kept.push({ level, kind, element: openList(paragraph, holder, marker) });
  }
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  kept.at(-1)?.element.append(item);
  paragraph.remove();
  return kept;
}

/** Makes real lists of the paragraphs that Word draws as lists, by their bullets, numbers and levels. */
export function wordListsToLists(root: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>("p")) {
    const marker = takeMarker(paragraph);
    if (marker !== null) open = addItem(open, paragraph, marker);
  }
}
