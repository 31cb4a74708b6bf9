import { resolve } from "node:path";
import * as z from "zod";
import { optional, wholeNumber } from "../../core/setting-shapes.server";

/** How backups are made. */
export interface BackupSettings {
  /** What they are encrypted with; undefined when they are not. */
  key: string | undefined;
  /** Absolute path of the folder for the nightly ones; undefined when there are none. */
  dir: string | undefined;
  /** How many nightly ones are kept. */
  keep: number;
}

export const backupSettings = z
  .object({
    BACKUP_KEY: optional(z.string().min(16, "must have at least 16 characters")),
    BACKUP_DIR: optional(z.string()),
    BACKUP_KEEP: wholeNumber(1, 1000, 14),
  })
  .transform(({ BACKUP_KEY: key, BACKUP_DIR, BACKUP_KEEP: keep }): BackupSettings => {
    return { key, dir: BACKUP_DIR === undefined ? undefined : resolve(BACKUP_DIR), keep };
  });
