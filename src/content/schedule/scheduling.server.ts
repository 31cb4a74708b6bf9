import type { Staff } from "../../platform/auth/auth.server";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import type { Change } from "../../platform/journal/journal.server";
import type { Scheduled } from "../listed-entry";
import { contentProblems } from "../problems.server";
import type { EntryType } from "../registry/content-registry.server";
import { entryStateOf } from "../store/entry-state.server";
import { plannableLanguages } from "./plannable.server";
import { planNewest, SCHEDULES, schedule } from "./schedule.server";

/**
 * Has something done to an entry at a time; gives the change, with the number of its newest revision.
 * @throws {Problem} 404 where there is none, 400 where it could not be published then
 */
export async function scheduling(
  { feature, type }: EntryType,
  id: string,
  wanted: readonly [Omit<Scheduled, "key">, ...Omit<Scheduled, "key">[]],
  { db, staff }: { db: Database; staff: Pick<Staff, "username"> },
): Promise<Change<{ message: "success"; id: string; version: number }>> {
  const stored = await entryStateOf(db, type, id);
  if (!stored || stored.row.deleted_at !== null) throw new Problem(404, contentProblems.unknownEntry);
  const [first, ...others] = wanted;
  const { act, at } = first;
  const request = { langs: first.langs, path: "langs" };
  const langs = act === "publish" ? [...(await plannableLanguages(db, type, id, request))] : first.langs;
  for (const each of [{ ...first, langs }, ...others])
    await schedule(db, { type: type.name, id }, each, staff.username);
  await planNewest(db, { type: type.name, id });
  const [down] = others;
  const snapshot = { _id: id, langs, at, ...(down && { until: down.at }) };
  const answer = { message: "success" as const, id, version: stored.row.number };
  return {
    entityId: id,
    action: SCHEDULES[act],
    snapshot,
    feature: feature.name,
    preservesPageCache: true,
    answer,
  };
}
