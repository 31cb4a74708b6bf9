import { takeWriteLock } from "../../platform/db/database.server";
import type { StaffCall } from "../../platform/http/handlers.server";
import { LANGS } from "../../platform/locale/lang";
import type { AnyContent } from "../definition";
import type { EntryType } from "../registry/content-registry.server";
import { CONTENT_PATH, checkContent } from "../save/content-input.server";
import { required, saveEntry } from "../save/save-entry.server";
import { entryStateOf } from "../store/entry-state.server";
import type { PreviewEntry } from "../store/preview-overlay.server";

/** Rolls a dry run back, and passes the entry that it would have stored out of the transaction. */
class DryRunEnd extends Error {
  readonly entry: PreviewEntry;

  constructor(entry: PreviewEntry) {
    super("This was a dry run.");
    this.entry = entry;
  }
}

/**
 * Runs a save dry and returns the entry that it would store: checked and completed as a draft, in a transaction that is
 * rolled back.
 * @param id none of a new entry
 * @throws {Problem} as the save would
 */
export async function dryRunSave(
  entryType: EntryType,
  { id, content }: { id: string | undefined; content: Readonly<Record<string, unknown>> },
  call: StaffCall,
): Promise<PreviewEntry> {
  const { rules, type } = entryType;
  const { given, prepared } = await checkContent(entryType, content, call.lang);
  try {
    return await call.deps.db.transaction().execute(async (tx): Promise<never> => {
      await takeWriteLock(tx);
      const dryRun = { ...call, db: tx, unpublishedLangs: LANGS };
      const { _id } = await saveEntry(rules, { id, given, prepared }, dryRun, CONTENT_PATH);
      const { row, newest } = required(await entryStateOf(tx, type, _id));
      const { number, sort, saved: changed } = row;
      throw new DryRunEnd({ id: _id, number, sort, changed, content: newest as AnyContent });
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.entry;
    throw error;
  }
}
