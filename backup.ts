import { runCommand } from "./src/core/process/run-command.server";
import { runBackupCommand } from "./src/features/backup/command.server";

await runCommand(runBackupCommand);
