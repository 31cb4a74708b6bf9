import { statSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { readSiteConfig } from "./src/features/config.server";
import { runImportCommand } from "./src/features/import/command.server";
import { features } from "./src/features/index.server";
import { isMigrated, migrate } from "./src/platform/db/migrate.server";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { Refusal } from "./src/platform/refusal.server";
import { runCommand } from "./src/run-command.server";

/** `npm run import`: the content of an old site. */
export const run = (
  [old = ""]: string[],
  { media, "dry-run": isDryRun = false }: { media?: string | undefined; "dry-run"?: boolean | undefined },
): Promise<void> =>
  runCommand([old], () => readSiteConfig(process.env), {
    look: async (config) => {
      const isExport = statSync(old, { throwIfNoEntry: false })?.isFile() === true;
      if (!media && !isExport)
        throw new Refusal("Say by --media where the old site's files are. Nothing was changed.");
      await requireServedSite(config);
    },
    act: async (deps) => {
      giveWay();
      if (!(await isMigrated(deps.db))) await migrate(deps.db);
      return runImportCommand(deps, features, { old, media: media ?? "", isDryRun });
    },
  });

/** Visitors come first: the site that is served beside gets the processor whenever it wants it. */
function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Not everybody may; it is slower for visitors then, and right all the same.
  }
}
