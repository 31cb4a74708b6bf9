import { LANGS } from "../../locale/lang";

/** Addresses that are no pages: they lead to the same as elsewhere. */
const NO_PAGE = /^\/(?:\/|(?:media|assets|og|api|cms|preview)(?:[/?#]|$))/;
const LINK = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"]*)"/g;

/** The start of the addresses of all that one link shows. */
export const previewPrefix = (token: string): string => `/preview/${token}`;

/** A page of a preview whose links stay in it. */
export function insidePreview(html: string, prefix: string, lang: string): string {
  return html.replaceAll(LINK, (whole, start: string, path: string) =>
    NO_PAGE.test(path)
      ? whole
      : `${start}${prefix}${hasLang(path) ? path : `/${lang}${path === "/" ? "" : path}`}"`,
  );
}

const hasLang = (path: string): boolean =>
  LANGS.some((lang) => new RegExp(`^/${lang}(?:[/?#]|$)`).test(path));
