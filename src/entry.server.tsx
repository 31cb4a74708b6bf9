import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { previewContext } from "./content/preview/site-preview.server";
import { outageContext } from "./platform/db/outage.server";
import { temporary } from "./platform/db/temporary.server";
import { requestFacts } from "./platform/http/problem-answer.server";
import { ScriptMark } from "./platform/http/security/inline-script";
import { requestIdOf } from "./platform/http/security/request-id.server";
import { pageOrigins } from "./platform/http/security/security-policy.server";
import { depsContext } from "./platform/loader-context.server";
import { isNotFoundAddress } from "./site/addresses/canonical-address";
import type { PageHandle } from "./site/page/built-routes.server";
import { finishPage } from "./site/page/finish-page.server";

/** Its screens are made by scripts. */
const STAFF_AREA = /^\/cms(\/|$)/;

/**
 * Renders to completion: a page is cached, hashed and compressed whole. The program's own scripts have a
 * nonce that content cannot know, so that the page's policy allows them and no script in content.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loaded: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isScreen = STAFF_AREA.test(pathname);
  if (isLost(status, routerContext) && !isScreen && !isNotFoundAddress(pathname)) {
    return new Response(null, { status }); // the one page that says so is cached
  }
  const mark = randomUUID();
  const tree = (
    <ScriptMark value={mark}>
      <ServerRouter context={routerContext} url={request.url} nonce={mark} />
    </ScriptMark>
  );
  const { matches } = routerContext.staticHandlerContext;
  const linksStyle = matches.some(({ route }) => (route.handle as PageHandle | undefined)?.linksStyle);
  const area = isScreen ? "staff" : loaded.get(previewContext) ? "preview" : "public";
  const rendered = { html: await render(tree, mark), mark, linksStyle };
  const { html, origins } = await finishPage(rendered, area);
  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const [name, value] of Object.entries(pageOrigins(origins))) headers.set(name, value);
  return new Response(html, { status, headers });
}

/** Whether the page is a not-found page. */
const isLost = (status: number, { staticHandlerContext }: EntryContext) =>
  status === 404 && staticHandlerContext.errors !== null;

function render(page: ReactNode, mark: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, outage } = context.get(depsContext);
  const passing = temporary(error);
  if (passing) {
    context.get(outageContext).away = true;
    if (passing === "away") outage.began(log, error);
    else log.warn({ err: error }, "a page cannot be shown at the moment");
  } else log.error({ err: error, ...requestFacts(request, requestIdOf(request)) }, "a page failed");
};
