import { migrate } from "./core/db/migrate.server";
import { seedDemo } from "./core/demo/seed.server";
import type { Deps } from "./core/deps.server";
import { isJournalEmpty } from "./core/journal/journal.server";
import type { FirstLogin } from "./core/process/announce.server";
import { createFirstAccount } from "./features/accounts/first-account.server";
import { demoSeeds } from "./features/demo.server";
import { publishFirstTopics } from "./features/sma/first-topics.server";

/** Everything that must be true before the first request: tables, first staff account, demo, first SMA topics. */
export async function prepare(deps: Deps): Promise<FirstLogin | null> {
  await migrate(deps.db);
  const first = await createFirstAccount(deps);
  if (deps.config.demoContent && (await isJournalEmpty(deps.db))) await seedDemo(deps, demoSeeds);
  await publishFirstTopics(deps.db);
  return first;
}
