import { Hono } from "hono";
import { isMigrated } from "../db/migrate.server";
import { sqliteFile } from "../db/open.server";
import type { Deps } from "../deps.server";
import { isWritable, mayWrite } from "../process/disk.server";

/** `/healthz`: the process lives. `/readyz`: database, migrations, media store and disk answer, else 503 saying which does not. */
export function healthRoutes({ db, media, config }: Deps): Hono {
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
  const app = new Hono();
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await check().catch(() => false)] as const),
    );
    const ready = entries.every(([, ok]) => ok);
    if (!ready) context.header("Retry-After", "10");
    return context.json(
      { status: ready ? "ready" : "not ready", ...Object.fromEntries(entries) },
      ready ? 200 : 503,
    );
  });
  return app;
}
