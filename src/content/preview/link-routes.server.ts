import { type Context, Hono } from "hono";
import type { Deps } from "../../platform/deps.server";
import { onlyReading } from "../../platform/http/problem-answer.server";
import {
  contentSecurityPolicy,
  digestOf,
  takeOrigins,
} from "../../platform/http/security/security-policy.server";
import { renderBudget } from "../../platform/http/visitor-allowance.server";
import { isLang, LANG_TAG, LANGS, type Lang } from "../../platform/locale/lang";
import { requestLang } from "../../platform/locale/request-lang.server";
import { clientAddress } from "../../platform/network/client-address.server";
import { type ContentRegistry, requireEntryType } from "../registry/content-registry.server";
import { type PreviewOverlay, previewDatabase } from "../store/preview-overlay.server";
import { addressOf, insidePreview, previewPrefix } from "./handlers.server";
import { openLink } from "./links.server";
import { draftOverlay, draftsOverlay } from "./preview-overlays.server";
import { previewLinkWords } from "./words";

/**
 * Headers of everything behind a link: not cached, not indexed by search engines, no referrer for other
 * sites.
 */
const PRIVATE = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

type Link = Exclude<Awaited<ReturnType<typeof openLink>>, string>;

/** The pages behind preview links, which anybody with the link may read. */
export function previewLinkRoutes(deps: Deps, registry: ContentRegistry): Hono {
  const budget = renderBudget();
  const answer = async (context: Context) => {
    await budget(clientAddress(context, deps.config.trustedProxies));
    const { pathname, search } = new URL(context.req.url);
    const [, , token = "", first = ""] = pathname.split("/");
    const prefix = previewPrefix(token);
    const lang = isLang(first) ? first : requestLang(context.req.raw);
    const link = await openLink(deps.db, token);
    if (typeof link === "string") return ended(link === "ended" ? 410 : 404, lang);
    if (!isLang(first)) {
      const start = `${prefix}/${lang}${await startOf(deps, registry, link)}`;
      return new Response(null, { status: 302, headers: { ...PRIVATE, Location: start } });
    }
    const path = pathname.slice(prefix.length + 4) || "/";
    const db = previewDatabase(deps.db, previewOverlayOf(deps, link));
    const page = await deps.preview.page({ lang, path: `${path}${search}`, db });
    if (page.status !== 200) return missing(lang, prefix);
    const policy = contentSecurityPolicy(takeOrigins(page.headers));
    const headers = { ...PRIVATE, "Content-Security-Policy": policy };
    return new Response(insidePreview(page.html, token, lang), { headers });
  };
  const app = new Hono();
  app.get("/preview/:token", answer);
  app.get("/preview/:token/*", answer);
  app.all("/preview/:token", onlyReading);
  app.all("/preview/:token/*", onlyReading);
  return app;
}

function previewOverlayOf({ db }: Pick<Deps, "db">, link: Link): PreviewOverlay {
  const { type, entry: id, revision, maker } = link;
  return type === null || id === null
    ? draftsOverlay(db, maker)
    : draftOverlay(db, maker, { type, id, revision });
}

/** The plain address at which a link begins, with the place on its page. */
async function startOf({ db }: Pick<Deps, "db">, registry: ContentRegistry, { type, entry }: Link) {
  if (type === null || entry === null) return "";
  const at = await addressOf(db, requireEntryType(registry, type, entry).type, entry);
  return at === "/" ? "" : at;
}

/**
 * A page without anything of the site, in all three languages, since it is not known who reads: first in the one that
 * the browser has shown the site in.
 */
function ended(status: 404 | 410, first: Lang): Response {
  const langs = [first, ...LANGS.filter((lang) => lang !== first)];
  const said = langs.map((lang) => `<p lang="${LANG_TAG[lang]}">${previewLinkWords[lang].ended}</p>`);
  return plain(status, LANG_TAG[first], previewLinkWords[first].title, said.join("<hr>"));
}

function missing(lang: Lang, prefix: string): Response {
  const { title, missing: none, start } = previewLinkWords[lang];
  return plain(404, LANG_TAG[lang], title, `<p>${none}</p><p><a href="${prefix}">${start}</a></p>`);
}

/** In the site's colours, whose sheet such a page does not load. */
const STYLE =
  "body{margin:0;padding:max(2rem,14vh) 1.5rem;background:#fffdf8;color:#1d2733;font:112.5%/1.75 system-ui,sans-serif}" +
  "main{max-width:34rem;margin:auto}h1{margin:0 0 1.5rem;line-height:1.3}hr{border:0;border-top:1px solid #d9d3c7}" +
  "a{display:inline-block;padding:.6rem 0;color:#0e5a60}" +
  "@media(prefers-color-scheme:dark){body{background:#14191f;color:#f1ede4}hr{border-color:#37404a}a{color:#7fd0cf}}";

function plain(status: number, lang: string, title: string, body: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${STYLE}</style>`;
  const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { ...PRIVATE, "Content-Security-Policy": contentSecurityPolicy({ styles: digestOf(STYLE) }) },
  });
}
