import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { isDatabaseAway, outageContext } from "./core/db/outage.server";
import { depsContext } from "./core/deps.server";

/** Renders to completion: a page is kept, hashed and compressed whole. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await render(routerContext, request.url);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
}

function render(routerContext: EntryContext, url: string): Promise<string> {
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
    const { pipe } = renderToPipeableStream(<ServerRouter context={routerContext} url={url} />, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, outage } = context.get(depsContext);
  if (isDatabaseAway(error)) {
    context.get(outageContext).away = true;
    outage.began(log, error);
  } else log.error({ err: error, path: new URL(request.url).pathname }, "a page failed");
};
