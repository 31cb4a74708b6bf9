import type { Editor, EditorOptions } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { NodeSelection, Selection, TextSelection, type Transaction } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { isComposing } from "../../../ui/form/form";
import { cleanPastedHtml } from "../clean-paste";
import type { ImageAttributes } from "../extensions";

/** The hooks of a text for what happens beside writing in it. */
export interface EditorHooks {
  toToolbar: () => void;
  openLink: () => void;
  openImages: (files: File[]) => void;
  /** Called after each paste with the number of pictures left out. */
  tellLeftOut: (pictures: number) => void;
}

/** Whether keys step through a block: all but plain paragraphs. */
const isPart = ({ type }: Node) => type.name !== "paragraph";

/** Puts the caret into the next heading, list, quote, picture or table, or the one before; by keys (ATAG 2.0, A.3.4.1). */
function stepToPart(view: EditorView, isForwards: boolean): void {
  const { doc, selection, tr } = view.state;
  const starts: number[] = [];
  doc.forEach((block, start) => {
    if (isPart(block)) starts.push(start);
  });
  const here = selection.$from.depth === 0 ? selection.from : selection.$from.before(1);
  const next = isForwards ? starts.find((start) => start > here) : starts.findLast((start) => start < here);
  if (next === undefined) return;
  const into = doc.nodeAt(next)?.isAtom
    ? NodeSelection.create(doc, next)
    : Selection.near(doc.resolve(next + 1));
  view.dispatch(tr.setSelection(into).scrollIntoView());
}

const STEPS = ["ArrowUp", "ArrowDown"];

function handleKey(view: EditorView, event: KeyboardEvent, { toToolbar, openLink }: EditorHooks): boolean {
  if (isComposing(event)) return false;
  const isAltAlone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  const command = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
  if (event.altKey && event.key === "F10") toToolbar();
  else if (isAltAlone && STEPS.includes(event.key)) stepToPart(view, event.key === "ArrowDown");
  else if (command && event.key.toLowerCase() === "k") openLink();
  else return false;
  return true;
}

/** Pixels between the caret and the edges of the window: the toolbar sticks to the upper one. */
const CARET_ROOM = { top: 160, bottom: 48, left: 0, right: 0 };

/** Keys, pasting and dropping of the text, with the attributes of its element. */
export function editorProps(
  hooks: EditorHooks,
  attributes: Record<string, string>,
): EditorOptions["editorProps"] {
  // Of the current paste, which is cleaned before it is known to be about files.
  let leftOut = 0;
  const clean = (html: string) =>
    cleanPastedHtml(html, (pictures) => {
      leftOut = pictures;
    });
  const take = (files: File[]) => {
    if (files.length > 0) hooks.openImages(files);
    hooks.tellLeftOut(files.length > 0 ? 0 : leftOut);
    leftOut = 0;
    return files.length > 0;
  };
  return {
    attributes,
    scrollMargin: CARET_ROOM,
    scrollThreshold: CARET_ROOM,
    transformPastedHTML: clean,
    handleKeyDown: (view, event) => handleKey(view, event, hooks),
    handlePaste: (_view, event, slice) =>
      take(pastedImages(event, slice.content.textBetween(0, slice.content.size))),
    handleDrop: (view, event, _slice, moved) => !moved && take(droppedImages(view, event)),
  };
}

function imagesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith("image/"));
}

/**
 * The image files of a paste that contains nothing else. Word and spreadsheets put a picture of the text
 * beside the text: then the text is used.
 */
function pastedImages(event: ClipboardEvent, pastedWords: string): File[] {
  const data = event.clipboardData;
  return pastedWords.trim() === "" ? imagesOf(data) : [];
}

/** The image files of a drop, after the caret was put where they were dropped. */
function droppedImages(view: EditorView, event: DragEvent): File[] {
  const files = imagesOf(event.dataTransfer);
  const place = files.length > 0 && view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return files;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
  return files;
}

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
