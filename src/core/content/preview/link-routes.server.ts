import { type Context, Hono } from "hono";
import { clientAddress } from "../../api/client-address.server";
import { onlyReading } from "../../api/problem-answer.server";
import { renderBudget } from "../../api/visitor-allowance.server";
import type { Deps } from "../../deps.server";
import { isLang, LANG_TAG, LANGS, type Lang } from "../../locale/lang";
import { requestLang } from "../../locale/request-lang.server";
import { insidePreview, previewPrefix } from "../../site/preview/preview-place.server";
import { previewLinkWords } from "../../site/preview/words";
import { contentSecurityPolicy, takeOrigins } from "../../site/security/security-policy.server";
import { type Overlay, overlaid } from "../store/overlay.server";
import { type Keeper, keeperAmong } from "../versions/keepers.server";
import { addressOf } from "./address.server";
import { openLink } from "./links.server";
import { newestOverlay, waitingOverlay } from "./overlays.server";
import { shownTo } from "./shown-to.server";

/** Headers of everything behind a link: no cache keeps it, no search engine lists it, and no site learns of it. */
const PRIVATE = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "private, no-store",
  "X-Robots-Tag": "noindex, nofollow",
  "Referrer-Policy": "no-referrer",
};

type Link = Exclude<Awaited<ReturnType<typeof openLink>>, string>;

/** The pages behind links to previews, which anybody who has one may read. */
export function previewLinkRoutes(deps: Deps, keepers: readonly Keeper[]): Hono {
  const budget = renderBudget();
  const answer = async (context: Context) => {
    await budget(clientAddress(context, deps.config.trustedProxies));
    const { pathname, search } = new URL(context.req.url);
    const [, , token = "", first = ""] = pathname.split("/");
    const prefix = previewPrefix(token);
    const lang = isLang(first) ? first : requestLang(context.req.raw);
    const link = await openLink(deps.db, token);
    if (typeof link === "string") return ended(link === "ended" ? 410 : 404);
    if (!isLang(first)) {
      const start = `${prefix}/${lang}${await startOf(deps, keepers, link)}`;
      return new Response(null, { status: 302, headers: { ...PRIVATE, Location: start } });
    }
    const path = pathname.slice(prefix.length + 4) || "/";
    const db = overlaid(deps.db, overlayOf(deps, keepers, link));
    const page = await deps.preview.page({ lang, path: `${path}${search}`, db });
    if (page.status !== 200) return missing(lang, prefix);
    const policy = contentSecurityPolicy(takeOrigins(page.headers));
    const headers = { ...PRIVATE, "Content-Security-Policy": policy };
    return new Response(insidePreview(page.html, prefix, lang), { headers });
  };
  const app = new Hono();
  app.get("/preview/:token", answer);
  app.get("/preview/:token/*", answer);
  app.all("/preview/:token", onlyReading);
  app.all("/preview/:token/*", onlyReading);
  return app;
}

function overlayOf({ db }: Pick<Deps, "db">, keepers: readonly Keeper[], link: Link): Overlay {
  if (link.type === null || link.entry === null) return waitingOverlay(db, shownTo(keepers, link));
  return newestOverlay(db, { name: link.type }, link.entry);
}

/** The plain address at which a link begins, with the place on its page. */
async function startOf({ db }: Pick<Deps, "db">, keepers: readonly Keeper[], { type, entry }: Link) {
  if (type === null || entry === null) return "";
  const at = await addressOf(db, keeperAmong(keepers, type, entry).calls.type, entry);
  return at === "/" ? "" : at;
}

/** A page without anything of the site, in all three languages, since it is not known who reads. */
function ended(status: 404 | 410): Response {
  const said = LANGS.map((lang) => `<p lang="${LANG_TAG[lang]}">${previewLinkWords[lang].ended}</p>`);
  return plain(status, "en", previewLinkWords.eng.title, said.join(""));
}

function missing(lang: Lang, prefix: string): Response {
  const { title, missing: none, start } = previewLinkWords[lang];
  return plain(404, LANG_TAG[lang], title, `<p>${none}</p><p><a href="${prefix}">${start}</a></p>`);
}

function plain(status: number, lang: string, title: string, body: string): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>`;
  const html = `<!doctype html><html lang="${lang}"><head>${head}</head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: { ...PRIVATE, "Content-Security-Policy": contentSecurityPolicy() },
  });
}
