import { imageId } from "../media-image";
import { innermostFirst, isHollow, rawStyle, styledElements, unwrap } from "./dom";

/** What belongs to the page or program it came from, and not to the text. */
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
 * Takes away comments, programs' own elements, hidden parts, page furniture, and images from elsewhere; gives how
 * many of these.
 */
export function removeForeign(root: HTMLElement): number {
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
