import { Hono } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import { onlyReading } from "../api/only-reading.server";
import { isMigrated } from "../db/migrate.server";
import { sqliteFile } from "../db/open.server";
import type { Deps } from "../deps.server";
import { problemMessage } from "../locale/messages/problems";
import { requestLang } from "../locale/request-lang.server";
import { isWritable, mayWrite } from "../process/disk.server";

/** `/healthz`: the process lives. `/readyz`: database, migrations, media store and disk answer, else 503 saying which does not. */
export function healthRoutes({ db, media, config }: Deps): Hono<{ Variables: RequestIdVariables }> {
  const keepsFiles = config.databaseUrl === undefined || config.s3 === undefined;
  const disk = async () =>
    (await isWritable(config.dataDir)) &&
    (config.databaseUrl !== undefined || (await mayWrite(sqliteFile(config.dataDir))));
  const checks = {
    database: async () => (await db.selectFrom("revision").select("value").execute()).length === 1,
    migrations: () => isMigrated(db),
    media: () => media.isReady(),
    ...(keepsFiles && { disk }),
  };
  const app = new Hono<{ Variables: RequestIdVariables }>();
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
    );
    const ready = entries.every(([, ok]) => ok);
    const parts = Object.fromEntries(entries);
    if (ready) return context.json({ status: "ready", ...parts });
    const message = problemMessage(requestLang(context.req.raw), "notReady");
    context.header("Retry-After", "10");
    return context.json({ message, requestId: context.get("requestId"), status: "not ready", ...parts }, 503);
  });
  for (const path of ["/healthz", "/readyz"]) app.all(path, onlyReading);
  return app;
}
