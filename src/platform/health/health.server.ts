import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { isMigrated } from "../db/migrate.server";
import { sqliteFile } from "../db/open.server";
import { isSameFile } from "../db/same-file.server";
import type { Deps } from "../deps.server";
import { onlyReading } from "../http/problem-answer.server";
import { requestLang } from "../locale/request-lang.server";
import { problemMessage } from "../locale/words/problems";
import { isWritable, mayWrite } from "../process/disk.server";

/**
 * `/healthz`: the process lives. `/readyz`: the database answers and takes writes, migrations, media store and disk
 * are well, else 503 saying which is not.
 */
export function healthRoutes(deps: Deps): Hono<{ Variables: RequestIdVariables }> {
  const readiness = readinessOf(deps);
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const parts = await readiness();
    const ready = Object.values(parts).every((ok) => ok);
    if (ready) return context.json({ status: "ready", ...parts });
    const message = problemMessage(requestLang(context.req.raw), "notReady");
    context.header("Retry-After", "10");
    return context.json({ message, requestId: context.get("requestId"), status: "not ready", ...parts }, 503);
  });
  for (const path of ["/healthz", "/readyz"]) app.all(path, onlyReading);
  return app;
}

/**
 * Milliseconds that each check has to answer in, so that a readiness probe does not wait for one that hangs.
 */
const READY_WITHIN = 2000;

/**
 * Checks each part of the site, by its name: the database answers and takes writes, migrations have run,
 * media store and disk can be written to.
 */
export function readinessOf({
  db,
  media,
  config,
}: Pick<Deps, "db" | "media" | "config">): () => Promise<Record<string, boolean>> {
  const usesDisk = config.databaseUrl === undefined || config.s3 === undefined;
  const disk = async () =>
    (await isWritable(config.dataDir)) &&
    (config.databaseUrl !== undefined || (await mayWrite(sqliteFile(config.dataDir))));
  const checks = {
    database: inTime(async () => (await isSameFile(db)) && (await takesWrites(db))),
    migrations: inTime(() => isMigrated(db)),
    media: inTime(() => media.isReady()),
    ...(usesDisk && { disk: inTime(disk) }),
  };
  return async () => {
    const parts = Object.entries(checks).map(async ([name, check]) => [name, await check()] as const);
    return Object.fromEntries(await Promise.all(parts));
  };
}

/** An update of no row: refused by a database that only reads, and nothing that a vacuum would have to tidy. */
async function takesWrites(db: Deps["db"]): Promise<boolean> {
  await db.updateTable("revision").set({ value: 0 }).where("id", "=", 0).execute();
  return (await db.selectFrom("revision").select("value").execute()).length === 1;
}

/** A check that fails once its time is over. */
function inTime(check: () => Promise<boolean>): () => Promise<boolean> {
  return async () => {
    const over = new AbortController();
    const late = pause(READY_WITHIN, false, { signal: over.signal }).catch(() => false);
    return Promise.race([check().catch(() => false), late]).finally(() => over.abort());
  };
}
