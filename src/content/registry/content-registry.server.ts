import { requireRole, type Staff } from "../../platform/auth/auth.server";
import { mayCall, type Scope } from "../../platform/auth/roles";
import type { Database } from "../../platform/db/database.server";
import type { Feature } from "../../platform/feature.server";
import { Problem } from "../../platform/http/problem";
import type { Localized } from "../../platform/locale/lang";
import type { ContentType } from "../definition";
import { contentProblems } from "../problems.server";
import { newestRecord } from "../store/newest.server";
import type { TranslatedKind } from "../translation/translation-status.server";
import type { EntryCalls } from "./entry-calls.server";
import { savingCall } from "./saving-call.server";

/** A registered content type: the calls that read and save its entries, and the feature that owns it. */
export interface EntryType {
  feature: Feature;
  calls: EntryCalls;
}

/** Every entry type of the installed features. */
export type ContentRegistry = readonly EntryType[];

/** Builds the content registry of these features. */
export const contentRegistry = (features: readonly Feature[]): ContentRegistry =>
  features.flatMap((feature) => (feature.entryCalls ?? []).map((calls) => ({ feature, calls })));

/** Finds an entry type by its name, or by its other name in calls; undefined where none is registered. */
export function findEntryType(
  registry: ContentRegistry,
  name: string,
  id: string | undefined,
): EntryType | undefined {
  const named = registry.filter(({ calls }) => calls.type.name === name || calls.name === name);
  // Before those of which there are many: own pages are pages too.
  return (
    named.find(({ calls: { type } }) => type.id !== undefined && type.id === id) ??
    named.find(({ calls: { type } }) => type.id === undefined)
  );
}

/** Finds an entry type as {@link findEntryType} does. @throws {Problem} 400 where none is registered */
export function requireEntryType(registry: ContentRegistry, name: string, id: string | undefined): EntryType {
  const found = findEntryType(registry, name, id);
  if (found) return found;
  throw new Problem(400, "invalid", { errors: [{ path: "type", says: contentProblems.unknownType }] });
}

/** The entry type, for somebody who may save its entries. @throws {Problem} 403 for a role that its calls are not for */
export function requireSaveAccess(entryType: EntryType, staff: Pick<Staff, "role">): EntryType {
  const call = savingCall(entryType.feature, entryType.calls);
  if (call) requireRole(staff, call);
  return entryType;
}

/** The scope in which entries are saved. */
export function scopeOf(entryType: EntryType): Scope {
  const call = savingCall(entryType.feature, entryType.calls);
  return call === undefined || call.access === "public" ? "content" : call.access;
}

/** Tells whether somebody may save entries of a type; nobody may where the type is not registered. */
export function maySave(registry: ContentRegistry, type: string, { role }: Pick<Staff, "role">): boolean {
  const found = registry.filter(({ calls }) => calls.type.name === type || calls.name === type);
  return found.some((entryType) => {
    const call = savingCall(entryType.feature, entryType.calls);
    return call === undefined || mayCall(role, call);
  });
}

/** The id of an entry; that of a record of which there is one may be left out. */
export async function idOf(db: Database, type: ContentType, id: string | undefined): Promise<string> {
  return id ?? type.id ?? (await newestRecord(db, type))._id;
}

declare module "../../platform/feature.server" {
  interface FeatureParts {
    /** The content types whose entries it keeps. */
    content?: readonly ContentType[];
    /** Its texts in three languages that are no entries. */
    translated?: readonly TranslatedKind[];
    /** The calls by which its entries are saved, for drafts of them. */
    entryCalls?: readonly EntryCalls[];
    /** The names for staff, in the journal, of some of what it has that is no content, by their ids. */
    entryNames?: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, Localized>>;
    /** The content that a site begins with, demo or not; does nothing where it was done. */
    firstContent?: (db: Database) => Promise<void>;
  }
}
