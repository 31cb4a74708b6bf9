import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import * as z from "zod";
import { optional, wholeNumber } from "../../platform/config/setting-shapes.server";
import type { SiteIdentityTable } from "../../platform/db/database.server";
import { hongKongDay } from "../../platform/locale/format";

/** The settings of backups. */
export interface BackupSettings {
  /** The key that encrypts them; undefined when none does. */
  key: string | undefined;
  /** Absolute path of the folder for the nightly ones; undefined when there are none. */
  dir: string | undefined;
  /** The number of nightly backups that are kept. */
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

const NAME = /^kapok-(\d{4}-\d{2}-\d{2})(?:-([0-9a-f]{8}))?\.(?:tar\.gz|kapok)$/;

/** The part of a file name that marks the nightly backups of this site. */
const markOf = ({ id }: Pick<SiteIdentityTable, "id">): string => id.slice(0, 8);

/** The name of a backup of that day; an encrypted one opens with nothing but Kapok. A nightly one names its site. */
export function backupName(day: Date, encrypted: boolean, site?: Pick<SiteIdentityTable, "id">): string {
  return `kapok-${hongKongDay(day)}${site ? `-${markOf(site)}` : ""}.${encrypted ? "kapok" : "tar.gz"}`;
}

/** Returns whether a file is a backup by its name; nothing else is ever removed. */
export const isBackupName = (name: string): boolean => NAME.test(name);

/**
 * Returns whether a backup is of this site by its name. Those that former versions made name none: they are its own
 * unless they are older than the site.
 */
export function isOwnBackup(name: string, site: SiteIdentityTable): boolean {
  const [, day = "", mark] = NAME.exec(name) ?? [];
  if (day === "") return false;
  return mark === undefined ? day >= hongKongDay(new Date(site.began_at)) : mark === markOf(site);
}

/** Words for the backups in the folder of nightly ones, of whichever site; none where there are none. */
export async function backupTraces(dir: string | undefined): Promise<string[]> {
  const names = dir === undefined ? [] : await readdir(dir).catch(() => []);
  const count = names.filter(isBackupName).length;
  return count > 0 ? [`backups in ${dir} (${count})`] : [];
}
