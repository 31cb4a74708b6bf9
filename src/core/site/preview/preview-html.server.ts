import type { Lang } from "../../locale/lang";
import { previewPageWords } from "./words";

/** React writes every attribute in double quotes, and `<` within one as an entity. */
const SCRIPT = /<script[\s>][\s\S]*?<\/script>/g;
const LOADED_AHEAD = /<link rel="modulepreload"[^>]*>/g;
const SENDING = /<form([^>]*\smethod="post"[^>]*)>([\s\S]*?)<\/form>/g;
const CLASS = /\sclass="([^"]*)"/;

/**
 * A rendered page as a preview shows it: without any script, with a bar that says what it is, and with forms that send
 * nothing. Made from its HTML, so that no page has to know of it.
 */
export function previewHtml(html: string, lang: Lang): string {
  const words = previewPageWords[lang];
  const bar = `<p class="preview-bar" role="note">${words.bar}</p>`;
  return html
    .replaceAll(SCRIPT, "")
    .replaceAll(LOADED_AHEAD, "")
    .replaceAll(SENDING, (_, attributes: string, fields: string) => {
      const [, named = ""] = attributes.match(CLASS) ?? [];
      const within = `<p><strong>${words.inert}</strong></p><fieldset class="${named}" disabled>${fields}</fieldset>`;
      return `<form${attributes}>${within}</form>`;
    })
    .replace("</body>", `${bar}</body>`);
}
