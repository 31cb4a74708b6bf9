import type { Database } from "../db/database.server";
import { askOf } from "../db/fill.server";
import type { Engine } from "../db/open.server";
import { tableNames } from "../db/schema.server";
import { isJournalEmpty } from "../journal/journal.server";

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
