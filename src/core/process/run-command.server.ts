import { type Config, readConfig } from "../config.server";
import type { Deps } from "../deps.server";
import { createDeps } from "./deps.server";
import { startFailure } from "./start-failure.server";

/** What a command has to say, and whether it did what was asked. */
export interface Outcome {
  text: string;
  ok: boolean;
}

/** Runs a command of the command line with its arguments, prints what it says, and ends the process. */
export async function runCommand(command: (deps: Deps, args: string[]) => Promise<Outcome>): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const deps = await createDeps({ ...config, logLevel: "error" });
    const { text, ok } = await command(deps, process.argv.slice(3));
    process[ok ? "stdout" : "stderr"].write(`${text}\n`);
    await deps.media.close();
    await deps.db.destroy();
    process.exit(ok ? 0 : 1);
  } catch (error) {
    const words = startFailure(error, config);
    if (words === undefined) throw error;
    process.stderr.write(`${words}\n`);
    process.exit(1);
  }
}
