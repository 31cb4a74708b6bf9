import { safeHref } from "./links";
import { innermostFirst, parsePasted, unwrap } from "./paste/dom";
import { removeForeign } from "./paste/foreign";
import { stylesToMarks } from "./paste/marks";
import { removeEmpty, restructure } from "./paste/structure";
import { wordListsToLists } from "./paste/word-lists";

const KEPT_ATTRIBUTES: Record<string, string[]> = {
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

function keepOnlyKnown(root: HTMLElement): void {
  for (const element of innermostFirst(root, "*")) {
    const kept = KEPT_ATTRIBUTES[element.localName];
    if (!kept) {
      unwrap(element);
      continue;
    }
    for (const { name } of [...element.attributes]) {
      if (!kept.includes(name)) element.removeAttribute(name);
    }
    if (element.localName !== "a") continue;
    const href = safeHref(element.getAttribute("href"));
    if (href) element.setAttribute("href", href);
    else unwrap(element);
  }
}

/**
 * Pasted HTML as the editor should take it. From Word: real lists, no markup of its own; from Google Docs: bold
 * and italic as elements; from web pages: the text without scripts, styles, navigation and pictures (whose
 * files are on other sites), of which `onLeftOut` is told how many. What was copied from this editor stays as it is.
 */
export function cleanPastedHtml(html: string, onLeftOut: (pictures: number) => void = () => {}): string {
  if (html.includes(OWN_CLIPBOARD)) return html;
  const body = parsePasted(html);
  onLeftOut(removeForeign(body));
  wordListsToLists(body);
  stylesToMarks(body);
  restructure(body);
  mendText(body);
  keepOnlyKnown(body);
  removeEmpty(body);
  return body.innerHTML.trim();
}
