import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newDatabase } from "../../../../test/postgres";
import { createDeps } from "../../../make-deps.server";
import { type Config, settingsOf } from "../../../platform/config/config.server";
import type { Engine } from "../../../platform/db/open.server";
import type { Deps } from "../../../platform/deps.server";
import { readSiteConfig } from "../../config.server";
import { type BackupSettings, backupSettings } from "../settings.server";

/** A folder for one test file's backups. */
export function newFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), "kapok-backup-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** An empty place, as its operator has it before `npm run restore`. */
export interface Place {
  deps: Deps;
  close(): Promise<void>;
}

/** Opens an empty place; `key` is its BACKUP_KEY, `more` further settings. */
export async function emptyPlace(
  engine: Engine = "sqlite",
  key?: string,
  more: Record<string, string> = {},
): Promise<Place> {
  const folder = newFolder();
  const databaseUrl = engine === "postgres" ? await newDatabase() : undefined;
  const settings = { DATABASE_URL: databaseUrl, BACKUP_KEY: key, LOG_LEVEL: "silent", DEMO_CONTENT: "off" };
  const deps = await createDeps(readSiteConfig({ DATA_DIR: folder.path, ...settings, ...more }));
  return {
    deps,
    close: async () => {
      await deps.media.close();
      await deps.db.destroy();
      folder.remove();
    },
  };
}

/** The same settings but for some of backups. */
export const withBackups = (config: Config, changes: Partial<BackupSettings>): Config => ({
  ...config,
  brought: new Map(config.brought).set(backupSettings, {
    ...settingsOf(config, backupSettings),
    ...changes,
  }),
});
