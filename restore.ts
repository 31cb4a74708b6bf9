import type { Deps } from "./src/core/deps.server";
import { type Outcome, runCommand } from "./src/core/process/run-command.server";
import { createFirstAccount } from "./src/features/accounts/first-account.server";
import type { Manifest } from "./src/features/backup/archive/manifest.server";
import { lookAtBackup, runRestoreCommand } from "./src/features/backup/command.server";
import { readSiteConfig } from "./src/features/config.server";

/** Restores a backup. One that holds no accounts gets a first one, as a new site does: somebody has to log in. */
export async function restore(deps: Deps, args: string[], found?: Manifest): Promise<Outcome> {
  const outcome = await runRestoreCommand(deps, args, found);
  const first = outcome.ok ? await createFirstAccount(deps) : null;
  if (!first) return outcome;
  const password = first.generatedPassword
    ? `${first.generatedPassword}\nIt is shown only now, and good for seven days: change it under My account.`
    : "the one of ADMIN_PASSWORD";
  return { ...outcome, text: `${outcome.text}\nUsername  ${first.username}\nPassword  ${password}` };
}

/** `npm run restore`: a backup into an empty place. */
export const run = (): Promise<void> =>
  runCommand(() => readSiteConfig(process.env), { look: lookAtBackup, act: restore });
