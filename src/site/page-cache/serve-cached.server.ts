import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Context } from "hono";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../platform/deps.server";
import { isHttps, securityHeaders } from "../../platform/http/security/security-headers.server";
import { DEFAULT_LANG, isLang, type Lang, langCookie } from "../../platform/locale/lang";
import { cookieLang } from "../../platform/locale/request-lang.server";
import { countedListener } from "../../platform/metrics/request-figures.server";
import { cookieComfort } from "../comfort/comfort";
import { bodyOf, type CachedPage, cachedPage, type Encoding } from "./cached-page.server";
import { type PageCache, pageKey } from "./page-cache.server";

/** The parts of a request that decide how a cached page is answered; header values as they came. */
export interface PageRequest {
  /** Path and query. */
  url: string;
  cookie: string | undefined;
  acceptEncoding: string | undefined;
  ifNoneMatch: string | undefined;
  fetchSite: string | undefined;
  purpose: string | undefined;
}

/** @param header a request's header by its name in small letters */
export const pageRequest = (url: string, header: (name: string) => string | undefined): PageRequest => ({
  url,
  cookie: header("cookie"),
  acceptEncoding: header("accept-encoding"),
  ifNoneMatch: header("if-none-match"),
  fetchSite: header("sec-fetch-site"),
  purpose: header("sec-purpose"),
});

export interface PageAnswer {
  status: 200 | 304 | 404;
  headers: AnswerHeaders;
  body: Buffer | null;
}

/** The language that an address says by its first part, as in `/tra/about`; undefined for plain ones. */
export function prefixLang(path: string): Lang | undefined {
  const first = path.slice(1, 4);
  const end = path.charCodeAt(4);
  // The part must end there: NaN (end of string), "/" or "?".
  return isLang(first) && (Number.isNaN(end) || end === 47 || end === 63) ? first : undefined;
}

/**
 * Status, headers and body for one visitor: encoding, 304, and the language cookie are theirs alone.
 * @param https whether visitors come by it
 * @param forAll the `Cache-Control` of an answer that others may be given too; without it, none may
 */
export function answerFromCache(
  page: CachedPage,
  request: PageRequest,
  https: boolean,
  forAll?: string,
): PageAnswer {
  const encoding = bestEncoding(request.acceptEncoding);
  const isThere = page.status === 200;
  const known = isThere ? knownEtag(page, encoding, request.ifNoneMatch) : undefined;
  const status = known === undefined ? page.status : 304;
  let headers = sharedHeaders(page, encoding, status, https);
  if (known !== undefined && known !== headers.ETag) headers = { ...headers, ETag: known };
  if (isThere && forAll !== undefined && isSameForAll(request)) {
    headers = { ...headers, "Cache-Control": forAll, Vary: "Accept-Encoding" };
  } else if (choosesLang(request)) headers = { ...headers, "Set-Cookie": langCookie(page.lang, https) };
  return { status, headers, body: status === 304 ? null : bodyOf(page, encoding) };
}

type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * Headers built once for each page: a busy site sends them tens of thousands of times a second. The index
 * combines encoding, status and kind.
 */
const ready = new WeakMap<CachedPage, AnswerHeaders[]>();

function sharedHeaders(
  page: CachedPage,
  encoding: Encoding,
  status: PageAnswer["status"],
  https: boolean,
): AnswerHeaders {
  const place = PLACES[encoding] + (status === 304 ? 1 : 0) + (https ? 2 : 0);
  const ofPage = ready.get(page) ?? [];
  if (ofPage.length === 0) ready.set(page, ofPage);
  const headers = ofPage[place] ?? headersOf(page, encoding, status, https);
  ofPage[place] = headers;
  return headers;
}

const PLACES: Record<Encoding, number> = { identity: 0, gzip: 4, br: 8 };

function headersOf(
  page: CachedPage,
  encoding: Encoding,
  status: PageAnswer["status"],
  https: boolean,
): AnswerHeaders {
  const headers: Record<string, string> = {
    ...securityHeaders(https),
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": page.policy,
    // Always revalidated, nearly always answered 304: a saved change shows at the next visit.
    "Cache-Control": "no-cache",
    Vary: "Cookie, Accept-Encoding",
    ETag: page.etags[encoding],
  };
  if (status === 304) return headers;
  if (encoding !== "identity") headers["Content-Encoding"] = encoding;
  headers["Content-Length"] = String(bodyOf(page, encoding).length);
  return headers;
}

/**
 * Whether every request for this address without comfort settings gets this answer: it names its language,
 * and replaces no stored choice of another one. Visitors without a choice are not given a cookie then, as
 * shared caches may not store one; the links of a prefixed page have its prefix.
 */
function isSameForAll({ url, cookie }: PageRequest): boolean {
  const lang = prefixLang(url);
  return lang !== undefined && cookieComfort(cookie) === 0 && (cookieLang(cookie) ?? lang) === lang;
}

/**
 * Whether this visit chooses a language for the next ones: it came to a prefixed address by the switcher or
 * by hand. A link from another site shows its page without changing an earlier choice, and a prefetch chooses
 * nothing.
 */
export function choosesLang({ url, cookie, fetchSite, purpose }: PageRequest): boolean {
  const lang = prefixLang(url);
  if (!lang || purpose?.includes("prefetch")) return false;
  const chosen = cookieLang(cookie);
  if (chosen === lang) return false;
  return chosen === undefined || fetchSite !== "cross-site";
}

/** The best of our encodings that a browser takes. */
function bestEncoding(accept: string | undefined): Encoding {
  if (!accept) return "identity";
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)) return "br";
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)) return "gzip";
  return "identity";
}

/** The ETag of the browser's copy, if that is current. */
function knownEtag(
  page: CachedPage,
  encoding: Encoding,
  ifNoneMatch: string | undefined,
): string | undefined {
  if (namesEtag(ifNoneMatch, page.etags[encoding])) return page.etags[encoding];
  return encoding === "br" ? page.brotliEtags.find((etag) => namesEtag(ifNoneMatch, etag)) : undefined;
}

/** Whether an `If-None-Match` header matches `etag`, compared weakly as RFC 9110 requires. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag) return true; // as browsers send it
  return ifNoneMatch
    .split(",")
    .map((candidate) => candidate.trim().replace(/^W\//, ""))
    .some((candidate) => candidate === etag || candidate === "*");
}

/**
 * Answers cached pages straight from node:http, before the request is wrapped for the rest of the program:
 * that is most of what a small server does all day. Everything else goes to `next`.
 */
export function cachedPageListener(
  { pages, requests, config, visitCounts }: Pick<Deps, "pages" | "requests" | "config" | "visitCounts">,
  next: RequestListener,
): RequestListener {
  const other = countedListener(requests, next);
  return (request, response) => {
    const page = request.method === "GET" || request.method === "HEAD" ? find(pages, request) : undefined;
    if (page?.status !== 200) return other(request, response);
    const https = isHttps(config, request);
    const answer = answerFromCache(page, incomingPage(request), https, config.cdn.caching);
    if (answer.status === 200) requests.cacheHitsOk += 1;
    else requests.cacheHitsNotModified += 1;
    if (request.method === "GET") visitCounts.page(visitOf(request, page));
    send(request, response, answer);
  };
}

/** Of a request for a page what is counted. */
const visitOf = ({ url = "/", headers }: IncomingMessage, { lang }: { lang: Lang }) => ({
  url,
  lang,
  referer: headers.referer,
  agent: headers["user-agent"],
  purpose: headers["sec-purpose"]?.toString(),
});

function find(pages: PageCache, { url = "/", headers }: IncomingMessage) {
  const lang = prefixLang(url) ?? cookieLang(headers.cookie) ?? DEFAULT_LANG;
  return pages.peek(pageKey(lang, url, cookieComfort(headers.cookie)));
}

function incomingPage({ url = "/", headers }: IncomingMessage) {
  return {
    url,
    cookie: headers.cookie,
    acceptEncoding: headers["accept-encoding"]?.toString(),
    ifNoneMatch: headers["if-none-match"],
    fetchSite: headers["sec-fetch-site"]?.toString(),
    purpose: headers["sec-purpose"]?.toString(),
  };
}

function send(
  { method }: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ReturnType<typeof answerFromCache>,
): void {
  response.writeHead(status, headers);
  response.end(method === "HEAD" ? undefined : body);
}

/** More than there are feeds and files of the sitemap on a site of tens of thousands of entries. */
const MAX_DOCUMENTS = 200;

/**
 * Public documents that are no pages, as feeds and the sitemap: each is written once for a revision of the site and
 * compressed, and has a strong ETag.
 */
export class CachedDocuments {
  readonly #deps: Pick<Deps, "pages" | "config">;
  readonly #documents = new LRUCache<string, CachedPage, () => Promise<string>>({
    max: MAX_DOCUMENTS,
    fetchMethod: async (_name, _before, { context: write }) =>
      cachedPage(Buffer.from(await write()), DEFAULT_LANG, ""),
    ignoreFetchAbort: true, // requests that wait during a change get it, later ones do not
  });
  #revision = -1;

  constructor(deps: Pick<Deps, "pages" | "config">) {
    this.#deps = deps;
  }

  /**
   * Answers a request for a document.
   * @param name its cache key
   * @param type as in `Content-Type`
   */
  async answer(
    { req }: Context,
    { name, type, write }: { name: string; type: string; write: () => Promise<string> },
  ): Promise<Response> {
    const document = await this.#find(name, write);
    const encoding = bestEncoding(req.header("accept-encoding"));
    const headers = new Headers({
      "Content-Type": type,
      "Cache-Control": this.#deps.config.cdn.caching ?? "no-cache",
      Vary: "Accept-Encoding",
      ETag: document.etags[encoding],
    });
    if (namesEtag(req.header("if-none-match"), document.etags[encoding]))
      return new Response(null, { status: 304, headers });
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    return new Response(new Uint8Array(bodyOf(document, encoding)), { headers });
  }

  #find(name: string, write: () => Promise<string>): Promise<CachedPage> {
    const { revision } = this.#deps.pages;
    if (revision !== this.#revision) {
      this.#revision = revision;
      this.#documents.clear();
    }
    return this.#documents.forceFetch(name, { context: write });
  }
}
