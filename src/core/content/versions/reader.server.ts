import { Problem } from "../../api/problem";
import type { Staff } from "../../auth/auth.server";
import { authProblems } from "../../auth/problems.server";
import { mayRead, type Role } from "../../auth/roles";
import type { Database } from "../../db/database.server";
import { contentProblems } from "../problems.server";
import { rowOf } from "../store/standing.server";
import { type Named, withheldEntries } from "../withheld/withheld-entries.server";
import { findKeeper, type Keeper, keeperAmong, scopeOf } from "./keepers.server";

/** Somebody who reads entries, with those that are withheld from them. */
interface Reader {
  role: Role;
  /** Types and ids, as in `news 1`. */
  withheld: ReadonlySet<string>;
}

const keyOf = ({ type, id }: Named): string => `${type} ${id}`;

/** Tells whether a role reads what is withheld because somebody in it has withdrawn their consent. */
export const readsWithheld = (role: Role): boolean => mayRead(role, "people");

const readerOf = async (db: Database, { role }: Pick<Staff, "role">): Promise<Reader> => ({
  role,
  withheld: new Set(readsWithheld(role) ? [] : (await withheldEntries(db)).map(keyOf)),
});

/** The one question of who may read an entry, whatever shows it: its versions, texts, comments, drafts or title. */
const mayReadEntry = (reader: Reader, keeper: Keeper | undefined, { type, id }: Named): boolean =>
  mayRead(reader.role, keeper ? scopeOf(keeper) : "content") &&
  !reader.withheld.has(keyOf({ type: keeper?.calls.type.name ?? type, id }));

/** Tells of entries, by their types or the other names of these, whether somebody may read them. */
export async function readableBy(
  db: Database,
  keepers: readonly Keeper[],
  staff: Pick<Staff, "role">,
): Promise<(entry: Named) => boolean> {
  const reader = await readerOf(db, staff);
  return (entry) => mayReadEntry(reader, findKeeper(keepers, entry.type, entry.id), entry);
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
  staff: Pick<Staff, "role">,
): Promise<void> {
  const reader = await readerOf(db, staff);
  if (mayReadEntry(reader, keeper, { type: keeper.calls.type.name, id })) return;
  const isOfRole = mayRead(staff.role, scopeOf(keeper));
  throw new Problem(403, isOfRole ? contentProblems.readWithheld : authProblems.otherRole);
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
