import type { Database } from "../../platform/db/database.server";
import { type ContentType, typeOfEntry } from "../definition";
import type { EntryRef } from "../entry-ref";
import { entryStateOf } from "../store/entry-state.server";
import { trackEntry } from "../translation/track-entry.server";
import { releaseEntries, withheldFor } from "./withheld-entries.server";

/**
 * Allows entries to be published again that were withheld for a cause, all of them or one, and puts those
 * without another cause back on the language board.
 * @param types all of the site's
 */
export async function release(
  tx: Database,
  types: readonly ContentType[],
  cause: string,
  entry?: EntryRef,
): Promise<void> {
  const released = entry ? [entry] : await withheldFor(tx, [cause]);
  await releaseEntries(tx, cause, entry);
  for (const named of released) {
    const type = typeOfEntry(types, named);
    const stored = type && (await entryStateOf(tx, type, named.id));
    if (type && stored?.row.deleted_at === null) await trackEntry(tx, type, stored.row, stored);
  }
}
