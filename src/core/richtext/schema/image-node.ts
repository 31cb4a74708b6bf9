import { mergeAttributes } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { imageId, imageSrc } from "../media-image";

/** What the document knows of an image: `alt` is empty for a decorative one. */
export interface ImageAttributes {
  mediaId: string;
  alt: string;
}

/** An image of the media store, told by its id; images from anywhere else do not exist in the schema. */
export const MediaImage = Image.extend({
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
  // Its Markdown rule would make an image from any address.
  addInputRules: () => [],
});
