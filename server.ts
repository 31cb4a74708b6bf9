import { createServer } from "node:http";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { createApp } from "./src/app.server";
import { ConfigError, readConfig } from "./src/core/config.server";
import { watchRevision } from "./src/core/db/revision.server";
import type { Deps } from "./src/core/deps.server";
import { announce } from "./src/core/process/announce.server";
import { closeGracefully } from "./src/core/process/close.server";
import { createDeps } from "./src/core/process/deps.server";
import { keptListener } from "./src/core/site/kept-listener.server";
import { pageRoutes } from "./src/core/site/pages.server";
import { prepare } from "./src/prepare.server";

/** Milliseconds within which a change by another process shows here. */
const REVISION_POLL = 500;

try {
  const deps = await createDeps(readConfig(process.env));
  const firstLogin = await prepare(deps);
  const pages = new Hono()
    .use("/assets/*", serveStatic({ root: "build/client", precompressed: true, onFound: cacheForever }))
    .use("/icon.svg", serveStatic({ root: "build/client" }))
    .route("/", pageRoutes(build, deps));
  const app = createApp(deps, pages);
  const secure = deps.config.publicUrl.startsWith("https:");
  const server = createServer(keptListener(deps.pages, secure, getRequestListener(app.fetch)));
  const stopWatching = watchRevision(deps.db, REVISION_POLL, followRevision(deps));
  closeGracefully(server, deps, stopWatching);
  server.listen(deps.config.port, deps.config.host, () => announce(server, deps.config, firstLogin));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** A page of an older revision is forgotten; kept ones outlive a database that cannot be asked. */
function followRevision({ pages, log }: Deps): (revision: number | null) => void {
  return (revision) => {
    if (revision === null) log.warn("the database does not answer; kept pages may be old");
    else pages.follow(revision);
  };
}

function cacheForever(_: string, context: { header(name: string, value: string): void }): void {
  context.header("Cache-Control", "public, max-age=31536000, immutable");
}
