import { readConfig } from "./src/core/config.server";
import { migrate } from "./src/core/db/migrate.server";
import { createDeps } from "./src/core/process/deps.server";
import { runStaffCommand } from "./src/features/accounts/staff-command.server";

/** `npm run staff`: accounts by the command line. */
export async function run(): Promise<void> {
  const deps = await createDeps({ ...readConfig(process.env), logLevel: "error" });
  await migrate(deps.db);
  const { text, ok } = await runStaffCommand(deps, process.argv.slice(3));
  process.stdout.write(`${text}\n`);
  await deps.media.close();
  await deps.db.destroy();
  process.exit(ok ? 0 : 1);
}
