import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../../core/config.server";
import { askOf } from "../../core/db/fill.server";
import { type OpenDatabase, openDatabase, sqliteFile } from "../../core/db/open.server";
import { tablesParentsFirst } from "../../core/db/schema.server";
import { originalKey } from "../../core/media/blobs/keys.server";
import type { MediaStore } from "../../core/media/store.server";
import { BackupError } from "./archive/backup-error.server";
import { entryName, type Manifest } from "./archive/manifest.server";
import { isHalfRestored } from "./broken-off.server";

/** Looks at a place that is not open yet, and makes nothing there. @throws {BackupError} when it is not empty. */
export async function refuseUsedPlace(config: Config): Promise<void> {
  await refuseUsedFolder(config.dataDir);
  if (config.databaseUrl === undefined && !existsSync(sqliteFile(config.dataDir))) return;
  const database = openDatabase(config);
  await refuseUsedDatabase(database).finally(() => database.db.destroy());
}

/**
 * A database that a program was ever started on has an account; what a broken-off restore left has none.
 * @throws {BackupError} when it holds anything that a restore would replace.
 */
export async function refuseUsedDatabase({ db, engine }: OpenDatabase): Promise<void> {
  const ask = askOf(db);
  const tables = await tablesParentsFirst(ask, engine);
  const holds = async (table: string) => (await ask(`select 1 from "${table}" limit 1`)).length > 0;
  const untouched =
    tables.length === 0 ||
    (tables.includes("staff_account") && !(await holds("staff_account")) && !(await holds("journal")));
  if (!untouched) throw new BackupError("The database holds something already. Restore into an empty one.");
}

/** @throws {BackupError} when there are files of media in `dataDir`, be they used or not, but for a killed restore's. */
export async function refuseUsedFolder(dataDir: string): Promise<void> {
  if (isHalfRestored(dataDir)) return;
  const folder = join(dataDir, "media");
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (!found.some((each) => each.isFile())) return;
  throw new BackupError(`${folder} holds files already. Restore into an empty folder.`);
}

/** @throws {BackupError} when a media store holds a file of the backup already. */
export async function refuseUsedStore({ blobs }: MediaStore, { entries }: Manifest): Promise<void> {
  for (const { name } of entries) {
    const named = entryName(name);
    if (named?.kind !== "media" || (await blobs.size(originalKey(named.id))) === null) continue;
    throw new BackupError(
      `The media store holds ${originalKey(named.id)} already. Restore into an empty one.`,
    );
  }
}
