import { mayRead, type Role } from "../../auth/roles";
import type { Keeper } from "../versions/keepers.server";

/** Tells of which types a role may see what visitors do not: those whose saves are of a scope that it reads. */
export function shownTo(keepers: readonly Keeper[], { role }: { role: Role }): (type: string) => boolean {
  const hidden = keepers.flatMap(({ feature, calls }) => {
    const saving = calls.saves({ id: "", version: undefined, entry: {} });
    const access = (saving && feature.contract[saving.call]?.access) ?? "content";
    return access === "public" || mayRead(role, access) ? [] : [calls.type.name];
  });
  return (type) => !hidden.includes(type);
}
