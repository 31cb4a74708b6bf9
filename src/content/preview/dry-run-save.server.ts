import { takeWriteLock } from "../../platform/db/write-lock.server";
import { handlerOf, prepared, type StaffCall } from "../../platform/http/handlers.server";
import { checkedInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import { LANGS } from "../../platform/locale/lang";
import type { AnyContent } from "../definition";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { entryStateOf } from "../store/entry-state.server";
import type { PreviewEntry } from "../store/preview-overlay.server";

/** Rolls a dry run back, and carries the entry that it would have stored out of the transaction. */
class DryRunEnd extends Error {
  readonly entry: PreviewEntry;

  constructor(entry: PreviewEntry) {
    super("This was a dry run.");
    this.entry = entry;
  }
}

/**
 * Runs a save dry and returns the entry that it would store: its own call checks and completes it, as a draft and in a transaction that is rolled back.
 * @param id none of a new entry
 * @param body that of the call by which its type is saved
 * @throws {Problem} as the save would
 */
export async function dryRunSave(
  { feature, calls }: EntryType,
  { id, body }: { id: string | undefined; body: object },
  call: StaffCall,
): Promise<PreviewEntry> {
  const saving = calls.saves({ id, version: undefined, entry: {} });
  const endpoint = saving && feature.contract[saving.call];
  if (!saving || !endpoint) throw new Problem(404, contentProblems.unknownEntry);
  const checked = checkedInput(endpoint, body, call.lang, feature.problems);
  const input = await prepared(feature, saving.call, checked, call.lang);
  const run = handlerOf(feature, saving.call);
  try {
    return await call.deps.db.transaction().execute(async (tx): Promise<never> => {
      await takeWriteLock(tx);
      const dryRun = { ...call, db: tx, unpublishedLangs: LANGS, answerHeaders: new Headers() };
      const { entityId } = (await run(input, dryRun)) as Change<unknown>;
      const kept = await entryStateOf(tx, calls.type, entityId);
      if (!kept) throw new Problem(404, contentProblems.unknownEntry);
      const { number, sort, saved: changed } = kept.row;
      throw new DryRunEnd({ id: entityId, number, sort, changed, content: kept.newest as AnyContent });
    });
  } catch (error) {
    if (error instanceof DryRunEnd) return error.entry;
    throw error;
  }
}
