import type { Editor } from "@tiptap/core";
import { NodeSelection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { ImageAttributes } from "../schema/image-node";

/** Puts the caret behind the image that was just put in; selected, it would be replaced by the next letter. */
function caretBehind(tr: Transaction): void {
  if (!(tr.selection instanceof NodeSelection)) return;
  const end = tr.selection.to;
  const paragraph = tr.doc.type.schema.nodes.paragraph;
  if (!tr.doc.resolve(end).nodeAfter?.isTextblock && paragraph) tr.insert(end, paragraph.create());
  tr.setSelection(TextSelection.near(tr.doc.resolve(end + 1)));
}

/** Puts an image where the caret is and returns to the text, behind the image. */
export function insertImage(editor: Editor, image: ImageAttributes): void {
  editor
    .chain()
    .focus()
    .insertContent({ type: "image", attrs: image })
    .command(({ tr }) => {
      caretBehind(tr);
      return true;
    })
    .run();
}

/** The image that is selected in the text, if one is. */
export function selectedImage(editor: Editor): ImageAttributes | undefined {
  if (!editor.isActive("image")) return undefined;
  const { mediaId, alt } = editor.getAttributes("image");
  return { mediaId: String(mediaId), alt: String(alt ?? "") };
}
