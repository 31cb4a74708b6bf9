import { type RawBuilder, type SqlBool, sql } from "kysely";
import { type Grant, hasType, mayRead as mayReadScope, type Scope } from "../../platform/auth/roles";
import type { ContentType } from "../definition";

/** A revision that a link to a preview shows: the newest of its entry unless it names one; null for every draft. */
export interface LinkedRevision {
  type: string;
  id: string;
  revision: number | null;
}

/**
 * The reader: a visitor, a signed-in account, or a user of an open preview link, with the permissions of its
 * creator.
 */
export type Reader = "visitor" | { staff: Grant } | { linkOf: Grant; shows: LinkedRevision | null };

/** A revision, with the facts that decide who may read it. */
export interface ReadRevision {
  type: Pick<ContentType, "name" | "access">;
  id: string;
  number: number;
  /** True of the newest of its entry, and of the one that the entry is published in. */
  isNewest: boolean;
  isPublished: boolean;
  /** True while its entry lies in the trash. */
  isDeleted: boolean;
  /** True while its entry is withheld because a person in it has withdrawn their consent. */
  isWithheld: boolean;
}

/** The scope for reading and changing the entries of a type. */
export const scopeOfType = ({ access = "content" }: Pick<ContentType, "access">): Scope => access;

/** Whether an account may read the entries of a type: by the scope that its role reads, and by its types. */
export const mayReadType = (grant: Grant, type: ReadRevision["type"]): boolean =>
  mayReadScope(grant.role, scopeOfType(type)) &&
  (scopeOfType(type) !== "content" || hasType(grant, type.name));

/** Whether an account reads withheld entries. */
export const readsWithheld = ({ role }: Grant): boolean => mayReadScope(role, "people");

/**
 * Whether a reader may read a revision of an entry: the one rule for pages, calls, media, search, previews
 * and exports. Visitors read published revisions, in their published languages. Staff read every revision of
 * their types, withheld ones only if they handle consents. A preview link shows, besides what visitors read,
 * the drafts that it names, as long as its creator may read them.
 */
export function mayRead(reader: Reader, revision: ReadRevision): boolean {
  if (reader === "visitor") return isForVisitors(revision);
  if ("staff" in reader) {
    return mayReadType(reader.staff, revision.type) && (!revision.isWithheld || readsWithheld(reader.staff));
  }
  return isForVisitors(revision) || isShownBy(reader, revision);
}

const isForVisitors = ({ isPublished, isDeleted, isWithheld }: ReadRevision): boolean =>
  isPublished && !isDeleted && !isWithheld;

function isShownBy(
  { linkOf, shows }: Exclude<Reader, "visitor" | { staff: Grant }>,
  { type, id, number, isNewest, isDeleted, isWithheld }: ReadRevision,
): boolean {
  if (isDeleted || isWithheld || !mayReadType(linkOf, type)) return false;
  if (shows === null) return isNewest;
  const { revision } = shows;
  return shows.type === type.name && shows.id === id && (revision === null ? isNewest : revision === number);
}

/**
 * The same rule for visitors as a condition on rows of the table `entry`, which is called `entry` in the
 * query. A withheld entry is not published: both are stored in one transaction.
 * @param entry the name of the table in the query
 */
export const readByVisitors = (entry = "entry"): RawBuilder<SqlBool> =>
  sql`${sql.ref(`${entry}.published`)} is not null and ${sql.ref(`${entry}.deleted_at`)} is null`;
