import { runCommand } from "./src/core/process/run-command.server";
import { runRestoreCommand } from "./src/features/backup/command.server";

/** `npm run restore`: a backup into an empty place. */
export const run = (): Promise<void> =>
  runCommand({ look: async () => {}, act: (deps, args) => runRestoreCommand(deps, args) });
