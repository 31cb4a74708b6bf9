/** The roles that an account may have, from the one that may do everything to the one that changes nothing. */
export const ROLES = ["administrator", "writer", "treasurer", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** The role stored for an account; for one that this version does not know, the role that changes nothing. */
export const storedRole = (stored: unknown): Role => ROLES.find((role) => role === stored) ?? "viewer";

/** The scopes of staff calls: the parts of the site's affairs that a role may read or change as a whole. */
export const SCOPES = [
  "own", // one's own account
  "content", // whatever visitors read, with pictures, translations and versions
  "gifts", // who gave what, and receipts
  "figures", // sums of gifts, which name nobody
  "messages", // what visitors wrote, and who they are
  "site", // where money is sent and what the site is kept by
  "people", // who has agreed to be shown and named
  "team", // accounts of others
  "journal", // who did what, as far as one may read that itself
] as const;
export type Scope = (typeof SCOPES)[number];

/** The scopes that a role may change, which it reads as well, and those that it only reads. */
const GRANTS: Readonly<Record<Role, { changes: readonly Scope[]; reads: readonly Scope[] }>> = {
  administrator: { changes: SCOPES, reads: [] },
  writer: { changes: ["own", "content"], reads: ["journal"] },
  treasurer: { changes: ["own", "gifts", "figures", "messages"], reads: ["journal"] },
  viewer: { changes: ["own"], reads: ["content", "figures", "site", "journal"] },
};

export const mayChange = (role: Role, scope: Scope): boolean => GRANTS[role].changes.includes(scope);

export const mayRead = (role: Role, scope: Scope): boolean =>
  mayChange(role, scope) || GRANTS[role].reads.includes(scope);

/** Tells whether a role may make a call: a `get` reads, every other kind changes. */
export const mayCall = (role: Role, { access, kind }: { access: "public" | Scope; kind: string }): boolean =>
  access === "public" || (kind === "get" ? mayRead : mayChange)(role, access);

/** The roles that may make a call. */
export const rolesOf = (call: { access: "public" | Scope; kind: string }): Role[] =>
  ROLES.filter((role) => mayCall(role, call));
