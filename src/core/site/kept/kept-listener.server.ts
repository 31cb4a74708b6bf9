import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Deps } from "../../deps.server";
import { DEFAULT_LANG } from "../../locale/lang";
import { cookieLang } from "../../locale/request-lang.server";
import { countedListener } from "../../metrics/request-figures.server";
import { cookieComfort } from "../comfort/comfort-cookie.server";
import { isHttps } from "../security/security-headers.server";
import { answerKept, prefixLang } from "./kept-answer.server";
import { type KeptPages, pageKey } from "./kept-pages.server";

/**
 * Answers kept pages straight from node:http, before the request is dressed up for the rest of the
 * program: that is most of what a small server does all day. Everything else goes to `next`.
 */
export function keptListener(
  { pages, requests, config }: Pick<Deps, "pages" | "requests" | "config">,
  next: RequestListener,
): RequestListener {
  const other = countedListener(requests, next);
  return (request, response) => {
    const page = request.method === "GET" || request.method === "HEAD" ? find(pages, request) : undefined;
    if (page?.status !== 200) return other(request, response);
    const https = isHttps(config, request);
    const answer = answerKept(page, pageRequest(request), https, config.cdn.caching);
    if (answer.status === 200) requests.keptOk += 1;
    else requests.keptNotModified += 1;
    send(request, response, answer);
  };
}

function find(pages: KeptPages, { url = "/", headers }: IncomingMessage) {
  const lang = prefixLang(url) ?? cookieLang(headers.cookie) ?? DEFAULT_LANG;
  return pages.peek(pageKey(lang, url, cookieComfort(headers.cookie)));
}

function pageRequest({ url = "/", headers }: IncomingMessage) {
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
  { status, headers, body }: ReturnType<typeof answerKept>,
): void {
  response.writeHead(status, headers);
  response.end(method === "HEAD" ? undefined : body);
}
