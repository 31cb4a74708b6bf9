import type { Role } from "../../auth/roles";
import type { ContentRegistry } from "../registry/content-registry.server";
import { unreadTypes } from "../versions/read-access.server";

/** Tells of which types a role may see what visitors do not: those whose saves are of a scope that it reads. */
export function shownTo(registry: ContentRegistry, { role }: { role: Role }): (type: string) => boolean {
  const hidden = unreadTypes(registry, role);
  return (type) => !hidden.includes(type);
}
