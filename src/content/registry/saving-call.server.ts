import type { Feature } from "../../platform/feature.server";
import type { Endpoint } from "../../platform/http/contract";
import type { EntryCalls } from "./entry-calls.server";

/** The call by which entries of a type are saved; undefined where they have no drafts. */
export function savingCall(feature: Feature, calls: EntryCalls): Endpoint | undefined {
  const saving = calls.saves({ id: "", version: undefined, entry: {} });
  return saving && feature.contract[saving.call];
}

/** Tells whether a feature keeps entries that can be drafts. */
export const savesDrafts = (feature: Feature): boolean =>
  (feature.entryCalls ?? []).some((calls) => savingCall(feature, calls) !== undefined);
