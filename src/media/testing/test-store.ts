import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { Kysely } from "kysely";
import { onTestFinished } from "vitest";
import { putMigratedSqlite } from "../../../test/migrated-sqlite";
import { openS3Server } from "../../../test/s3-server";
import { s3Settings } from "../../platform/config/s3-settings.server";
import type { Database } from "../../platform/db/database.server";
import { sqliteFile } from "../../platform/db/open.server";
import { sqliteDialect } from "../../platform/db/sqlite.server";
import { fileBlobs } from "../blobs/file-blobs.server";
import { s3Blobs } from "../blobs/s3-blobs.server";
import { openMediaStore } from "../open.server";

/** Where a media store can store its bytes. */
export const PLACES = ["files", "bucket"] as const;

/** An empty database and media store for one test; failures in the background fail it. */
export async function testStore(place: (typeof PLACES)[number] = "files") {
  const folder = await mkdtemp(join(tmpdir(), "kapok-store-"));
  await putMigratedSqlite(folder);
  const db: Database = new Kysely({ dialect: sqliteDialect(sqliteFile(folder)) });
  const where = place === "bucket" ? await bucket() : await files();
  const failures: unknown[] = [];
  const reopen = () => openMediaStore({ ...where, onError: (error) => failures.push(error) });
  const media = await reopen();
  onTestFinished(async () => {
    await media.close();
    await db.destroy();
    await where.remove();
    await rm(folder, { recursive: true });
    if (failures.length > 0) throw new AggregateError(failures, "background work failed");
  });
  return { db, media, reopen, ...where };
}

async function files() {
  const dataDir = await mkdtemp(join(tmpdir(), "kapok-media-"));
  const folder = join(dataDir, "media");
  const keys = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(relative(folder, parentPath), name))
      .sort();
  const breakDown = () => rm(folder, { recursive: true });
  const remove = () => rm(dataDir, { recursive: true, force: true });
  return { dataDir, s3: undefined, blobs: await fileBlobs(folder), keys, breakDown, remove };
}

async function bucket() {
  const server = await openS3Server();
  const s3 = s3Settings(server.settings);
  if (!s3) throw new Error("settings are missing");
  const keys = async () => server.keys().filter((key) => key !== "ready/marker");
  return { dataDir: "", s3, blobs: s3Blobs(s3), keys, breakDown: server.stop, remove: server.remove };
}
