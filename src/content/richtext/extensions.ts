import {
  type AnyExtension,
  type Attributes,
  type Extensions,
  Mark,
  mergeAttributes,
  Node,
} from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import type { Attrs } from "@tiptap/pm/model";
import { StarterKit } from "@tiptap/starter-kit";
import { askTogether } from "../../media/library-answers";
import { LANG_TAG, LANGS } from "../../platform/locale/lang";
import { autoLink } from "./auto-link";
import { EXTERNAL_REL, isExternal, safeHref } from "./links";
import { imageId, imageSrc } from "./media-image";

function tightenLink(link: Mark): Mark {
  return link.extend({
    // Chinese continues without a space: what is typed after a link must not be added to it.
    inclusive: false,
    addPasteRules: () => [],
    addProseMirrorPlugins() {
      return [...(this.parent?.() ?? []), autoLink(this.type)];
    },
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
    autolink: false,
    linkOnPaste: false,
    defaultProtocol: "https",
    isAllowedUri: (address) => safeHref(address) !== null,
  },
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
});

/** The attributes of an image in the document: `alt` is empty where the library describes it. */
export interface ImageAttributes {
  mediaId: string;
  alt: string;
}

/** An image of the media store, by its id; images from anywhere else do not exist in the schema. */
const MediaImage = Image.extend({
  addAttributes() {
    return {
      mediaId: { default: null, rendered: false },
      alt: { default: "", rendered: false },
    };
  },
  parseHTML() {
    return [
      {
        tag: "img",
        getAttrs: (element) => {
          const mediaId = imageId(element.getAttribute("data-media-id"), element.getAttribute("src"));
          return mediaId ? { mediaId, alt: element.getAttribute("alt")?.trim() ?? "" } : false;
        },
      },
    ];
  },
  renderHTML({ node, HTMLAttributes }) {
    const id = String(node.attrs.mediaId);
    const shown = { "data-media-id": id, src: imageSrc(id), alt: String(node.attrs.alt) };
    return ["img", mergeAttributes(HTMLAttributes, shown)];
  },
  /** The editor shows its description below it, where it is read over and found by a search of the page. */
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement("figure");
      const image = dom.appendChild(document.createElement("img"));
      const said = dom.appendChild(document.createElement("figcaption"));
      said.ariaHidden = "true"; // the image's own alternative says it
      const show = ({ mediaId, alt }: Attrs) => {
        const src = imageSrc(String(mediaId));
        if (image.getAttribute("src") !== src) image.src = src;
        image.alt = said.textContent = String(alt);
        if (alt === "") void describedByLibrary(String(mediaId), dom).then(tell, () => {});
      };
      const tell = (described: string) => {
        if (image.alt === "") image.alt = said.textContent = described;
      };
      show(node.attrs);
      return {
        dom,
        update: ({ type, attrs }) => {
          if (type.name !== "image") return false;
          show(attrs);
          return true;
        },
      };
    };
  },
  // Its Markdown rule would make an image from any address.
  addInputRules: () => [],
});

/** The library's description of an image, in the language of the surrounding text. */
async function describedByLibrary(id: string, shown: Element): Promise<string> {
  const described = (await askTogether(id)).get(id);
  const tag = shown.closest("[lang]")?.getAttribute("lang");
  const lang = LANGS.find((each) => LANG_TAG[each] === tag);
  return (lang && described?.alt[lang]) ?? "";
}

function spanAttribute(name: "colspan" | "rowspan"): Attributes[string] {
  return {
    default: 1,
    parseHTML: (element) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? "1", 10) || 1),
  };
}

/** The attributes of both kinds of cell: no colours, no alignment, and widths are the browser's affair. */
const CELL_ATTRIBUTES: Attributes = {
  colspan: spanAttribute("colspan"),
  rowspan: spanAttribute("rowspan"),
  // The table commands read it, so it has to exist.
  colwidth: { default: null, rendered: false, parseHTML: () => null },
};

const PlainTable = Table.extend({
  renderHTML: () => ["table", ["tbody", 0]],
  addNodeView: () => null,
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // Adding a row at the last cell, as the extension does, would never let a keyboard out of the table.
      Tab: () => this.editor.commands.goToNextCell(),
    };
  },
});

const PlainCell = TableCell.extend({ addAttributes: () => CELL_ATTRIBUTES });

const PlainHeader = TableHeader.extend({
  addAttributes: () => ({
    ...CELL_ATTRIBUTES,
    scope: {
      default: "col",
      parseHTML: (element: HTMLElement) => (element.getAttribute("scope") === "row" ? "row" : "col"),
    },
  }),
});

/** A table with header cells, as plain HTML. */
const tableNodes: Extensions = [PlainTable, TableRow, PlainHeader, PlainCell];

/**
 * The schema of all rich text: paragraphs, headings 2 and 3, bold, italic, links, lists, quotes, line breaks,
 * images of the media store and tables. The sanitiser on the server has the same list.
 */
export const richTextExtensions: Extensions = [Basics, MediaImage, ...tableNodes];
