import { dirname, join, resolve } from "node:path";
import { runBackupCommand } from "./src/features/backup/command.server";
import { readSiteConfig } from "./src/features/config.server";
import { NOTES, writeNotes } from "./src/features/consents.server";
import type { Deps } from "./src/platform/deps.server";
import type { CommandOutcome } from "./src/platform/process/command-outcome";
import { requireServedSite } from "./src/platform/process/lost-site.server";
import { runCommand } from "./src/run-command.server";

/** Makes a backup, and lays beside it which consents were withdrawn, for the older ones in its folder. */
export async function backUp(deps: Deps, args: string[]): Promise<CommandOutcome> {
  const made = await runBackupCommand(deps, args);
  const [file] = args;
  if (!made.ok || file === undefined) return made;
  const folder = dirname(resolve(file));
  const list = join(folder, NOTES);
  try {
    if ((await writeNotes(deps.db, folder)) === 0) return made;
    return {
      ...made,
      text: `${made.text}\nWhich consents were withdrawn is in ${list}: keep it beside the backups.`,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const said = `Which consents were withdrawn could not be noted in ${list} (${reason}).`;
    return { ...made, text: `${made.text}\n${said}`, incomplete: true };
  }
}

/** `npm run backup`: everything in one file. */
export const run = (args: string[]): Promise<void> =>
  runCommand(args, () => readSiteConfig(process.env), { look: requireServedSite, act: backUp });
