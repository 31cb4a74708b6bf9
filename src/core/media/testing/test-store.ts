import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import type { Database } from "../../db/database.server";
import { migrate } from "../../db/migrate.server";
import { sqliteDialect } from "../../db/sqlite.server";
import { openMediaStore } from "../open.server";

/** An empty database and media store for one test; failures in the background fail it. */
export async function testStore() {
  const dataDir = await mkdtemp(join(tmpdir(), "kapok-media-"));
  const db: Database = new Kysely({ dialect: sqliteDialect(":memory:") });
  await migrate(db);
  const failures: unknown[] = [];
  const media = await openMediaStore(dataDir, (error) => failures.push(error));
  onTestFinished(async () => {
    await media.close();
    await db.destroy();
    await rm(dataDir, { recursive: true, force: true });
    if (failures.length > 0) throw new AggregateError(failures, "background work failed");
  });
  return { db, media, dataDir, folder: join(dataDir, "media") };
}
