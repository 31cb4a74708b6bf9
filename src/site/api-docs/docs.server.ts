import { Hono } from "hono";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Feature } from "../../platform/feature.server";
import { type OtherPaths, openApi } from "../../platform/http/openapi.server";
import { onlyReading } from "../../platform/http/problem-answer.server";
import { contentSecurityPolicy } from "../../platform/http/security/security-policy.server";
import { DocsPage } from "./docs-page";

/** `/api/openapi.json` and, for people, `/api/docs`: one page of plain HTML that works offline. */
export function apiDocs(features: readonly Feature[], others: OtherPaths): Hono {
  const json = once(() => JSON.stringify(openApi(features, others), null, 2));
  const html = once(() => `<!doctype html>${renderToStaticMarkup(createElement(DocsPage, { features }))}`);
  const policy = contentSecurityPolicy();
  const app = new Hono();
  app.get("/api/openapi.json", (context) =>
    context.body(json(), 200, { "Content-Type": "application/json; charset=utf-8" }),
  );
  app.get("/api/docs", (context) => context.html(html(), 200, { "Content-Security-Policy": policy }));
  for (const path of ["/api/openapi.json", "/api/docs"]) app.all(path, onlyReading);
  return app;
}

/** Built at the first request, as most sites never need it; it takes a sixth of the time of a start. */
function once(make: () => string): () => string {
  let made: string | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
