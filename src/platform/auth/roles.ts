/** The roles that an account may have, from the one that may do everything to the one that changes nothing. */
export const ROLES = ["administrator", "writer", "treasurer", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** The role stored for an account; for one that this version does not know, the role that changes nothing. */
export const storedRole = (stored: unknown): Role => ROLES.find((role) => role === stored) ?? "viewer";

/** The scopes of staff calls: the parts of the site's affairs that a role may read or change as a whole. */
export const SCOPES = [
  "own", // one's own account
  "content", // what visitors read, with pictures, translations and versions
  "gifts", // who gave what, and receipts
  "figures", // sums of gifts, without names
  "messages", // what visitors wrote, and who they are
  "site", // where money is sent, and the site's operation
  "people", // consents to be shown and named
  "team", // accounts of others
  "journal", // who did what, as far as one may read that itself
] as const;
export type Scope = (typeof SCOPES)[number];

/** The scopes that a role may change, which it reads as well, and those that it only reads. */
const SCOPES_OF: Readonly<Record<Role, { changes: readonly Scope[]; reads: readonly Scope[] }>> = {
  administrator: { changes: SCOPES, reads: [] },
  writer: { changes: ["own", "content"], reads: ["journal"] },
  treasurer: { changes: ["own", "gifts", "figures", "messages"], reads: ["journal"] },
  viewer: { changes: ["own"], reads: ["content", "figures", "site", "journal"] },
};

/** The permissions of an account: by its role, and of content by the types that it is for; null for all that the role may. */
export interface Grant {
  role: Role;
  types: readonly string[] | null;
}

/** Whether accounts of a role may be limited to some content types: those whose work is content. */
export const mayHaveTypes = (role: Role): boolean => role === "writer";

/** Types as they are stored: names separated by spaces; null for all. */
export const storedTypes = (stored: unknown): string[] | null =>
  typeof stored === "string" ? stored.split(" ").filter((name) => name !== "") : null;

/** The grant stored for an account, or for an invitation to one. */
export const storedGrant = ({ role, types }: { role?: unknown; types?: unknown }): Grant => ({
  role: storedRole(role),
  types: storedTypes(types),
});

/** Types to be stored. */
export const typesToStore = (types: Grant["types"]): string | null => types?.join(" ") ?? null;

/** Whether an account has permission for a content type. */
export const hasType = ({ types }: Grant, name: string): boolean => types?.includes(name) ?? true;

/** The content types for which an account's saves need approval: all, or these. */
export type ReviewedTypes = true | readonly string[];

/**
 * Whether saves of a type by this account wait until an administrator publishes them; of any type, without
 * `type`.
 */
export const isReviewedIn = (reviewed: ReviewedTypes, type?: string): boolean =>
  reviewed === true || (type === undefined ? reviewed.length > 0 : reviewed.includes(type));

export const mayChange = (role: Role, scope: Scope): boolean => SCOPES_OF[role].changes.includes(scope);

export const mayRead = (role: Role, scope: Scope): boolean =>
  mayChange(role, scope) || SCOPES_OF[role].reads.includes(scope);

/** The content of a call or a screen; neither field where it is only for accounts that have every type. */
export interface OfType {
  /** The name of its type. */
  ofType?: string;
  /** True where each entry is checked by itself: it is for this account, or belongs to all types. */
  ofAnyType?: true;
}

/** Whether an account has permission for the content of a call or a screen. */
export const isForTypes = (grant: Grant, scope: Scope, { ofType, ofAnyType }: OfType): boolean =>
  scope !== "content" ||
  grant.types === null ||
  ofAnyType === true ||
  (ofType !== undefined && hasType(grant, ofType));

interface CallAccess extends OfType {
  access: "public" | Scope;
  kind: string;
}

/** Whether an account may make a call: a `get` reads, every other kind writes. */
export const mayCall = (grant: Grant, call: CallAccess): boolean => {
  const { access, kind } = call;
  if (access === "public") return true;
  return (kind === "get" ? mayRead : mayChange)(grant.role, access) && isForTypes(grant, access, call);
};

/** The roles that may make a call. */
export const rolesOf = (call: CallAccess): Role[] =>
  ROLES.filter((role) => mayCall({ role, types: null }, call));
