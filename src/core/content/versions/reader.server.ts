import { Problem } from "../../api/problem";
import type { Staff } from "../../auth/auth.server";
import { authProblems } from "../../auth/problems.server";
import { mayRead, ROLES, type Role } from "../../auth/roles";
import type { Database } from "../../db/database.server";
import { contentProblems } from "../problems.server";
import { rowOf } from "../store/standing.server";
import { isWithheldEntry, type Named, withheldEntries } from "../withheld/withheld-entries.server";
import { findKeeper, type Keeper, keeperAmong, scopeOf } from "./keepers.server";

/** Tells whether a role reads what is withheld because somebody in it has withdrawn their consent. */
export const readsWithheld = (role: Role): boolean => mayRead(role, "people");

/** The one question of who may read an entry, whatever shows it: its versions, texts, comments, drafts or title. */
const mayReadEntry = (role: Role, keeper: Keeper | undefined, isWithheld: boolean): boolean =>
  mayRead(role, keeper ? scopeOf(keeper) : "content") && (!isWithheld || readsWithheld(role));

/** Tells of entries, by their types or the other names of these, whether somebody may read them. */
export async function readableBy(
  db: Database,
  keepers: readonly Keeper[],
  { role }: Pick<Staff, "role">,
): Promise<(entry: Named) => boolean> {
  const keyOf = ({ type, id }: Named): string => `${type} ${id}`;
  const withheld = new Set(readsWithheld(role) ? [] : (await withheldEntries(db)).map(keyOf));
  return ({ type, id }) => {
    const keeper = findKeeper(keepers, type, id);
    return mayReadEntry(role, keeper, withheld.has(keyOf({ type: keeper?.calls.type.name ?? type, id })));
  };
}

/** The roles that read an entry. */
export async function rolesThatRead(db: Database, keeper: Keeper, id: string): Promise<ReadonlySet<Role>> {
  const isWithheld = await isWithheldEntry(db, { type: keeper.calls.type.name, id });
  return new Set(ROLES.filter((role) => mayReadEntry(role, keeper, isWithheld)));
}

/** Ids of the entries of lists that somebody must not read though their role reads the lists. */
export async function idsWithheldFrom(
  db: Database,
  { role }: Pick<Staff, "role">,
): Promise<ReadonlySet<string>> {
  return new Set(readsWithheld(role) ? [] : (await withheldEntries(db)).map(({ id }) => id));
}

/** Names of the types of which a role reads nothing. */
export const unreadTypes = (keepers: readonly Keeper[], role: Role): string[] =>
  keepers.flatMap((keeper) => (mayRead(role, scopeOf(keeper)) ? [] : [keeper.calls.type.name]));

/** @throws {Problem} 403 for an entry that somebody may not read */
export async function requireReadable(
  db: Database,
  keeper: Keeper,
  id: string,
  { role }: Pick<Staff, "role">,
): Promise<void> {
  if (!mayRead(role, scopeOf(keeper))) throw new Problem(403, authProblems.otherRole);
  if (readsWithheld(role)) return;
  if (await isWithheldEntry(db, { type: keeper.calls.type.name, id }))
    throw new Problem(403, contentProblems.readWithheld);
}

/** The keeper of an entry that is there, for somebody who may read it. @throws {Problem} 403 for whose role it is not, 404 where there is none */
export async function readBy(
  keepers: readonly Keeper[],
  { type: name, id }: { type: string; id: string },
  { db, staff }: { db: Database; staff: Pick<Staff, "role"> },
): Promise<Keeper> {
  const keeper = keeperAmong(keepers, name, id);
  await requireReadable(db, keeper, id, staff);
  const { type } = keeper.calls;
  const row = await rowOf(db, type, id);
  if (row ? row.deleted_at !== null : "one" in type) throw new Problem(404, contentProblems.unknownEntry);
  return keeper;
}
