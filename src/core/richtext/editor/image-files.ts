import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

function imagesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith("image/"));
}

/**
 * The image files of a paste that is about them. Word and spreadsheets put a picture of the text beside the
 * text: then it is the text that is meant.
 */
export function pastedImages(event: ClipboardEvent, pastedWords: string): File[] {
  const data = event.clipboardData;
  return pastedWords.trim() === "" ? imagesOf(data) : [];
}

/** The image files of a drop, after the caret was put where they were dropped. */
export function droppedImages(view: EditorView, event: DragEvent): File[] {
  const files = imagesOf(event.dataTransfer);
  const place = files.length > 0 && view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (!place) return files;
  const { tr, doc } = view.state;
  view.dispatch(tr.setSelection(Selection.near(doc.resolve(place.pos))));
  return files;
}
