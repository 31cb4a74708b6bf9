import { runCommand } from "./src/core/process/run-command.server";
import { runBackupCommand } from "./src/features/backup/command.server";

/** `npm run backup`: everything in one file. */
export const run = (): Promise<void> => runCommand(runBackupCommand);
