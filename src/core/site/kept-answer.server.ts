import { isLang, type Lang } from "../locale/lang";
import { cookieLang, langCookie } from "../locale/request-lang.server";
import type { Encoding, KeptPage } from "./kept-pages.server";
import { SECURITY_HEADERS } from "./security-policy.server";

/** What of a request decides how a kept page is answered; header values as they came. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  fetchSite: string | undefined;
  purpose: string | undefined;
}

export interface PageAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** The language that an address says by its first part, as in `/tra/about`; undefined for plain ones. */
export function prefixLang(path: string): Lang | undefined {
  const first = path.slice(1, 4);
  const end = path.charCodeAt(4);
  // The part must end there: NaN (end of string), "/" or "?".
  return isLang(first) && (Number.isNaN(end) || end === 47 || end === 63) ? first : undefined;
}

/** Status, headers and body for one visitor: encoding, 304, and the language cookie are theirs alone. */
export function answerKept(page: KeptPage, request: PageRequest, secure: boolean): PageAnswer {
  const encoding = bestEncoding(request.acceptEncoding);
  const etag = page.etags[encoding];
  const headers: Record<string, string> = {
    ...SECURITY_HEADERS,
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": page.policy,
    // Always asked for anew, nearly always answered 304: a saved change shows at the next visit.
    "Cache-Control": "no-cache",
    Vary: "Cookie, Accept-Encoding",
    ETag: etag,
  };
  if (choosesLang(request)) headers["Set-Cookie"] = langCookie(page.lang, secure);
  if (matches(request.ifNoneMatch, etag)) return { status: 304, headers, body: null };
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  const body = page.bodies[encoding];
  headers["Content-Length"] = String(body.length);
  return { status: 200, headers, body };
}

/**
 * Whether this visit chooses a language for the next ones: it came to a prefixed address by the switcher
 * or by hand. A link from another site shows its page without changing an earlier choice, and a browser
 * that only fetches ahead chooses nothing.
 */
function choosesLang({ url, cookie, fetchSite, purpose }: PageRequest): boolean {
  const lang = prefixLang(url);
  if (!lang || purpose?.includes("prefetch")) return false;
  const chosen = cookieLang(cookie);
  if (chosen === lang) return false;
  return chosen === undefined || fetchSite !== "cross-site";
}

function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accept)) return "gzip";
  return "identity";
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === etag || candidate === "*");
}
