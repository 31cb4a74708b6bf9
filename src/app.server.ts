import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { type RequestIdVariables, requestId } from "hono/request-id";
import { contentWriteHooks } from "./content/write-hooks.server";
import { backupFigures } from "./features/backup/nightly/nightly.server";
import { DONOR_NEWS, isStillNews } from "./features/donations/emails/donor-emails.server";
import { madePages } from "./features/free-pages/feature.server";
import { features, glossaryConverter } from "./features/index.server";
import { mediaPaths, uploadGate } from "./features/media/feature.server";
import { readMenu } from "./features/menu/feature.server";
import { newsFeed } from "./features/news/feature.server";
import { RECEIPT_MAIL } from "./features/receipts/store.server";
import { mayReceiptLeave } from "./features/receipts.server";
import { sitePages } from "./pages/known-pages.server";
import type { Deps } from "./platform/deps.server";
import { healthRoutes } from "./platform/health/health.server";
import { mountFeatures, type WriteHooks } from "./platform/http/mount.server";
import { Problem } from "./platform/http/problem";
import { problemAnswer } from "./platform/http/problem-answer.server";
import { sendRequestId } from "./platform/http/security/request-id.server";
import { withSecurityHeaders } from "./platform/http/security/security-headers.server";
import { metricsRoute } from "./platform/metrics/figures.server";
import { apiDocs } from "./site/api-docs/docs.server";
import { serveShareImages } from "./site/discovery/share-images.server";
import { sitemapRoutes } from "./site/discovery/sitemap.server";
import { feedRoutes } from "./site/feeds/feed-routes.server";
import { codeRoutes } from "./site/share/code-routes.server";

/**
 * The whole program as one function from Request to Response. `pages` renders what is neither the API nor
 * a media file; tests of the API leave it out.
 */
export function createApp(deps: Deps, pages?: Hono<{ Variables: RequestIdVariables }>) {
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.use(requestId({ limitLength: 0 })); // one that the client sends could be another's in the log
  app.use(sendRequestId);
  app.use(withSecurityHeaders(deps.config));
  for (const path of UNCACHED) app.use(path, compressUncached);
  app.use("/api/upload", uploadGate(deps)); // before anything of a request is read
  for (const path of ["/api/*", "/healthz", "/readyz", "/metrics"]) app.get(path, etag());
  app.route("/", healthRoutes(deps));
  app.route("/", metricsRoute(deps, backupFigures));
  app.route("/", apiDocs(features, mediaPaths));
  app.route("/", mountFeatures(features, deps, writeHooks(deps)));
  deps.mail.check({ [DONOR_NEWS]: isStillNews, [RECEIPT_MAIL]: mayReceiptLeave });
  deps.addresses.list([...sitePages, ...features.flatMap(({ pages: own = [] }) => own)]);
  deps.addresses.readMadeBy(madePages);
  deps.addresses.readMenuBy(readMenu);
  app.route("/", sitemapRoutes(deps, features, sitePages));
  app.route("/", feedRoutes(deps, newsFeed, glossaryConverter));
  app.route("/", codeRoutes(deps));
  app.route("/", serveShareImages(deps, features, sitePages));
  for (const { routes } of features) if (routes) app.route("/", routes(deps));
  app.all("/api/*", () => {
    throw new Problem(404, "notFound");
  });
  if (pages) app.route("/", pages);
  deps.addresses.reserve(app.routes.map(({ path }) => path));
  app.onError((error, context) => problemAnswer(error, context.req.raw, context.get("requestId"), deps));
  app.notFound((context) =>
    problemAnswer(new Problem(404, "notFound"), context.req.raw, context.get("requestId"), deps),
  );
  return app;
}

/** What the layers above the API do around every change. */
const writeHooks = (deps: Deps): WriteHooks => ({
  ...contentWriteHooks(features),
  changed(revision) {
    deps.pages.follow(revision);
    deps.cdn.changed();
  },
});

const compressed = compress();

/** Where answers are that the page cache does not compress: the staff area's, and searches. */
const UNCACHED = ["/api/*", "/cms", "/cms/*", "/search", "/:lang/search"];

/**
 * Compresses what only the staff area requests, and what is not cached; a public answer has a strong ETag of
 * its own.
 */
const compressUncached: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.headers.get("Cache-Control") === "no-store") await compressed(context, async () => {});
};
