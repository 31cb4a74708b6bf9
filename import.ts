import { statSync } from "node:fs";
import { readSiteConfig } from "./src/features/config.server";
import { runImportOfExport } from "./src/features/content-export/command.server";
import { contentParts } from "./src/features/content-export/feature.server";
import { isExport } from "./src/features/content-export/read-export.server";
import { runImportCommand } from "./src/features/import/command.server";
import { SHEET_TYPES, type SheetType } from "./src/features/import/sheets/sheet-types";
import { features } from "./src/features/index.server";
import { isMigrated, migrate } from "./src/platform/db/migrate.server";
import { giveWay } from "./src/platform/process/give-way.server";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { Refusal } from "./src/platform/refusal.server";
import { runCommand } from "./src/run-command.server";

interface ImportOptions {
  media?: string | undefined;
  type?: string | undefined;
  "dry-run"?: boolean | undefined;
}

const isSheetType = (name: string): name is SheetType => SHEET_TYPES.some((type) => type === name);

/** `npm run import`: the content of an old site, a spreadsheet, or an export of Kapok's. */
export const run = (
  [old = ""]: string[],
  { media, type, "dry-run": isDryRun = false }: ImportOptions,
): Promise<void> =>
  runCommand([old], () => readSiteConfig(process.env), {
    look: async (config) => {
      const isFile = statSync(old, { throwIfNoEntry: false })?.isFile() === true;
      if (!media && !isFile)
        throw new Refusal("Say by --media where the old site's files are. Nothing was changed.");
      if (type !== undefined && !isSheetType(type))
        throw new Refusal(`--type is one of ${SHEET_TYPES.join(", ")}. Nothing was changed.`);
      await requireServedSite(config);
      return isFile && (await isExport(old));
    },
    act: async (deps, _, isOwn) => {
      giveWay();
      if (!(await isMigrated(deps.db))) await migrate(deps.db);
      const sheet = type !== undefined && isSheetType(type) ? { type } : undefined;
      if (isOwn) return runImportOfExport(deps, contentParts(features), { file: old, isDryRun });
      return runImportCommand(deps, features, { old, media: media ?? "", sheet, isDryRun });
    },
  });
