import { requireServedSite } from "./src/core/process/lost-site.server";
import { runCommand } from "./src/core/process/run-command.server";
import { runBackupCommand } from "./src/features/backup/command.server";
import { readSiteConfig } from "./src/features/config.server";

/** `npm run backup`: everything in one file. */
export const run = (): Promise<void> =>
  runCommand(() => readSiteConfig(process.env), { look: requireServedSite, act: runBackupCommand });
