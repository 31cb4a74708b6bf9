import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { staffOf } from "../auth/auth.server";
import { isDatabaseAway, outageContext, RETRY_HEADERS } from "../db/outage.server";
import { type Deps, depsContext } from "../deps.server";
import { DEFAULT_LANG } from "../locale/lang";
import { localeContext } from "../locale/locale-context.server";
import { cookieLang, requestLang } from "../locale/request-lang.server";
import { comfortContext } from "./comfort/comfort-context.server";
import { cookieComfort } from "./comfort/comfort-cookie.server";
import { answerKept, prefixLang } from "./kept-answer.server";
import { pageKey } from "./kept-pages.server";
import { isNeverKept } from "./never-kept";
import type { PageEdition } from "./page-edition.server";
import { receiveForm, visitorContext } from "./page-forms.server";
import { takeOrigins } from "./page-origins.server";
import { declaredQuery } from "./page-query.server";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./security-policy.server";

/** Every page: the staff area behind its guard, and the public site from kept pages. */
export function pageRoutes(build: ServerBuild, deps: Deps): Hono {
  const handle = createRequestHandler(build, "production");
  const queryOf = declaredQuery(build);
  const secure = deps.config.publicUrl.startsWith("https:");

  const contextOf = (
    request: Request,
    { lang, comfort }: PageEdition,
    outage: { away: boolean },
    address = "",
  ) => {
    const prefix = prefixLang(new URL(request.url).pathname);
    const context = new RouterContextProvider();
    context.set(depsContext, deps);
    context.set(localeContext, { lang, prefix: prefix ? `/${prefix}` : "" });
    context.set(comfortContext, comfort);
    context.set(outageContext, outage);
    context.set(visitorContext, { address });
    return context;
  };

  /** Renders an edition of a page from a request that carries nothing of the visitor. */
  const render = async (request: Request, edition: PageEdition, address?: string) => {
    const outage = { away: false };
    const answer = await handle(request, contextOf(request, edition, outage, address));
    return outage.away ? renderAway(new Request(request.url), edition) : answer;
  };

  /** The page's frame around the words that it cannot be shown now, without a question to the database. */
  const renderAway = async (request: Request, edition: PageEdition) => {
    const { body, headers } = await handle(request, contextOf(request, edition, { away: true }));
    for (const [name, value] of Object.entries(RETRY_HEADERS)) headers.set(name, value);
    return new Response(body, { status: 503, headers });
  };

  const staffPage = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const redirect = guard(pathname, (await staffOf(deps, request.headers)) !== null);
    if (redirect) return new Response(null, { status: 302, headers: { Location: redirect } });
    return render(new Request(request.url), staffEdition(request));
  };

  const app = new Hono();
  app.on(["GET", "HEAD"], ["/cms", "/cms/*"], async ({ req: { raw } }) => {
    const answer = await staffPage(raw).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      deps.outage.began(deps.log, error);
      return renderAway(new Request(raw.url), staffEdition(raw));
    });
    return finished(answer, "no-store");
  });
  // Which routes there are: asked by the staff area for the links on its screens.
  app.get("/__manifest", ({ req }) => render(new Request(req.url), { lang: DEFAULT_LANG, comfort: 0 }));
  app.on(["GET", "HEAD"], "*", async ({ req }) => {
    const url = new URL(req.url);
    const plain = withoutTrailingSlash(url);
    if (plain) return new Response(null, { status: 308, headers: { Location: plain } });
    const cookie = req.header("cookie");
    const lang = prefixLang(url.pathname) ?? cookieLang(cookie) ?? DEFAULT_LANG;
    const comfort = cookieComfort(cookie);
    const address = url.pathname + queryOf(url);
    const found = await deps.pages.find(pageKey(lang, address, comfort), lang, () =>
      render(new Request(new URL(address, url)), { lang, comfort }),
    );
    if ("passed" in found) {
      const { status, headers } = found.passed;
      return finished(found.passed, status === 503 || isNeverKept(headers) ? "no-store" : "no-cache");
    }
    const { status, headers, body } = answerKept(
      found.kept,
      {
        url: url.pathname,
        cookie,
        acceptEncoding: req.header("accept-encoding"),
        ifNoneMatch: req.header("if-none-match"),
        fetchSite: req.header("sec-fetch-site"),
        purpose: req.header("sec-purpose"),
      },
      secure,
    );
    return new Response(body && new Uint8Array(body), { status, headers });
  });
  app.post(
    "*",
    receiveForm(deps, async (...sent) => finished(await render(...sent), "no-store")),
  );
  return app;
}

/** The staff area has one address for all languages. */
function staffEdition(request: Request): PageEdition {
  return { lang: requestLang(request), comfort: cookieComfort(request.headers.get("cookie")) };
}

/** One address for each page: `/about/` is sent to `/about`. Never to another host, as `//host/` would be. */
function withoutTrailingSlash({ pathname, search }: URL): string | undefined {
  if (pathname === "/" || !pathname.endsWith("/")) return undefined;
  return `/${pathname.replaceAll(/^\/+|\/+$/g, "")}${search}`;
}

/** Where a visitor of the staff area is sent instead, by whether somebody is signed in. */
function guard(pathname: string, signedIn: boolean): string | undefined {
  const isLogin = /^\/cms\/login\/?$/.test(pathname);
  if (isLogin) return signedIn ? "/cms" : undefined;
  return signedIn ? undefined : "/unauthorized";
}

/** An answer that is not kept, with the headers that kept ones have. */
async function finished(response: Response, caching: string): Promise<Response> {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  headers.set("Cache-Control", caching);
  const origins = takeOrigins(headers);
  if (!headers.get("content-type")?.startsWith("text/html")) {
    return new Response(response.body, { status: response.status, headers });
  }
  const html = await response.text();
  headers.set("Content-Security-Policy", contentSecurityPolicy(html, origins));
  return new Response(html, { status: response.status, headers });
}
