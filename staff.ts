import { migrate } from "./src/core/db/migrate.server";
import { requireServedSite } from "./src/core/process/lost-site.server";
import { runCommand } from "./src/core/process/run-command.server";
import { runStaffCommand } from "./src/features/accounts/staff-command.server";
import { readSiteConfig } from "./src/features/config.server";

/** `npm run staff`: accounts by the command line. */
export const run = (args: string[]): Promise<void> =>
  runCommand(args, () => readSiteConfig(process.env), {
    look: requireServedSite,
    act: async (deps, args) => {
      await migrate(deps.db);
      return runStaffCommand(deps, args);
    },
  });
