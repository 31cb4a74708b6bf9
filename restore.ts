import { dirname, resolve } from "node:path";
import { createFirstAccount } from "./src/features/accounts/staff-accounts.server";
import type { Manifest } from "./src/features/backup/archive/manifest.server";
import { inspectNamedBackup, runRestoreCommand } from "./src/features/backup/command.server";
import { readSiteConfig } from "./src/features/config.server";
import { copyNotes } from "./src/features/consents.server";
import type { Deps } from "./src/platform/deps.server";
import type { CommandOutcome } from "./src/platform/process/command-outcome";
import { runCommand } from "./src/run-command.server";

/** Restores a backup. One that holds no accounts gets a first one, as a new site does: somebody has to log in. */
export async function restore(deps: Deps, args: string[], found?: Manifest): Promise<CommandOutcome> {
  const restored = await runRestoreCommand(deps, args, found);
  const outcome = restored.ok
    ? { ...restored, text: `${restored.text}\n${await withdrawalsSaid(deps, args)}` }
    : restored;
  const first = outcome.ok ? await createFirstAccount(deps) : null;
  if (!first) return outcome;
  const password = first.generatedPassword
    ? `${first.generatedPassword}\nIt is shown only now, and good for seven days: change it under My account.`
    : "the one of ADMIN_PASSWORD";
  return { ...outcome, text: `${outcome.text}\nUsername  ${first.username}\nPassword  ${password}` };
}

const BY_HAND =
  "If anybody has withdrawn their consent since it was made, withdraw it again under Consents before visitors are let in.";

/** The word on consents that were withdrawn after the backup was made: their notes are taken from beside it. */
async function withdrawalsSaid({ media }: Deps, [file = ""]: string[]): Promise<string> {
  const carried = await copyNotes(dirname(resolve(file)), media);
  if (!carried) {
    return `No list of withdrawn consents lies beside the backup (the folder withdrawn, with a file for each). ${BY_HAND}`;
  }
  const { inForce, unreadable } = carried;
  const found = `Consents that were withdrawn, by the list beside the backup: ${inForce}. They are withdrawn again at the first start.`;
  return unreadable.length === 0
    ? found
    : `${found}\nPart of that list cannot be read: ${unreadable.join(", ")}. ${BY_HAND}`;
}

/** `npm run restore`: a backup into an empty place. */
export const run = (args: string[]): Promise<void> =>
  runCommand(args, () => readSiteConfig(process.env), { look: inspectNamedBackup, act: restore });
