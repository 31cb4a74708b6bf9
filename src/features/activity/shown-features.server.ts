import { mayRead, type Role, SCOPES } from "../../core/auth/roles";
import type { Feature } from "../../core/feature.server";

/** A feature whose changes are in the journal. */
export type Journalled = Pick<Feature, "name" | "contract">;

/**
 * The names of the features whose entries in the journal a role may see: those of which it may read all. Undefined for
 * a role that may read everything, and so also what former features left there.
 */
export function shownFeatures(features: readonly Journalled[], role: Role): string[] | undefined {
  if (SCOPES.every((scope) => mayRead(role, scope))) return undefined;
  const isShown = ({ contract }: Journalled) =>
    Object.values(contract).every(({ access }) => access === "public" || mayRead(role, access));
  return features.filter(isShown).map(({ name }) => name);
}
