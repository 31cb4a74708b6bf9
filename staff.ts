import { runStaffCommand } from "./src/features/accounts/staff-command.server";
import { readSiteConfig } from "./src/features/config.server";
import { typesOfAccounts } from "./src/features/index.server";
import { migrate } from "./src/platform/db/migrate.server";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { runCommand } from "./src/run-command.server";

/** `npm run staff`: accounts by the command line. */
export const run = (args: string[]): Promise<void> =>
  runCommand(args, () => readSiteConfig(process.env), {
    look: requireServedSite,
    act: async (deps, args) => {
      await migrate(deps.db);
      return runStaffCommand(deps, args, typesOfAccounts);
    },
  });
