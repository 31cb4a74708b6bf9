import { LANGS } from "../../locale/lang";

/** Addresses that are no pages: they lead to the same as elsewhere. */
const NO_PAGE = /^\/(?:\/|(?:media|assets|og|api|cms|preview)(?:[/?#]|$))/;
const LINK = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"]*)"/g;

const TAG = /<[a-z][^<>]*\/media\/[^<>]*>/g;
const FILE = /(\/media\/[\w-]{36}(?:\/[^\s"?,]*)?)(\?[^\s",]*)?/g;

/** The start of the addresses of all that one link shows. */
export const previewPrefix = (token: string): string => `/preview/${token}`;

/** A page of a preview whose links stay in it, and whose files are asked for by its token. */
export function insidePreview(html: string, token: string, lang: string): string {
  const prefix = previewPrefix(token);
  return withToken(html, token).replaceAll(LINK, (whole, start: string, path: string) =>
    NO_PAGE.test(path)
      ? whole
      : `${start}${prefix}${hasLang(path) ? path : `/${lang}${path === "/" ? "" : path}`}"`,
  );
}

/** Visitors get no file that only a draft uses: the token says who may. */
const withToken = (html: string, token: string): string =>
  html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      FILE,
      (_, file: string, query = "") => `${file}${query ? `${query}&amp;` : "?"}preview=${token}`,
    ),
  );

const hasLang = (path: string): boolean =>
  LANGS.some((lang) => new RegExp(`^/${lang}(?:[/?#]|$)`).test(path));
