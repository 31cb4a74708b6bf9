import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { DEFAULT_LANG } from "../locale/lang";
import { cookieLang } from "../locale/request-lang.server";
import { answerKept, prefixLang } from "./kept-answer.server";
import { type KeptPages, pageKey } from "./kept-pages.server";

/**
 * Answers kept pages straight from node:http, before the request is dressed up for the rest of the
 * program: that is most of what a small server does all day. Everything else goes to `next`.
 */
export function keptListener(pages: KeptPages, secure: boolean, next: RequestListener): RequestListener {
  return (request, response) => {
    const page = request.method === "GET" || request.method === "HEAD" ? find(pages, request) : undefined;
    if (!page) return next(request, response);
    send(request, response, answerKept(page, pageRequest(request), secure));
  };
}

function find(pages: KeptPages, { url = "/", headers }: IncomingMessage) {
  return pages.peek(pageKey(prefixLang(url) ?? cookieLang(headers.cookie) ?? DEFAULT_LANG, url));
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
