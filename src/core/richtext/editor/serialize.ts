import type { Editor } from "@tiptap/core";
import { isBlank } from "../text";

const HOLLOW = /<(p|h2|h3|ul|ol|li|blockquote)(?: start="\d+")?>(?:\s|<br>)*<\/\1>/g;

/**
 * The editor's text as the server would store it: no blocks without content (the editor keeps an empty paragraph
 * at the end to write on), `""` when there is nothing. What comes back after a save is then the same string.
 */
export function richTextOf(editor: Editor): string {
  let html = editor.getHTML().replaceAll("&nbsp;", "\u00a0");
  let before = "";
  while (html !== before) {
    before = html;
    html = html.replace(HOLLOW, "");
  }
  return isBlank(html) ? "" : html;
}
