import type { IncomingMessage } from "node:http";
import { type Context, Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { previewContext, type RenderPreview } from "../../content/preview/site-preview.server";
import { reviewRulesFor } from "../../content/review/reviews.server";
import { lacksSecondFactor, type Staff, staffOf } from "../../platform/auth/auth.server";
import { staffContext } from "../../platform/auth/staff-context";
import { outageContext, RETRY_HEADERS } from "../../platform/db/outage.server";
import { temporary } from "../../platform/db/temporary.server";
import type { Deps } from "../../platform/deps.server";
import { Problem } from "../../platform/http/problem";
import { requestIdHeaders } from "../../platform/http/security/request-id.server";
import { isHttps } from "../../platform/http/security/security-headers.server";
import { renderBudget } from "../../platform/http/visitor-allowance.server";
import { depsContext, localeContext } from "../../platform/loader-context.server";
import { DEFAULT_LANG, langCookie } from "../../platform/locale/lang";
import { cookieLang, requestLang } from "../../platform/locale/request-lang.server";
import { clientAddress } from "../../platform/network/client-address.server";
import { canonicalAddress, hidesSlash, lookupAddress, notFoundAddress } from "../addresses/canonical-address";
import { comfortContext, cookieComfort, type PageEdition } from "../comfort/comfort";
import { receiveForm, visitorContext } from "../form/form-submission.server";
import { bypassesCache, finished, formAnswer } from "../page-cache/bypass-cache.server";
import type { PageStatus } from "../page-cache/cached-page.server";
import { PageCache, pageKey, type Rendered } from "../page-cache/page-cache.server";
import { answerFromCache, choosesLang, pageRequest, prefixLang } from "../page-cache/serve-cached.server";
import { type BuiltRoutes, builtRoutes } from "./built-routes.server";
import { type ReadConverter, withConverter } from "./converting.server";
import { resolveRedirect } from "./redirect-resolvers.server";

type Variables = { Variables: RequestIdVariables };

/** Every page: the staff area behind its guard, and the public site from cached pages. */
export function pageRoutes(
  build: ServerBuild,
  deps: Deps,
  redirectResolvers: Parameters<typeof resolveRedirect>[0],
  readConverter: ReadConverter,
): Hono<Variables> {
  const handle = handlerOf(build, deps, readConverter);
  const routes = builtRoutes(build);
  const redirectOf = resolveRedirect(redirectResolvers, deps);
  deps.addresses.know((path) => !routes.isNowhere(path));

  const contextOf = (
    request: Request,
    { lang, comfort }: PageEdition,
    outage: { away: boolean; form?: boolean },
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
  const render = async (
    request: Request,
    edition: PageEdition,
    address?: string,
    staff: Staff | null = null,
  ) => {
    const outage = { away: false };
    const again = request.clone();
    const context = contextOf(request, edition, outage, address);
    const permissions = staff && {
      ...(await reviewRulesFor(deps.db, staff)),
    };
    context.set(staffContext, staff && permissions && { ...staff, ...permissions });
    const answer = await handle(request, context);
    return outage.away ? renderAway(again, edition) : answer;
  };

  /**
   * The page's frame around the words that it cannot be shown now, or around the form that was sent with all that
   * was typed; without a question to the database.
   */
  const renderAway = async (request: Request, edition: PageEdition) => {
    const outage = { away: true, form: request.method === "POST" };
    const { body, headers } = await handle(request, contextOf(request, edition, outage));
    for (const [name, value] of Object.entries(RETRY_HEADERS)) headers.set(name, value);
    return new Response(body, { status: 503, headers });
  };

  deps.preview.renderBy(previewBy(handle, routes, deps, contextOf));

  /** The request that is rendered: its address and id, and nothing else of the visitor. */
  const bare = (address: string | URL, id: string) => new Request(address, { headers: requestIdHeaders(id) });

  const spend = spending(deps);

  const staffPage = async (context: Context<Variables>) => {
    const request = context.req.raw;
    const { pathname } = new URL(request.url);
    const staff = await staffOf(deps, request.headers);
    const redirect = guard(pathname, staff, deps);
    if (redirect) return new Response(null, { status: 302, headers: { Location: redirect } });
    if (!staff) await spend(context);
    return render(bare(request.url, context.get("requestId")), staffEdition(request), "", staff);
  };

  const app = new Hono<Variables>();
  // The router's data requests are behind the same guard as pages: `/cms.data`, `/cms/managenews.data`.
  app.on(["GET", "HEAD"], ["/cms", "/cms.data", "/cms/*"], async (context, next) => {
    const { raw } = context.req;
    if (hidesSlash(new URL(raw.url).pathname)) return next();
    const answer = await staffPage(context).catch((error: unknown) => {
      const passing = temporary(error);
      if (!passing) throw error;
      if (passing === "away") deps.outage.began(deps.log, error);
      else deps.log.warn({ err: error }, "a page cannot be shown at the moment");
      return renderAway(bare(raw.url, context.get("requestId")), staffEdition(raw));
    });
    return finished(answer, "no-store", "staff");
  });
  // A window of a release that requested routes one by one is told to load the next screen as a whole.
  app.get("/__manifest", ({ body }) => body(null, 204, { "X-Remix-Reload-Document": "true" }));
  // A file of another build, which another process may have (deploy/nginx.conf): else its capitals would be redirected.
  app.on(["GET", "HEAD"], "/assets/*", ({ body }) => body(null, 404, { "Cache-Control": "no-cache" }));
  app.on(["GET", "HEAD"], "*", async (context) => {
    const { req, env } = context;
    const url = lookupAddress(new URL(req.url));
    const plain = canonicalAddress(url);
    if (plain?.startsWith("/api/")) throw new Problem(404, "notFound"); // a call's address has capitals, and one spelling
    if (plain) {
      const led = routes.isNowhere(new URL(plain, url).pathname) && (await redirectOf(url));
      return led || new Response(null, { status: 308, headers: { Location: plain } });
    }
    const cookie = req.header("cookie");
    const lang = prefixLang(url.pathname) ?? cookieLang(cookie) ?? DEFAULT_LANG;
    const comfort = cookieComfort(cookie);
    const edition = { lang, comfort };
    const request = (address: string) => bare(new URL(address, url), context.get("requestId"));
    const find = async (address: string, status?: PageStatus) => {
      const key = pageKey(lang, address, comfort);
      if (deps.pages.isUnknown(key)) await spend(context);
      return deps.pages.find(key, lang, () => render(request(address), edition), status);
    };
    const findRequested = async (): Promise<Rendered | undefined> => {
      const { pathname } = url;
      if (routes.isNowhere(pathname) && !(await deps.addresses.madeAt(deps, pathname))) return undefined;
      const address = pathname + routes.query(url);
      if (!routes.isOfVisitor(pathname)) return find(address);
      const visitor = clientAddress(context, deps.config.trustedProxies);
      return { passed: await render(request(address), edition, visitor) };
    };
    const requested = await findRequested();
    const isThere = requested !== undefined && !isEmpty(requested);
    const led = isThere ? undefined : await redirectOf(url);
    if (led) return led;
    const found = isThere ? requested : await find(notFoundAddress(url.pathname), 404);
    const visit = pageRequest(url.pathname, (name) => req.header(name));
    const https = isHttps(deps.config, (env as { incoming?: IncomingMessage } | undefined)?.incoming);
    if ("passed" in found) {
      const { status, headers } = found.passed;
      const caching = status === 503 || bypassesCache(headers) ? "no-store" : "no-cache";
      const answer = await finished(found.passed, caching);
      if (choosesLang(visit)) answer.headers.append("Set-Cookie", langCookie(lang, https));
      return answer;
    }
    if (isThere && req.method === "GET") {
      const { lang: shown } = found.cached;
      const [referer, agent, purpose] = ["referer", "user-agent", "sec-purpose"].map((name) =>
        req.header(name),
      );
      deps.visitCounts.page({ url: url.pathname + url.search, lang: shown, referer, agent, purpose });
    }
    const { status, headers, body } = answerFromCache(found.cached, visit, https, deps.config.cdn.caching);
    return new Response(body && new Uint8Array(body), { status, headers });
  });
  app.post(
    "*",
    async (context, next) => {
      await spend(context);
      await next();
    },
    receiveForm(deps, routes.allowed, async (...sent) => formAnswer(await render(...sent))),
  );
  return app.all("*", ({ req }) => {
    throw new Problem(405, "wrongMethod", { headers: { Allow: routes.allowed(req.path) } });
  });
}

/**
 * Counts a render for the client's network.
 * @throws {Problem} 429 when one has more rendered than people do
 */
function spending({ config }: Deps): (context: Context) => Promise<void> {
  const budget = renderBudget();
  return (context) => budget(clientAddress(context, config.trustedProxies));
}

/** Renders pages as they would be. None is ever put into the page cache, and each remembers in a place of its own. */
const previewBy =
  (
    handle: ReturnType<typeof handlerOf>,
    routes: BuiltRoutes,
    deps: Deps,
    contextOf: (request: Request, edition: PageEdition, outage: { away: boolean }) => RouterContextProvider,
  ): RenderPreview =>
  async ({ path, lang, db }) => {
    const address = new URL(`/${lang}${path === "/" ? "" : path}`, deps.config.publicUrl);
    const { pathname } = address;
    // Nor a page that is one visitor's: it may do something when it is opened.
    if (prefixLang(pathname) !== lang || routes.isOfVisitor(pathname))
      return new Response(null, { status: 404 });
    const request = new Request(new URL(pathname + routes.query(address), address));
    const context = contextOf(request, { lang, comfort: 0 }, { away: false });
    context.set(depsContext, { ...deps, db, pages: new PageCache() });
    context.set(previewContext, true);
    return handle(request, context);
  };

/** The router's handler, with custom pages and conversion by the site's glossary. */
const handlerOf = (build: ServerBuild, deps: Deps, read: ReadConverter) =>
  withMadePages(withConverter(createRequestHandler(build, "production"), read, deps), deps);

/** Whether the answer is not found, so that the error page is to be shown. */
const isEmpty = (found: Rendered) =>
  "passed" in found && found.passed.status === 404 && found.passed.body === null;

/** The staff area has one address for all languages. */
function staffEdition(request: Request): PageEdition {
  return { lang: requestLang(request), comfort: cookieComfort(request.headers.get("cookie")) };
}

/** Where a visitor of the staff area is sent instead, by whether and how somebody is signed in. */
function guard(pathname: string, staff: Staff | null, deps: Deps): string | undefined {
  const isLogin = /^\/cms\/login(\/code)?\/?$/.test(pathname);
  if (isLogin) return staff ? "/cms" : undefined;
  // For visitors without an account yet.
  if (/^\/cms\/invitation\/?$/.test(pathname)) return undefined;
  if (!staff) return "/unauthorized";
  const isAccount = /^\/cms\/account\/?$/.test(pathname);
  return !isAccount && lacksSecondFactor(staff, deps) ? "/cms/account" : undefined;
}

/**
 * Makes the router find custom pages, which have no routes: below a language any address matches, but the
 * only part of a plain one would be taken for a language.
 */
function withMadePages(handle: RequestHandler, deps: Deps) {
  return async (request: Request, context: RouterContextProvider): Promise<Response> => {
    const url = new URL(request.url);
    const isPlain = prefixLang(url.pathname) === undefined;
    if (!isPlain || !(await deps.addresses.madeAt(deps, url.pathname))) return handle(request, context);
    url.pathname = `/${context.get(localeContext).lang}${url.pathname}`;
    return handle(new Request(url, request), context);
  };
}
