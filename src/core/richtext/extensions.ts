import { type AnyExtension, type Extensions, Mark, Node } from "@tiptap/core";
import { StarterKit } from "@tiptap/starter-kit";
import { EXTERNAL_REL, isExternal, safeHref } from "./links";
import { MediaImage } from "./schema/image-node";
import { tableNodes } from "./schema/table-nodes";

function tightenLink(link: Mark): Mark {
  return link.extend({
    // Chinese runs on without a space: what is typed after a link must not become part of it.
    inclusive: false,
    addAttributes: () => ({
      href: { default: null, parseHTML: (element: HTMLElement) => safeHref(element.getAttribute("href")) },
    }),
    renderHTML({ HTMLAttributes }) {
      const href = safeHref(String(HTMLAttributes.href ?? "")) ?? "/";
      return ["a", isExternal(href) ? { href, rel: EXTERNAL_REL } : { href }, 0];
    },
  });
}

/** Numbering may start later than at 1, as after a picture between two items; its style is the site's. */
function tightenOrderedList(list: Node): Node {
  return list.extend({
    addAttributes: () => ({
      start: {
        default: 1,
        parseHTML: (element: HTMLElement) =>
          Math.max(1, Number.parseInt(element.getAttribute("start") ?? "1", 10) || 1),
      },
    }),
  });
}

function tighten(extension: AnyExtension): AnyExtension {
  if (extension instanceof Mark && extension.name === "link") return tightenLink(extension);
  if (extension instanceof Node && extension.name === "orderedList") return tightenOrderedList(extension);
  return extension;
}

const Basics = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(tighten);
  },
}).configure({
  heading: { levels: [2, 3] },
  link: {
    openOnClick: false,
    defaultProtocol: "https",
    isAllowedUri: (address) => safeHref(address) !== null,
  },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
});

/**
 * The schema of all rich text: paragraphs, headings 2 and 3, bold, italic, links, lists, quotes, line breaks,
 * images of the media store and tables. The sanitiser on the server keeps to the same list.
 */
export const richTextExtensions: Extensions = [Basics, MediaImage, ...tableNodes];
