import { authProblems } from "../../platform/auth/problems.server";
import { type Grant, mayChange } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import { Problem } from "../../platform/http/problem";
import { type ContentType, type EntryRef, isAmong } from "../definition";
import { contentProblems } from "../problems.server";
import {
  type ContentRegistry,
  type EntryType,
  entryTypesNamed,
  findEntryType,
  idOf,
  requireEntryType,
} from "../registry/content-registry.server";
import { isList } from "../store/derived.server";
import { rowOf } from "../store/entry-state.server";
import { isWithheldEntry, withheldEntries } from "../withheld/withheld-entries.server";
import { mayRead, mayReadType, type ReadRevision, readsWithheld, scopeOfType } from "./may-read.server";

/** Whether an account may change the entries of a type. */
export const mayChangeType = (grant: Grant, type: ReadRevision["type"]): boolean =>
  mayChange(grant.role, scopeOfType(type)) && mayReadType(grant, type);

/**
 * The entry type, if the account may save its entries.
 * @throws {Problem} 403 if it may not
 */
export function requireSaveAccess(entryType: EntryType, grant: Grant): EntryType {
  if (!mayChangeType(grant, entryType.type)) throw new Problem(403, authProblems.otherRole);
  return entryType;
}

/** Whether an account may save entries of a type; none may where the type is not registered. */
export const maySave = (registry: ContentRegistry, type: string, grant: Grant): boolean =>
  entryTypesNamed(registry, type).some((entryType) => mayChangeType(grant, entryType.type));

/** Whether staff may read an entry: permission is the same for all of its revisions. */
const mayReadEntry = (
  staff: Grant,
  type: Pick<ContentType, "name" | "access">,
  entry: { id: string; isWithheld: boolean },
): boolean =>
  mayRead({ staff }, { ...entry, type, number: 0, isNewest: false, isPublished: false, isDeleted: false });

/** Whether an account may read entries, by their types or the other names of these. */
export async function readableBy(
  db: Database,
  registry: ContentRegistry,
  staff: Grant,
): Promise<(entry: EntryRef) => boolean> {
  const isWithheld = isAmong(readsWithheld(staff) ? [] : await withheldEntries(db));
  return ({ type: name, id }) => {
    const type = findEntryType(registry, name, id)?.type ?? { name };
    return mayReadEntry(staff, type, { id, isWithheld: isWithheld({ type: type.name, id }) });
  };
}

/** Which accounts may read an entry. */
export async function readersOf(
  db: Database,
  { type }: EntryType,
  id: string,
): Promise<(grant: Grant) => boolean> {
  const isWithheld = await isWithheldEntry(db, { type: type.name, id });
  return (grant) => mayReadEntry(grant, type, { id, isWithheld });
}

/** Ids of the entries of lists that somebody must not read though they read the lists. */
export async function idsWithheldFrom(db: Database, staff: Grant): Promise<ReadonlySet<string>> {
  return new Set(readsWithheld(staff) ? [] : (await withheldEntries(db)).map(({ id }) => id));
}

/** Names of the types that an account may not read. */
export const unreadTypes = (registry: ContentRegistry, staff: Grant): string[] =>
  registry.flatMap(({ type }) => (mayReadType(staff, type) ? [] : [type.name]));

/** Whether an account reads the entries of types, and so sees their drafts in previews. */
export function readTypes(registry: ContentRegistry, staff: Grant): (type: string) => boolean {
  const unread = unreadTypes(registry, staff);
  return (type) => !unread.includes(type);
}

/**
 * Gives the id of an entry, which of a single record can be given as the name of its type.
 * @throws {Problem} 403 where somebody may not read it
 */
export async function requireReadable(
  db: Database,
  { type }: EntryType,
  given: string,
  staff: Grant,
): Promise<string> {
  const id = !isList(type) && given === type.name ? await idOf(db, type, undefined) : given;
  if (!mayReadEntry(staff, type, { id, isWithheld: false })) throw new Problem(403, authProblems.otherRole);
  if (readsWithheld(staff)) return id;
  const isWithheld = await isWithheldEntry(db, { type: type.name, id });
  if (!mayReadEntry(staff, type, { id, isWithheld })) throw new Problem(403, contentProblems.readWithheld);
  return id;
}

/**
 * The entry type of an existing entry, if the account may read it.
 * @throws {Problem} 403 if it may not, 404 where there is none
 */
export async function readBy(
  registry: ContentRegistry,
  { type: name, id }: { type: string; id: string },
  { db, staff }: { db: Database; staff: Grant },
): Promise<EntryType> {
  const entryType = requireEntryType(registry, name, id);
  await requireReadable(db, entryType, id, staff);
  const { type } = entryType;
  const row = await rowOf(db, type, id);
  if (row ? row.deleted_at !== null : "one" in type) throw new Problem(404, contentProblems.unknownEntry);
  return entryType;
}
