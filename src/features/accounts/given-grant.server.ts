import { scopeOfType } from "../../content/access/may-read.server";
import type { ContentType } from "../../content/definition";
import { type Grant, mayHaveTypes, type Role } from "../../platform/auth/roles";
import { Problem } from "../../platform/http/problem";
import { accountsProblems } from "./problems.server";

/** The names of the content types of which an account can be given some. */
export type KnownTypes = () => readonly string[];

/** The names of those among some content types, each once. */
export const grantableTypes = (types: readonly ContentType[]): string[] => [
  ...new Set(types.flatMap((type) => (scopeOfType(type) === "content" ? [type.name] : []))),
];

/** Names of types, each once. @throws {Problem} 400 where one is unknown */
export function knownTypes(known: KnownTypes, types: readonly string[]): string[] {
  const errors = types.flatMap((name, at) =>
    known().includes(name) ? [] : [{ path: `types.${at}`, says: accountsProblems.unknownType }],
  );
  if (errors.length > 0) throw new Problem(400, "invalid", { errors });
  return [...new Set(types)];
}

/** The grant that somebody wants for an account. @throws {Problem} 400 where a type is unknown, or the role has none to choose */
export function givenGrant(
  known: KnownTypes,
  { role, types }: { role: Role; types?: readonly string[] | null | undefined },
): Grant {
  if (!types) return { role, types: null };
  if (!mayHaveTypes(role))
    throw new Problem(400, "invalid", { errors: [{ path: "types", says: accountsProblems.typesOfWriters }] });
  return { role, types: knownTypes(known, types) };
}
