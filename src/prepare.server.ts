import { skipDelivery } from "./content/events/events.server";
import { deriveEntries } from "./content/store/derive-entries.server";
import { fillImageTexts } from "./content/translation/image-texts.server";
import { trackUnsaved } from "./content/translation/track-entry.server";
import { createFirstAccount } from "./features/accounts/first-account.server";
import { renewSecondFactors } from "./features/accounts/second-factor/renew-secrets.server";
import { refuseHalfRestored } from "./features/backup/empty-target.server";
import { firstContent } from "./features/first-content.server";
import { features } from "./features/index.server";
import { fillMediaWords } from "./media/fill-words.server";
import { migrate } from "./platform/db/migrate.server";
import type { Deps } from "./platform/deps.server";
import type { FirstLogin } from "./platform/process/announce.server";
import { isEmptyDatabase } from "./platform/process/empty-database.server";
import { noteSite } from "./platform/process/lost-site.server";

/**
 * Everything that must be true before the first request: tables, what follows from entries, demo, what a site begins with, first staff account. The
 * account is last, since its password is said once: a start that is broken off before makes none.
 */
export async function prepare(deps: Deps): Promise<FirstLogin | null> {
  await migrate(deps.db);
  await refuseHalfRestored(deps);
  await renewSecondFactors(deps);
  const types = features.flatMap(({ content = [] }) => content);
  await deriveEntries(deps.db, types);
  await fillMediaWords(deps.db);
  if (deps.config.demoContent && (await isEmptyDatabase(deps.db, deps.engine, features)))
    await publishDemo(deps);
  await firstContent(deps.db);
  await skipDelivery(deps.db);
  for (const { beforeServing } of features) await beforeServing?.(deps);
  await trackUnsaved(deps.db, types);
  await fillImageTexts(deps.db);
  const firstLogin = await createFirstAccount(deps);
  await noteSite(deps);
  return firstLogin;
}

/** Loaded for the one start that needs it: the demo's texts, drawings and sheets are much to hold for good. */
async function publishDemo(deps: Deps): Promise<void> {
  const { seedDemo } = await import("./site/demo/seed.server");
  const seeds = features.flatMap(({ demo }) => demo ?? []);
  await seedDemo(deps, seeds, (tx) => isEmptyDatabase(tx, deps.engine, features));
}
