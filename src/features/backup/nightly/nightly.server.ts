import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { DailyJob } from "../../../core/process/daily.server";
import { partialName, writeBackupFile } from "../archive/write-file.server";
import { backupName, isBackupName } from "../file-name.server";
import { nightlyState } from "./state.server";

/** A file that nobody wrote to for so long (ms) is what a process left that died. */
const GIVEN_UP = 60 * 60 * 1000;

/**
 * The daily job: makes the backup of the day, unless it is there or another process is at it, and removes all
 * but the newest. A failure is noted for staff, and thrown to be logged.
 */
export const backUpNightly: DailyJob = async (deps, now, signal) => {
  const { dir, keep, key } = deps.config.backup;
  if (!dir) return;
  const state = nightlyState(deps.db);
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    const file = join(dir, backupName(now, key !== undefined));
    if ((await stat(file).catch(() => null)) || (await isBeingWritten(file, now))) return;
    const { manifest, bytes } = await writeBackupFile(deps, file, signal);
    const missing = manifest.missing.length;
    await state.made({ at: manifest.madeAt, bytes, missing });
    if (missing > 0) deps.log.error({ missing: manifest.missing }, "media files are gone");
    await removeOld(dir, keep);
  } catch (error) {
    if (signal.aborted) return; // the program ends; the next one makes it
    const reason = error instanceof Error ? error.message : String(error);
    await state.failed({ at: now.toISOString(), reason }).catch(() => {}); // the log has it
    throw new Error("the nightly backup failed", { cause: error });
  }
};

async function isBeingWritten(file: string, now: Date): Promise<boolean> {
  const partial = partialName(file);
  const found = await stat(partial).catch(() => null);
  if (!found) return false;
  if (now.getTime() - found.mtimeMs < GIVEN_UP) return true;
  await rm(partial, { force: true });
  return false;
}

/** The names have their day in them, and so are in order. */
async function removeOld(dir: string, keep: number): Promise<void> {
  const backups = (await readdir(dir)).filter(isBackupName).sort().reverse();
  for (const name of backups.slice(keep)) await rm(join(dir, name), { force: true });
}
