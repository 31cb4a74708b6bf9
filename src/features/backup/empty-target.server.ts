import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { NOTES, originalKey } from "../../media/blobs/blob-store.server";
import type { MediaStore } from "../../media/store.server";
import type { Config } from "../../platform/config/config.server";
import { askOf } from "../../platform/db/fill.server";
import { type OpenDatabase, openDatabase, sqliteFile } from "../../platform/db/open.server";
import { tablesParentsFirst } from "../../platform/db/schema.server";
import type { Deps } from "../../platform/deps.server";
import { BackupError, entryName, type Manifest } from "./archive/manifest.server";

/** Checks a target that is not open yet, without changes. @throws {BackupError} when it is not empty. */
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

/**
 * Refuses a folder in use. What an older backup has to learn, as withdrawals, may lie there.
 * @throws {BackupError} when there are files of media in `dataDir`, be they used or not, but for a killed restore's.
 */
export async function refuseUsedFolder(dataDir: string): Promise<void> {
  if (isHalfRestored(dataDir)) return;
  const folder = join(dataDir, "media");
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  if (!found.some((each) => each.isFile() && basename(each.parentPath) !== NOTES)) return;
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

/**
 * Lies in the data folder from a restore's first change to its commit. The place was empty before, so that whatever
 * is beside it is what a restore left that was killed, and may be written over by the next one.
 */
const markerIn = (dataDir: string) => join(dataDir, "restoring");

/** Marks that a restore has begun to change an empty target. */
export function markRestoreBegun(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(markerIn(dataDir), `${new Date().toISOString()}\n`, { flush: true });
}

/** Removes the restore mark, once the restore was completed or rolled back. */
export function clearRestoreMark(dataDir: string): void {
  rmSync(markerIn(dataDir), { force: true });
}

/** Returns whether a restore into this place was killed before its end. */
export const isHalfRestored = (dataDir: string): boolean => existsSync(markerIn(dataDir));

/**
 * Prevents a start on what a killed restore left. Needs the tables.
 * @throws {BackupError} saying what to do.
 */
export async function refuseHalfRestored({
  db,
  config: { dataDir },
}: Pick<Deps, "db" | "config">): Promise<void> {
  if (!isHalfRestored(dataDir)) return;
  // It was killed after its commit: everything is there.
  if ((await askOf(db)("select 1 from staff_account limit 1")).length > 0) return clearRestoreMark(dataDir);
  throw new BackupError(
    `A restore into ${dataDir} was broken off. Run npm run restore again, with the same settings; it goes over what ` +
      "the first one left.",
  );
}
