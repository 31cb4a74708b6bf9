import { withhold } from "../../../content/withheld/withhold.server";
import { alikeFiles } from "../../../media/withheld.server";
import { type Database, takeWriteLock } from "../../../platform/db/database.server";
import { advanceSiteRevision } from "../../../platform/db/site-revision.server";
import { record } from "../../../platform/journal/journal.server";
import { consentActions } from "../actions";
import type { SiteContent } from "../entries.server";
import { inForce, type Note } from "./notes.server";
import { withdrawalStore } from "./withdrawals.server";

/** The name of the feature in the journal. */
export const CONSENTS = "consents";

/**
 * Withdraws again what notes know and the database does not. What was released of an entry since is
 * withheld too, since its former words are back.
 * @returns the revision of the site after it; undefined where there was nothing to do
 */
export async function withdrawAgain(
  db: Database,
  site: SiteContent,
  found: readonly Note[],
): Promise<number | undefined> {
  const notes = inForce(found);
  if (notes.length === 0) return undefined;
  return db.transaction().execute(async (tx) => {
    await takeWriteLock(tx);
    const store = withdrawalStore(tx);
    let hasChanged = false;
    for (const { isUndone: _, ...note } of notes) {
      if (await store.isKnown(note.id)) continue;
      const files = (await alikeFiles(tx, [...note.pictures, ...note.pdfs])).map(({ id }) => id);
      await store.add(note);
      const withheld = { files, entries: note.entries, cause: note.id, author: note.by };
      await store.setEffects(note.id, await withhold(tx, site.types, withheld));
      const snapshot = { _id: note.consentId };
      await record(tx, CONSENTS, note.by, {
        entityId: note.consentId,
        action: consentActions.withdrawConsent,
        snapshot,
      });
      hasChanged = true;
    }
    return hasChanged ? advanceSiteRevision(tx) : undefined;
  });
}
