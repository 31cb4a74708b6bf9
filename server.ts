import { once } from "node:events";
import { createServer } from "node:net";
import * as build from "virtual:react-router/server-build";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { version } from "./package.json";
import { createApp } from "./src/app.server";
import { DAILY_JOBS } from "./src/daily-jobs.server";
import { isHalfRestored } from "./src/features/backup/empty-target.server";
import { backupSettings, backupTraces } from "./src/features/backup/settings.server";
import { readSiteConfig } from "./src/features/config.server";
import { webhookWarning } from "./src/features/donations/paypal/account.server";
import { features, glossaryConverter } from "./src/features/index.server";
import { redirectResolvers } from "./src/features/redirects.server";
import { createDeps } from "./src/make-deps.server";
import { type Config, settingsOf } from "./src/platform/config/config.server";
import { sqliteFile } from "./src/platform/db/open.server";
import { watchFile } from "./src/platform/db/same-file.server";
import {
  currentSiteRevision,
  listenForSiteRevision,
  watchSiteRevision,
} from "./src/platform/db/site-revision.server";
import type { Deps } from "./src/platform/deps.server";
import { runDaily } from "./src/platform/jobs/daily.server";
import { hongKongDayNumber } from "./src/platform/locale/format";
import { announce } from "./src/platform/process/announce.server";
import { closeGracefully } from "./src/platform/process/close.server";
import { openServer, refuseRequest } from "./src/platform/process/http-server.server";
import { refuseLostSite } from "./src/platform/process/lost-site.server";
import { startFailure } from "./src/platform/process/start-failure.server";
import { prepare } from "./src/prepare.server";
import { refuseForeignFolder } from "./src/run-command.server";
import { pageRoutes } from "./src/site/page/pages.server";
import { cachedPageListener } from "./src/site/page-cache/serve-cached.server";

/** Milliseconds within which a change by another process shows here, also while PostgreSQL tells of none. */
const REVISION_POLL = 500;

/** Milliseconds within which a program ends whose database file was replaced by another. */
const FILE_POLL = 500;

/** Serves the site as the environment says; ends the process when it says what cannot be. */
export async function run(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readSiteConfig(process.env);
    await start(config);
  } catch (error) {
    const words = startFailure(error, config);
    if (words === undefined) throw error;
    console.error(words);
    process.exit(1);
  }
}

/** Looks whether the site can be served at all, before anything is opened or made. @throws {Refusal} when not. */
async function lookFirst(config: Config): Promise<void> {
  await requirePort(config);
  refuseForeignFolder(config.dataDir);
  // What a killed restore left has words of its own, and wants another way out.
  if (!isHalfRestored(config.dataDir))
    await refuseLostSite(config, await backupTraces(settingsOf(config, backupSettings).dir));
}

async function start(config: Config): Promise<void> {
  await lookFirst(config);
  const deps = await createDeps(config);
  const firstLogin = await prepare(deps);
  const port = await serve(deps);
  announce(port, config, firstLogin, webhookWarning(config));
  for (const words of config.retired) deps.log.warn(words);
  const { publicUrl: url, host } = config;
  deps.log.info({ version, node: process.version, url, host, port }, "the site is served");
}

/** Serves what is prepared, until it is told to end. Gives the port. */
async function serve(deps: Deps): Promise<number> {
  deps.pages.follow(await currentSiteRevision(deps.db)); // else the first look would clear what is cached by then
  const pages = new Hono<{ Variables: RequestIdVariables }>()
    .use("/assets/*", serveStatic({ root: "build/client", precompressed: true, onFound: cacheForever }))
    .route("/", pageRoutes(build, deps, redirectResolvers, glossaryConverter));
  const app = createApp(deps, pages);
  const https = deps.config.publicUrl.startsWith("https:");
  const listener = getRequestListener(app.fetch, { errorHandler: () => refuseRequest(https) });
  const server = openServer(cachedPageListener(deps, listener), https);
  const stopFollowing = followRevision(deps);
  const stopWatching = endWhenReplaced(deps);
  deps.mail.start();
  deps.cdn.changed(); // the pages of this build may be others
  const stopDaily = runDaily(DAILY_JOBS, deps);
  const backgrounds = features.flatMap(({ background }) => background?.(deps) ?? []);
  closeGracefully(server, deps, async () => {
    stopWatching();
    await stopFollowing();
    await stopDaily();
    await Promise.all(backgrounds.map((stop) => stop()));
  });
  server.listen(deps.config.port, deps.config.host);
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/**
 * Ends the process with status 1 where another file was moved over that of its database: it would take saves into the
 * one that is gone. The service starts it again, on the file that is there now.
 */
const endWhenReplaced = ({ db, config, log }: Deps): (() => void) =>
  watchFile(db, FILE_POLL, () => {
    const file = sqliteFile(config.dataDir);
    log.fatal(
      { file },
      "another file was put in the place of the database while it was open; the program ends",
    );
    console.error(
      `${file} is no longer the file that this program has open: it was moved, deleted, or another was put in its ` +
        "place. The program ends; start it again. Stop it before a database is replaced.",
    );
    process.exit(1);
  });

/** Clears the page cache after a change; cached pages outlive a database that cannot be asked. */
function followRevision({ db, config, pages, cdn, outage, log }: Deps): () => Promise<void> {
  let day = hongKongDayNumber(Date.now());
  const follow = (revision: number) => {
    if (revision > pages.revision) cdn.followed();
    pages.follow(revision);
    const today = hongKongDayNumber(Date.now());
    if (today !== day) cdn.changed(); // no process gives out a page of yesterday any more
    day = today;
  };
  const stopWatching = watchSiteRevision(db, REVISION_POLL, (answer) => {
    if (typeof answer !== "number") return outage.began(log, answer.error);
    outage.ended(log);
    follow(answer);
  });
  const stopListening = config.databaseUrl && listenForSiteRevision(config.databaseUrl, follow);
  return async () => {
    stopWatching();
    if (stopListening) await stopListening();
  };
}

function cacheForever(_: string, context: { header(name: string, value?: string): void }): void {
  context.header("Cache-Control", "public, max-age=31536000, immutable");
  // Nothing is logged of it, nothing will ask whether it changed, and each weighs as much as some rules.
  context.header("X-Request-Id", undefined);
  context.header("Last-Modified", undefined);
}

/**
 * Finds out that the site can listen where its settings say, before anything is made that is said only once.
 * @throws what listening throws, for `startFailure`
 */
async function requirePort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  server.close();
  await once(server, "close");
}
