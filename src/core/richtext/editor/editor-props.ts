import type { EditorOptions } from "@tiptap/core";
import { isComposing } from "../../staff/form/is-composing";
import { cleanPastedHtml } from "../clean-paste";
import { droppedImages, pastedImages } from "./image-files";

/** What the text does beside being written in. */
export interface EditorHooks {
  toToolbar: () => void;
  openLink: () => void;
  openImages: (files: File[]) => void;
  /** Told after each paste how many pictures it left out. */
  tellLeftOut: (pictures: number) => void;
}

function handleKey(event: KeyboardEvent, { toToolbar, openLink }: EditorHooks): boolean {
  if (isComposing(event)) return false;
  const command = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey;
  if (event.altKey && event.key === "F10") toToolbar();
  else if (command && event.key.toLowerCase() === "k") openLink();
  else return false;
  return true;
}

/** Room in pixels to keep between the caret and the edges of the window: the toolbar sticks to the upper one. */
const CARET_ROOM = { top: 160, bottom: 48, left: 0, right: 0 };

/** Keys, pasting and dropping of the text, with the attributes of its element. */
export function editorProps(
  hooks: EditorHooks,
  attributes: Record<string, string>,
): EditorOptions["editorProps"] {
  // Of the paste under way, which is cleaned before it is known to be about files.
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
    handleKeyDown: (_view, event) => handleKey(event, hooks),
    handlePaste: (_view, event, slice) =>
      take(pastedImages(event, slice.content.textBetween(0, slice.content.size))),
    handleDrop: (view, event, _slice, moved) => !moved && take(droppedImages(view, event)),
  };
}
