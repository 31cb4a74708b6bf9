import type { Role } from "../../platform/auth/roles";
import type { ContentRegistry } from "../registry/content-registry.server";
import { unreadTypes } from "../versions/read-access.server";

/** Tells the drafts of which types a role may preview: those whose saves are of a scope that it reads. */
export function previewAccess(
  registry: ContentRegistry,
  { role }: { role: Role },
): (type: string) => boolean {
  const hidden = unreadTypes(registry, role);
  return (type) => !hidden.includes(type);
}
