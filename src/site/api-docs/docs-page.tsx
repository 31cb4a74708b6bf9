import icon from "../../art/icon.svg?no-inline";
import { rolesOf } from "../../platform/auth/roles";
import type { Feature } from "../../platform/feature.server";
import type { Endpoint } from "../../platform/http/contract";
import { jsonSchema } from "../../platform/http/openapi.server";
import siteCss from "../css/site.css?url";

/**
 * Every call of the API for people: what it does, the permission that it requires, its input and its answer.
 */
export function DocsPage({ features }: { features: readonly Feature[] }) {
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
