import type { Database } from "../core/db/database.server";
import { askOf } from "../core/db/fill.server";
import type { Engine } from "../core/db/open.server";
import { tableNames } from "../core/db/schema.server";
import { isJournalEmpty } from "../core/journal/journal.server";

/**
 * Tables that say nothing of whether a site is in use: the program puts rows there by itself, or they are about
 * accounts and logins. What staff change in the former stands in the journal. All others begin empty.
 */
const BEGIN_WITH_ROWS: ReadonlySet<string> = new Set([
  ...["journal", "revision", "nightly_backup", "login_throttle", "visitor_allowance", "answered_call"],
  ...["staff_account", "staff_credential", "staff_passkey", "staff_session", "staff_two_factor"],
  "staff_verification",
  ...[
    "chart",
    "donors",
    "organization",
    "site_details",
    "site_identity",
    "sma_review",
    "sma_topic",
    "special_image",
    "volunteer",
  ],
]);

/**
 * Whether a database holds nothing that anybody brought there: no change by staff, no message, no money. Asked of
 * the tables, since what visitors send is not in the journal, and a table to come counts by itself.
 */
export async function isEmptyDatabase(db: Database, engine: Engine): Promise<boolean> {
  if (!(await isJournalEmpty(db))) return false;
  const ask = askOf(db);
  for (const table of await tableNames(ask, engine)) {
    if (BEGIN_WITH_ROWS.has(table)) continue;
    if ((await ask(`select 1 from "${table}" limit 1`)).length > 0) return false;
  }
  return true;
}
