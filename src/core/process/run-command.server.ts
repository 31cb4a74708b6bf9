import type { Config } from "../config.server";
import type { Deps } from "../deps.server";
import { createDeps } from "./deps.server";
import { refuseForeignFolder } from "./folder-owner.server";
import { startFailure } from "./start-failure.server";

/** What a command has to say, and whether it did what was asked. */
export interface Outcome {
  text: string;
  ok: boolean;
  /** It was done, and not for everything: for whoever runs it by a timer, this is worth a look. */
  incomplete?: boolean;
}

/** The status of a command that was not done for everything. */
const INCOMPLETE = 2;

/** A command of the command line. */
interface Command<Found> {
  /** Looks whether it can be done, before anything is opened or made. @throws {Refusal} when it cannot. */
  look(config: Config, args: string[]): Promise<Found>;
  /** Does it; `found` is what the look gave. */
  act(deps: Deps, args: string[], found: Found): Promise<Outcome>;
}

/**
 * Runs a command with the arguments of the process, prints what it says, and ends the process.
 * @param read reads the settings
 */
export async function runCommand<Found>(read: () => Config, { look, act }: Command<Found>): Promise<void> {
  let config: Config | undefined;
  try {
    config = read();
    refuseForeignFolder(config.dataDir);
    const args = process.argv.slice(3);
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
