import type { Role } from "../../auth/roles";
import type { Keeper } from "../versions/keepers.server";
import { unreadTypes } from "../versions/reader.server";

/** Tells of which types a role may see what visitors do not: those whose saves are of a scope that it reads. */
export function shownTo(keepers: readonly Keeper[], { role }: { role: Role }): (type: string) => boolean {
  const hidden = unreadTypes(keepers, role);
  return (type) => !hidden.includes(type);
}
