import { innermostFirst, isHollow, rename, unwrap } from "./dom";

const BLOCKS = "p,h2,h3,ul,ol,li,blockquote,table,tr,td,th";
const WRAPPERS = [
  ...["div", "section", "article", "main", "header", "footer", "aside", "figure", "figcaption", "address"],
  ...["center", "pre", "form", "fieldset", "details", "summary", "dl", "dt", "dd"],
].join(",");

function renameAll(root: HTMLElement, selector: string, name: string): void {
  for (const element of innermostFirst(root, selector)) rename(element, name);
}

/** The page's title is heading 1, so text starts at 2; what is deeper than 3 becomes 3. */
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

function tidyTables(root: HTMLElement): void {
  for (const caption of root.querySelectorAll("caption")) {
    caption.closest("table")?.before(rename(caption, "p"));
  }
  for (const header of root.querySelectorAll("th")) {
    const besideData = [...(header.parentElement?.children ?? [])].some((cell) => cell.localName === "td");
    header.setAttribute("scope", besideData ? "row" : "col");
  }
}

/** Takes away what holds nothing, and line breaks at the end of a block. */
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
  tidyTables(root);
}
