import { readSiteConfig } from "./src/features/config.server";
import { runExportCommand } from "./src/features/content-export/command.server";
import { contentParts } from "./src/features/content-export/feature.server";
import { features } from "./src/features/index.server";
import { giveWay } from "./src/platform/process/give-way.server";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { runCommand } from "./src/run-command.server";

/** `npm run export`: all content in one file. */
export const run = (args: string[]): Promise<void> =>
  runCommand(args, () => readSiteConfig(process.env), {
    look: requireServedSite,
    act: (deps, given) => {
      giveWay();
      return runExportCommand(deps, contentParts(features), given);
    },
  });
