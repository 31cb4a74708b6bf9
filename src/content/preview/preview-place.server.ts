import type { Database } from "../../platform/db/database.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import type { AnyContent, ContentType } from "../definition";
import { entryStateOf } from "../store/entry-state.server";
import type { PreviewEntry } from "../store/preview-overlay.server";
import { previewLinkWords } from "./words";

/** Addresses outside pages: they are not rewritten. */
const NO_PAGE = /^\/(?:\/|(?:media|assets|og|api|cms|preview)(?:[/?#]|$))/;
const LINK = /(<(?:a|form)\b[^>]*?\s(?:href|action)=")(\/[^"]*)"/g;

const TAG = /<[a-z][^<>]*\/media\/[^<>]*>/g;
const FILE = /(\/media\/[\w-]{36}(?:\/[^\s"?,]*)?)(\?[^\s",]*)?/g;

/** The start of the addresses of all that one link shows. */
export const previewPrefix = (token: string): string => `/preview/${token}`;

const CARD = /<meta (?:property="og:|name="(?:twitter:|description"))[^>]*>/g;
const SITE_NAME = /<meta property="og:site_name" content="([^"]*)"/;

/**
 * A page whose link preview says that it is a preview, of whom, and nothing else: robots of messengers fetch
 * an address that somebody sends, and show its card to everybody in the conversation.
 */
function withoutCard(html: string, lang: Lang): string {
  const [, name = ""] = SITE_NAME.exec(html) ?? [];
  const title = [name, previewLinkWords[lang].title].filter((part) => part !== "").join(" – ");
  return html
    .replaceAll(CARD, "")
    .replace("</head>", () => `<meta property="og:title" content="${title}"></head>`);
}

/** A preview page with its links pointing into the preview, and its files requested by the token. */
export function insidePreview(html: string, token: string, lang: Lang): string {
  const prefix = previewPrefix(token);
  return withToken(withoutCard(html, lang), token).replaceAll(LINK, (whole, start: string, path: string) =>
    NO_PAGE.test(path)
      ? whole
      : `${start}${prefix}${hasLang(path) ? path : `/${lang}${path === "/" ? "" : path}`}"`,
  );
}

/** Visitors get no file that only a draft uses: the token gives permission. */
const withToken = (html: string, token: string): string =>
  html.replaceAll(TAG, (tag) =>
    tag.replaceAll(
      FILE,
      (_, file: string, query = "") => `${file}${query ? `${query}&amp;` : "?"}preview=${token}`,
    ),
  );

const hasLang = (path: string): boolean =>
  LANGS.some((lang) => new RegExp(`^/${lang}(?:[/?#]|$)`).test(path));

/** A list type, as far as it knows its addresses. */
type Placed = ContentType & { view(id: string, content?: AnyContent): string };

const isList = (type: ContentType): type is Placed => "one" in type;

/**
 * The address at which visitors meet an entry, with the place on its page; `/` where it has none yet.
 * @param typed the entry where it is another one than the newest
 */
export async function addressOf(
  db: Database,
  type: ContentType,
  id: string | undefined,
  typed?: PreviewEntry,
): Promise<string> {
  if (!isList(type)) return "view" in type ? String(type.view) : "/";
  const own = typed?.id ?? id;
  if (own === undefined) return "/";
  const content = typed?.content ?? (await entryStateOf(db, type, own))?.newest;
  return type.view(own, content as AnyContent | undefined) || "/";
}
