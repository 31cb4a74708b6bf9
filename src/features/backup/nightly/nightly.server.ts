import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { settingsOf } from "../../../core/config.server";
import { type SiteIdentityTable, siteIdentity } from "../../../core/db/site-identity.server";
import type { Deps } from "../../../core/deps.server";
import type { DailyJob } from "../../../core/process/daily.server";
import { BackupError, BackupExistsError } from "../archive/backup-error.server";
import { type WrittenBackup, writeBackupFile } from "../archive/write-file.server";
import { backupName, isOwnBackup } from "../file-name.server";
import { backupSettings } from "../settings.server";
import { removeBrokenOff } from "./partial.server";
import { nightlyState } from "./state.server";

/** How often (ms) a process looks whether another one has finished the day's backup, or died over it. */
const LOOK = 1000;

/**
 * The daily job: makes the backup of the day, unless it is there or another process makes it, and removes all
 * but the newest. A failure is noted for staff, and thrown to be logged.
 */
export const backUpNightly: DailyJob = async (deps, now, signal) => {
  const { dir, keep, key } = settingsOf(deps.config, backupSettings);
  if (!dir) return;
  const state = nightlyState(deps.db);
  try {
    await makeFolder(dir);
    const site = await siteIdentity(deps.db);
    const file = join(dir, backupName(now, key !== undefined, site));
    const written = await writeUnlessThere(deps, file, signal);
    if (!written) return;
    const { manifest, bytes } = written;
    const { missing, unreadable, madeAt: at } = manifest;
    await state.made({ at, bytes, missing: missing.length, unreadable: unreadable.length });
    if (missing.length > 0) deps.log.error({ missing }, "media files are gone");
    if (unreadable.length > 0) deps.log.error({ unreadable }, "media files cannot be read");
    await removeOld(dir, keep, site);
  } catch (error) {
    if (signal.aborted) return; // the program ends; the next one makes it
    const reason = error instanceof Error ? error.message : String(error);
    await state.failed({ at: now.toISOString(), reason }).catch(() => {}); // the log has it
    throw new Error("the nightly backup failed", { cause: error });
  }
};

/**
 * Not with the folders above it: what is missing there may be a disk that is not mounted, and where nothing can be made
 * at all, as below /proc, Node would try for ever.
 */
async function makeFolder(dir: string): Promise<void> {
  await mkdir(dir, { mode: 0o700 }).catch(({ code }: NodeJS.ErrnoException) => {
    if (code !== "EEXIST") throw new BackupError(`${dir} cannot be made (${code}).`);
  });
}

/** Waits for a process that is at it, so that the day has its backup also when that one turns out to have died. */
async function writeUnlessThere(
  deps: Deps,
  file: string,
  signal: AbortSignal,
): Promise<WrittenBackup | undefined> {
  for (;;) {
    await removeBrokenOff(dirname(file));
    if (await stat(file).catch(() => null)) return undefined;
    try {
      return await writeBackupFile(deps, file, signal);
    } catch (error) {
      if (!(error instanceof BackupExistsError)) throw error;
      await pause(LOOK, undefined, { signal });
    }
  }
}

/** The names have their day in them, and so are in order. Another site's stay, also that of one whose place this took. */
async function removeOld(dir: string, keep: number, site: SiteIdentityTable): Promise<void> {
  const backups = (await readdir(dir))
    .filter((name) => isOwnBackup(name, site))
    .sort()
    .reverse();
  for (const name of backups.slice(keep)) await rm(join(dir, name), { force: true });
}
