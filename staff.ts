import { migrate } from "./src/core/db/migrate.server";
import { runCommand } from "./src/core/process/run-command.server";
import { runStaffCommand } from "./src/features/accounts/staff-command.server";

/** `npm run staff`: accounts by the command line. */
export const run = (): Promise<void> =>
  runCommand(async (deps, args) => {
    await migrate(deps.db);
    return runStaffCommand(deps, args);
  });
