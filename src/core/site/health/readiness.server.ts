import { setTimeout as pause } from "node:timers/promises";
import { isMigrated } from "../../db/migrate.server";
import { sqliteFile } from "../../db/open.server";
import type { Deps } from "../../deps.server";
import { isWritable, mayWrite } from "../../process/disk.server";

/** Milliseconds that each part has to answer in; whoever asks for readiness does not wait for one that hangs. */
const READY_WITHIN = 2000;

/**
 * Whether each part of the site is well, by its name: the database answers and takes writes, migrations have run, media
 * store and disk can be written to.
 */
export function readinessOf({
  db,
  media,
  config,
}: Pick<Deps, "db" | "media" | "config">): () => Promise<Record<string, boolean>> {
  const keepsFiles = config.databaseUrl === undefined || config.s3 === undefined;
  const disk = async () =>
    (await isWritable(config.dataDir)) &&
    (config.databaseUrl !== undefined || (await mayWrite(sqliteFile(config.dataDir))));
  const checks = {
    database: inTime(() => takesWrites(db)),
    migrations: inTime(() => isMigrated(db)),
    media: inTime(() => media.isReady()),
    ...(keepsFiles && { disk: inTime(disk) }),
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
