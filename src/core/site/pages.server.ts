import { Hono } from "hono";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { staffOf } from "../auth/auth.server";
import { type Deps, depsContext } from "../deps.server";
import { DEFAULT_LANG, type Lang } from "../locale/lang";
import { localeContext } from "../locale/locale-context.server";
import { cookieLang, requestLang } from "../locale/request-lang.server";
import { answerKept, prefixLang } from "./kept-answer.server";
import { pageKey } from "./kept-pages.server";
import { declaredQuery } from "./page-query.server";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./security-policy.server";

/** Every page: the staff area behind its guard, and the public site from kept pages. */
export function pageRoutes(build: ServerBuild, deps: Deps): Hono {
  const handle = createRequestHandler(build, "production");
  const queryOf = declaredQuery(build);
  const secure = deps.config.publicUrl.startsWith("https:");

  /** Renders a page in `lang` from a request that carries nothing of the visitor. */
  const render = (request: Request, lang: Lang) => {
    const context = new RouterContextProvider();
    context.set(depsContext, deps);
    const prefix = prefixLang(new URL(request.url).pathname);
    context.set(localeContext, { lang, prefix: prefix ? `/${prefix}` : "" });
    return handle(request, context);
  };

  const app = new Hono();
  app.on(["GET", "HEAD"], ["/cms", "/cms/*"], async ({ req }) => {
    const { pathname } = new URL(req.url);
    const redirect = guard(pathname, (await staffOf(deps.auth, req.raw.headers)) !== null);
    if (redirect) return new Response(null, { status: 302, headers: { Location: redirect } });
    return finished(await render(new Request(req.url), requestLang(req.raw)), "no-store");
  });
  app.on(["GET", "HEAD"], "*", async ({ req }) => {
    const url = new URL(req.url);
    const plain = withoutTrailingSlash(url);
    if (plain) return new Response(null, { status: 308, headers: { Location: plain } });
    const lang = prefixLang(url.pathname) ?? cookieLang(req.header("cookie")) ?? DEFAULT_LANG;
    const address = url.pathname + queryOf(url);
    const found = await deps.pages.find(pageKey(lang, address), lang, () =>
      render(new Request(new URL(address, url)), lang),
    );
    if ("passed" in found) return finished(found.passed, "no-cache");
    const { status, headers, body } = answerKept(
      found.kept,
      {
        url: url.pathname,
        cookie: req.header("cookie"),
        acceptEncoding: req.header("accept-encoding"),
        ifNoneMatch: req.header("if-none-match"),
        fetchSite: req.header("sec-fetch-site"),
        purpose: req.header("sec-purpose"),
      },
      secure,
    );
    return new Response(body && new Uint8Array(body), { status, headers });
  });
  return app;
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
  if (!headers.get("content-type")?.startsWith("text/html")) {
    return new Response(response.body, { status: response.status, headers });
  }
  const html = await response.text();
  headers.set("Content-Security-Policy", contentSecurityPolicy(html));
  return new Response(html, { status: response.status, headers });
}
