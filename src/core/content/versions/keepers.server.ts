import { Problem } from "../../api/problem";
import { requireRole, type Staff } from "../../auth/auth.server";
import { mayCall, type Scope } from "../../auth/roles";
import type { Database } from "../../db/database.server";
import type { Feature } from "../../feature.server";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { newestRecord } from "../store/newest.server";
import type { EntryCalls } from "./entry-calls.server";
import { savingCall } from "./saving-call.server";

/** The entries of a type, and the feature whose they are. */
export interface Keeper {
  feature: Feature;
  calls: EntryCalls;
}

/** Those that keep the entries of some features. */
export const keepersIn = (features: readonly Feature[]): Keeper[] =>
  features.flatMap((feature) => (feature.entryCalls ?? []).map((calls) => ({ feature, calls })));

/** Finds who keeps the entries of a type by its name, or by its other name in calls; undefined where nobody does. */
export function findKeeper(
  keepers: readonly Keeper[],
  name: string,
  id: string | undefined,
): Keeper | undefined {
  const named = keepers.filter(({ calls }) => calls.type.name === name || calls.name === name);
  // Before those of which there are many: own pages are pages too.
  return (
    named.find(({ calls: { type } }) => type.id !== undefined && type.id === id) ??
    named.find(({ calls: { type } }) => type.id === undefined)
  );
}

/** The same. @throws {Problem} 400 for no type. */
export function keeperAmong(keepers: readonly Keeper[], name: string, id: string | undefined): Keeper {
  const found = findKeeper(keepers, name, id);
  if (found) return found;
  throw new Problem(400, "invalid", { errors: [{ path: "type", says: contentProblems.unknownType }] });
}

/** The keeper, for somebody who may save its entries. @throws {Problem} 403 for a role that its calls are not for */
export function savedBy(keeper: Keeper, staff: Pick<Staff, "role">): Keeper {
  const call = savingCall(keeper.feature, keeper.calls);
  if (call) requireRole(staff, call);
  return keeper;
}

/** The scope in which entries are saved. */
export function scopeOf(keeper: Keeper): Scope {
  const call = savingCall(keeper.feature, keeper.calls);
  return call === undefined || call.access === "public" ? "content" : call.access;
}

/** Tells whether somebody may save entries of a type; of one that nobody keeps any more, nobody. */
export function maySave(keepers: readonly Keeper[], type: string, { role }: Pick<Staff, "role">): boolean {
  const kept = keepers.filter(({ calls }) => calls.type.name === type || calls.name === type);
  return kept.some((keeper) => {
    const call = savingCall(keeper.feature, keeper.calls);
    return call === undefined || mayCall(role, call);
  });
}

/** The id of an entry; that of a record of which there is one may be left out. */
export async function idOf(db: Database, type: ContentType, id: string | undefined): Promise<string> {
  return id ?? type.id ?? (await newestRecord(db, type))._id;
}
