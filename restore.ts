import { runCommand } from "./src/core/process/run-command.server";
import { runRestoreCommand } from "./src/features/backup/command.server";

await runCommand(runRestoreCommand);
