import { Hono } from "hono";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import icon from "../../art/icon.svg?no-inline";
import { rolesOf } from "../../platform/auth/roles";
import type { Feature } from "../../platform/feature.server";
import type { Endpoint } from "../../platform/http/contract";
import { jsonSchema, type OtherPaths, openApi } from "../../platform/http/openapi.server";
import { onlyReading } from "../../platform/http/problem-answer.server";
import { contentSecurityPolicy } from "../../platform/http/security/security-policy.server";
import siteCss from "../css/site.css?url";

/**
 * Every call of the API for people: what it does, the permission that it requires, its input and its answer.
 */
function DocsPage({ features }: { features: readonly Feature[] }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Kapok API</title>
        <link rel="stylesheet" href={siteCss} />
        <link rel="icon" href={icon} />
      </head>
      <body>
        <main className="content section stack">
          <h1>Kapok API</h1>
          <p className="measure">
            JSON in UTF-8. Dates are ISO 8601 in UTC. Every answer that is not 2xx is{" "}
            <code>{'{"message", "errors"?: [{"path", "message"}], "requestId"}'}</code>, in the language of
            the <code>lang</code> cookie. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.
          </p>
          {features.map(({ name, contract }) => (
            <section key={name} className="stack" aria-labelledby={`feature-${name}`}>
              <h2 id={`feature-${name}`}>{name}</h2>
              {Object.values(contract).map((endpoint) => (
                <Call key={endpoint.method + endpoint.path} endpoint={endpoint} />
              ))}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

function Call({ endpoint }: { endpoint: Endpoint }) {
  const { kind, method, path, summary, access, body, input, output, asksPassword, asksFactor } = endpoint;
  return (
    <article className="stack">
      <h3>
        <code>
          {method} {path}
        </code>
      </h3>
      <p>
        {summary}.{" "}
        {access === "public" ? "Open to everybody." : `For staff: ${rolesOf({ access, kind }).join(", ")}.`}
        {asksPassword && " Asks for the caller’s own password."}
        {asksFactor && " Whoever has a second factor shows it too, as code or passkey."}
      </p>
      <details>
        <summary>In and out</summary>
        <div className="prose">
          <h4>{method === "GET" ? "Query" : "Body"}</h4>
          <pre className="table-scroll">
            {body === "file" ? "multipart/form-data: file" : shape(input, "input")}
          </pre>
          <h4>Answer</h4>
          <pre className="table-scroll">{shape(output, "output")}</pre>
        </div>
      </details>
    </article>
  );
}

const shape = (...what: Parameters<typeof jsonSchema>) => JSON.stringify(jsonSchema(...what), null, 2);

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
