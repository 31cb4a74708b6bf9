import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { askOf } from "../../core/db/fill.server";
import type { Deps } from "../../core/deps.server";
import { BackupError } from "./archive/backup-error.server";

/**
 * Stands in the data folder from a restore's first change to its commit. The place was empty before, so that whatever
 * is beside it is what a restore left that was killed, and may be written over by the next one.
 */
const markerIn = (dataDir: string) => join(dataDir, "restoring");

/** Notes that a restore begins to change an empty place. */
export function restoreBegins(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(markerIn(dataDir), `${new Date().toISOString()}\n`, { flush: true });
}

/** Notes that all of it is there, or all of it taken back. */
export function restoreEnded(dataDir: string): void {
  rmSync(markerIn(dataDir), { force: true });
}

/** Whether a restore into this place was killed before its end. */
export const isHalfRestored = (dataDir: string): boolean => existsSync(markerIn(dataDir));

/**
 * Keeps a new site from being made of what a killed restore left. Wants the tables.
 * @throws {BackupError} saying what to do.
 */
export async function refuseHalfRestored({
  db,
  config: { dataDir },
}: Pick<Deps, "db" | "config">): Promise<void> {
  if (!isHalfRestored(dataDir)) return;
  // It was killed after its commit: everything is there.
  if ((await askOf(db)("select 1 from staff_account limit 1")).length > 0) return restoreEnded(dataDir);
  throw new BackupError(
    `A restore into ${dataDir} was broken off. Run npm run restore again, with the same settings; it goes over what ` +
      "the first one left.",
  );
}
