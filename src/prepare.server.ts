import { migrate } from "./core/db/migrate.server";
import type { Deps } from "./core/deps.server";
import type { FirstLogin } from "./core/process/announce.server";
import { noteSite } from "./core/process/lost-site.server";
import { createFirstAccount } from "./features/accounts/first-account.server";
import { renewSecondFactors } from "./features/accounts/second-factor/renew-secrets.server";
import { refuseHalfRestored } from "./features/backup/broken-off.server";
import { isEmptyDatabase } from "./features/empty-database.server";
import { publishFirstTopics } from "./features/sma/first-topics.server";

/**
 * Everything that must be true before the first request: tables, demo, first SMA topics, first staff account. The
 * account is last, since its password is said once: a start that is broken off before makes none.
 */
export async function prepare(deps: Deps): Promise<FirstLogin | null> {
  await migrate(deps.db);
  await refuseHalfRestored(deps);
  await renewSecondFactors(deps);
  if (deps.config.demoContent && (await isEmptyDatabase(deps.db, deps.engine))) await publishDemo(deps);
  await publishFirstTopics(deps.db);
  const firstLogin = await createFirstAccount(deps);
  await noteSite(deps);
  return firstLogin;
}

/** Loaded for the one start that needs it: the demo's texts, drawings and sheets are much to hold for good. */
async function publishDemo(deps: Deps): Promise<void> {
  const [{ seedDemo }, { demoSeeds }] = await Promise.all([
    import("./core/demo/seed.server"),
    import("./features/demo.server"),
  ]);
  await seedDemo(deps, demoSeeds, (tx) => isEmptyDatabase(tx, deps.engine));
}
