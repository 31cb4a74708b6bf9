import { statSync } from "node:fs";
import { readSiteConfig } from "./src/features/config.server";
import { runImportOfExport } from "./src/features/content-export/command.server";
import { contentParts } from "./src/features/content-export/feature.server";
import { isExport } from "./src/features/content-export/read-export.server";
import { runImportCommand } from "./src/features/import/command.server";
import { features } from "./src/features/index.server";
import { isMigrated, migrate } from "./src/platform/db/migrate.server";
import { giveWay } from "./src/platform/process/give-way.server";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { Refusal } from "./src/platform/refusal.server";
import { runCommand } from "./src/run-command.server";

/** `npm run import`: the content of an old site, or an export of Kapok's. */
export const run = (
  [old = ""]: string[],
  { media, "dry-run": isDryRun = false }: { media?: string | undefined; "dry-run"?: boolean | undefined },
): Promise<void> =>
  runCommand([old], () => readSiteConfig(process.env), {
    look: async (config) => {
      const isFile = statSync(old, { throwIfNoEntry: false })?.isFile() === true;
      if (!media && !isFile)
        throw new Refusal("Say by --media where the old site's files are. Nothing was changed.");
      await requireServedSite(config);
      return isFile && (await isExport(old));
    },
    act: async (deps, _, isOwn) => {
      giveWay();
      if (!(await isMigrated(deps.db))) await migrate(deps.db);
      if (isOwn) return runImportOfExport(deps, contentParts(features), { file: old, isDryRun });
      return runImportCommand(deps, features, { old, media: media ?? "", isDryRun });
    },
  });
