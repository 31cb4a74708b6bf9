import { runCommand } from "./src/core/process/run-command.server";
import { lookAtBackup, runRestoreCommand } from "./src/features/backup/command.server";

/** `npm run restore`: a backup into an empty place. */
export const run = (): Promise<void> => runCommand({ look: lookAtBackup, act: runRestoreCommand });
