import { skipDelivery } from "./content/events/events.server";
import { deriveEntries } from "./content/store/derive-entries.server";
import { fillImageTexts } from "./content/translation/image-texts.server";
import { trackUnsaved } from "./content/translation/track-entry.server";
import { renewSecondFactors } from "./features/accounts/second-factor/renew-secrets.server";
import { createFirstAccount } from "./features/accounts/staff-accounts.server";
import { refuseHalfRestored } from "./features/backup/empty-target.server";
import { applyRecordedWithdrawals } from "./features/consents.server";
import { fillGlossary } from "./features/glossary/feature.server";
import { features, searchCatalog } from "./features/index.server";
import { saveNoticeNow } from "./features/pages.server";
import { indexAtStart } from "./features/search/index-entries.server";
import { publishFirstTopics } from "./features/sma/feature.server";
import { publishFirstTerms } from "./features/sma-terms/feature.server";
import { fillMediaWords } from "./media/fill-words.server";
import type { Database } from "./platform/db/database.server";
import { askOf } from "./platform/db/fill.server";
import { migrate } from "./platform/db/migrate.server";
import type { Engine } from "./platform/db/open.server";
import { tableNames } from "./platform/db/schema.server";
import type { Deps } from "./platform/deps.server";
import { isJournalEmpty } from "./platform/journal/journal.server";
import type { FirstLogin } from "./platform/process/announce.server";
import { noteSite } from "./platform/process/lost-site.server";

/** Tables of features in which the program puts rows by itself, which say nothing of whether a site is in use. */
export const FILLED_TABLES: readonly string[] = [
  ...["staff_account", "staff_credential", "staff_passkey", "staff_session", "staff_two_factor"],
  ...["staff_verification", "login_throttle", "site_identity", "nightly_backup", "privacy_notice"],
  ...[
    "translation",
    "translation_count",
    "missed_search",
    "visit_count",
    "outside_link",
    "outside_link_place",
  ],
];

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
  if (deps.config.demoContent && (await isEmptyDatabase(deps.db, deps.engine, FILLED_TABLES)))
    await publishDemo(deps);
  await firstContent(deps.db);
  await skipDelivery(deps.db);
  await saveNoticeNow(deps);
  await indexAtStart(deps.db, searchCatalog());
  await applyRecordedWithdrawals(deps, features);
  await trackUnsaved(deps.db, types);
  await fillImageTexts(deps.db);
  const firstLogin = await createFirstAccount(deps);
  await noteSite(deps);
  return firstLogin;
}

/** Imported only for the one start that needs it: the demo's texts, drawings and sheets are large. */
async function publishDemo(deps: Deps): Promise<void> {
  const { seedDemo } = await import("./site/demo/seed.server");
  const seeds = features.flatMap(({ demo }) => demo ?? []);
  await seedDemo(deps, seeds, (tx) => isEmptyDatabase(tx, deps.engine, FILLED_TABLES));
}

/**
 * The program's own tables in which the program inserts rows by itself. Changes by staff are in the journal
 * too.
 */
const FILLED = [
  ...["journal", "revision", "visitor_allowance", "answered_call"],
  ...["entry", "entry_version", "entry_words", "entry_facet", "entry_change"],
];

/**
 * Whether a database contains nothing from people: no change by staff, no message, no money. It checks the
 * tables, since what visitors send is not in the journal, and a new table counts by itself; not those in
 * which the program inserts rows by itself, as in `others`.
 */
export async function isEmptyDatabase(
  db: Database,
  engine: Engine,
  others: readonly string[],
): Promise<boolean> {
  if (!(await isJournalEmpty(db))) return false;
  const filled = new Set([...FILLED, ...others]);
  const ask = askOf(db);
  for (const table of await tableNames(ask, engine)) {
    if (filled.has(table)) continue;
    if ((await ask(`select 1 from "${table}" limit 1`)).length > 0) return false;
  }
  return true;
}

/** Publishes the content that a site begins with, demo or not; does nothing where that was done. */
export async function firstContent(db: Database): Promise<void> {
  await publishFirstTopics(db);
  await publishFirstTerms(db);
  await fillGlossary(db);
}
