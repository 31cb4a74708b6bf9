import { handlerOf, prepared, type StaffCall } from "../../platform/http/handlers.server";
import { checkedInput, InvalidInput } from "../../platform/http/input.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import { LANGS, type Lang } from "../../platform/locale/lang";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import type { GivenEntry, SavingCall } from "../registry/entry-calls.server";
import { entryStateOf } from "../store/entry-state.server";

/** A draft whose fields are known to be right: the call that saves it, as its handler takes it. */
export interface PreparedDraft {
  entryType: EntryType;
  saving: SavingCall;
  input: unknown;
  /** Of the entry that it is a draft of; undefined of a new one. */
  id: string | undefined;
}

/** Checks a draft by the call that saves entries of its type. */
export async function prepareDraft(
  entryType: EntryType,
  { id, version, entry }: GivenEntry,
  lang: Lang,
): Promise<PreparedDraft> {
  const { feature, calls } = entryType;
  const saving = calls.saves({ id, version, entry });
  const endpoint = saving && feature.contract[saving.call];
  if (!saving || !endpoint) throw new Problem(404, contentProblems.unknownEntry);
  const input = await renaming(saving.at, async () =>
    prepared(feature, saving.call, checkedInput(endpoint, saving.body, lang, feature.problems), lang),
  );
  return { entryType, saving, input, id };
}

/** Saves a draft; gives the change, with the id of the entry and the number of its newest version. */
export async function saveDraftVersion(
  { entryType: { feature, calls }, saving, input }: PreparedDraft,
  call: StaffCall,
) {
  const run = handlerOf(feature, saving.call);
  const approval = call.approval && { ...call.approval, langs: [] }; // nobody asks an administrator for what is not ready
  const made = (await renaming(saving.at, () =>
    run(input, { ...call, approval, unpublishedLangs: LANGS }),
  )) as Change<unknown>;
  const kept = await entryStateOf(call.db, calls.type, made.entityId);
  const answer = { message: "success" as const, id: made.entityId, version: kept?.row.number ?? 0 };
  return { ...made, feature: feature.name, action: "draft" as const, answer };
}

/** Names fields at fault as in `entry` of a draft, where they are those of another call, whose entry is `at`. */
async function renaming<T>(at: string, run: () => Promise<T>): Promise<T> {
  const renamed = (path: string) => (path.startsWith(at) ? `entry.${path.slice(at.length)}` : path);
  try {
    return await run();
  } catch (error) {
    if (error instanceof InvalidInput) {
      throw new InvalidInput(error.fields.map((each) => ({ ...each, path: renamed(each.path) })));
    }
    if (!(error instanceof Problem) || !error.details.errors) throw error;
    const errors = error.details.errors.map((each) => ({ ...each, path: renamed(each.path) }));
    throw new Problem(error.status, error.says, { ...error.details, errors });
  }
}
