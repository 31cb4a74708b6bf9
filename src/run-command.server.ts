import { statSync } from "node:fs";
import { createDeps } from "./make-deps.server";
import type { Config } from "./platform/config/config.server";
import type { Deps } from "./platform/deps.server";
import type { CommandOutcome } from "./platform/process/command-outcome";
import { startFailure } from "./platform/process/start-failure.server";
import { Refusal } from "./platform/refusal.server";

/** The status of a command that was not done for everything. */
const INCOMPLETE = 2;

/** A command of the command line. */
interface Command<Found> {
  /** Looks whether it can be done, before anything is opened or made. @throws {Refusal} when it cannot. */
  look(config: Config, args: string[]): Promise<Found>;
  /** Does it; `found` is what the look gave. */
  act(deps: Deps, args: string[], found: Found): Promise<CommandOutcome>;
}

/**
 * Runs a command, prints what it says, and ends the process.
 * @param args what it was called with, without options
 * @param read reads the settings
 */
export async function runCommand<Found>(
  args: string[],
  read: () => Config,
  { look, act }: Command<Found>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = read();
    refuseForeignFolder(config.dataDir);
    const found = await look(config, args);
    const deps = await createDeps({ ...config, logLevel: "error" });
    const { text, ok, incomplete = false } = await act(deps, args, found);
    process[ok && !incomplete ? "stdout" : "stderr"].write(`${text}\n`);
    await deps.media.close();
    await deps.db.destroy();
    process.exit(ok ? (incomplete ? INCOMPLETE : 0) : 1);
  } catch (error) {
    const words = startFailure(error, config);
    if (words === undefined) throw error;
    process.stderr.write(`${words}\n`);
    process.exit(1);
  }
}

/**
 * Prevents root from creating files in a data folder of the user whom the site runs as, who then could
 * neither read nor write them.
 * @throws {Refusal} naming that user.
 */
export function refuseForeignFolder(dataDir: string): void {
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (process.getuid?.() !== 0 || owner === 0) return;
  throw new Refusal(
    `DATA_DIR: ${dataDir} belongs to another user (${owner}), and this runs as root. Run it as that user, as ` +
      `"Commands" in docs/operations/install.md shows; else the site could not use what root makes there.`,
  );
}
