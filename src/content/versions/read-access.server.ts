import type { Staff } from "../../platform/auth/auth.server";
import { authProblems } from "../../platform/auth/problems.server";
import { mayRead, ROLES, type Role } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { type EntryRef, isAmong } from "../entry-ref";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  type EntryType,
  findEntryType,
  requireEntryType,
  scopeOf,
} from "../registry/content-registry.server";
import { rowOf } from "../store/entry-state.server";
import { isWithheldEntry, withheldEntries } from "../withheld/withheld-entries.server";

/** Tells whether a role reads what is withheld because somebody in it has withdrawn their consent. */
export const readsWithheld = (role: Role): boolean => mayRead(role, "people");

/** The one question of who may read an entry, whatever shows it: its versions, texts, comments, drafts or title. */
const mayReadEntry = (role: Role, entryType: EntryType | undefined, isWithheld: boolean): boolean =>
  mayRead(role, entryType ? scopeOf(entryType) : "content") && (!isWithheld || readsWithheld(role));

/** Tells of entries, by their types or the other names of these, whether somebody may read them. */
export async function readableBy(
  db: Database,
  registry: ContentRegistry,
  { role }: Pick<Staff, "role">,
): Promise<(entry: EntryRef) => boolean> {
  const isWithheld = isAmong(readsWithheld(role) ? [] : await withheldEntries(db));
  return ({ type, id }) => {
    const entryType = findEntryType(registry, type, id);
    return mayReadEntry(role, entryType, isWithheld({ type: entryType?.type.name ?? type, id }));
  };
}

/** The roles that read an entry. */
export async function rolesThatRead(
  db: Database,
  entryType: EntryType,
  id: string,
): Promise<ReadonlySet<Role>> {
  const isWithheld = await isWithheldEntry(db, { type: entryType.type.name, id });
  return new Set(ROLES.filter((role) => mayReadEntry(role, entryType, isWithheld)));
}

/** Ids of the entries of lists that somebody must not read though their role reads the lists. */
export async function idsWithheldFrom(
  db: Database,
  { role }: Pick<Staff, "role">,
): Promise<ReadonlySet<string>> {
  return new Set(readsWithheld(role) ? [] : (await withheldEntries(db)).map(({ id }) => id));
}

/** Names of the types of which a role reads nothing. */
export const unreadTypes = (registry: ContentRegistry, role: Role): string[] =>
  registry.flatMap((entryType) => (mayRead(role, scopeOf(entryType)) ? [] : [entryType.type.name]));

/** @throws {Problem} 403 for an entry that somebody may not read */
export async function requireReadable(
  db: Database,
  entryType: EntryType,
  id: string,
  { role }: Pick<Staff, "role">,
): Promise<void> {
  if (!mayRead(role, scopeOf(entryType))) throw new Problem(403, authProblems.otherRole);
  if (readsWithheld(role)) return;
  if (await isWithheldEntry(db, { type: entryType.type.name, id }))
    throw new Problem(403, contentProblems.readWithheld);
}

/** The entry type of an entry that is there, for somebody who may read it. @throws {Problem} 403 for whose role it is not, 404 where there is none */
export async function readBy(
  registry: ContentRegistry,
  { type: name, id }: { type: string; id: string },
  { db, staff }: { db: Database; staff: Pick<Staff, "role"> },
): Promise<EntryType> {
  const entryType = requireEntryType(registry, name, id);
  await requireReadable(db, entryType, id, staff);
  const { type } = entryType;
  const row = await rowOf(db, type, id);
  if (row ? row.deleted_at !== null : "one" in type) throw new Problem(404, contentProblems.unknownEntry);
  return entryType;
}
