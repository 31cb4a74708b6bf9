import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isPartialName } from "../../../platform/archive/new-file.server";
import { settingsOf } from "../../../platform/config/config.server";
import type { Database } from "../../../platform/db/database.server";
import { type SiteIdentityTable, siteIdentity } from "../../../platform/db/database.server";
import type { Deps } from "../../../platform/deps.server";
import type { DailyJob } from "../../../platform/jobs/daily.server";
import type { SiteFigure } from "../../../platform/metrics/figures.server";
import { BackupError, BackupExistsError } from "../archive/manifest.server";
import { type WrittenBackup, writeBackupFile } from "../archive/write.server";
import { backupName, backupSettings, isBackupName, isOwnBackup } from "../settings.server";

/**
 * The time (ms) after which a process looks again whether another one has finished the day's backup, or died over it.
 */
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

/** Milliseconds: a running backup touches it far more often, and one that is silent so long has died. */
export const SILENT = 2 * 60 * 1000;

/** Removes what processes left of backups in `dir` in the middle of which they died. */
async function removeBrokenOff(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!isPartialName(name, isBackupName)) continue;
    const partial = join(dir, name);
    const found = await stat(partial).catch(() => null); // finished meanwhile
    // A time to come is that of a clock which has been set back.
    if (found && Math.abs(Date.now() - found.mtimeMs) > SILENT) await rm(partial, { force: true });
  }
}

/**
 * The last nightly backup that was made; `missing` counts files that were not there, `unreadable` those that could not
 * be read. Times are ISO 8601.
 */
interface Made {
  at: string;
  bytes: number;
  missing: number;
  unreadable: number;
}

/** The last that failed, and what was said. */
interface Failed {
  at: string;
  reason: string;
}

type StateTables = { nightly_backup: { id: string; made: string | null; failed: string | null } };

const ID = "nightly";

/** The outcome of the nightly backups, stored in the database for every process to read. */
export function nightlyState(database: Database) {
  const db = database.$extendTables<StateTables>();
  const note = async (part: { made: string } | { failed: string }): Promise<void> => {
    await db
      .insertInto("nightly_backup")
      .values({ id: ID, made: null, failed: null, ...part })
      .onConflict((conflict) => conflict.column("id").doUpdateSet(part))
      .execute();
  };
  return {
    read: async (): Promise<{ made: Made | null; failed: Failed | null }> => {
      const row = await db.selectFrom("nightly_backup").selectAll().executeTakeFirst();
      const made = JSON.parse(row?.made ?? "null");
      // Former versions stopped at a file that could not be read.
      return { made: made && { unreadable: 0, ...made }, failed: JSON.parse(row?.failed ?? "null") };
    },
    made: (made: Made) => note({ made: JSON.stringify(made) }),
    failed: (failed: Failed) => note({ failed: JSON.stringify(failed) }),
  };
}

/** When the last nightly backup was made or failed, and what it could not hold; nothing before the first. */
export const backupFigures: readonly SiteFigure[] = [
  {
    name: "kapok_backup_last_timestamp_seconds",
    help: "When the last nightly backup was made, or failed, in seconds since 1970.",
    labelNames: ["result"],
    read: async (db) => {
      const { made, failed } = await nightlyState(db).read();
      return [
        { labels: { result: "made" }, value: secondsOf(made?.at) },
        { labels: { result: "failed" }, value: secondsOf(failed?.at) },
      ].filter(({ value }) => value > 0);
    },
  },
  {
    name: "kapok_backup_left_out_files",
    help: "Files that the last nightly backup could not hold, by why.",
    labelNames: ["why"],
    read: async (db) => {
      const { made } = await nightlyState(db).read();
      if (!made) return [];
      return [
        { labels: { why: "missing" }, value: made.missing },
        { labels: { why: "unreadable" }, value: made.unreadable },
      ];
    },
  },
];

const secondsOf = (at: string | undefined): number => (at === undefined ? 0 : Date.parse(at) / 1000);
