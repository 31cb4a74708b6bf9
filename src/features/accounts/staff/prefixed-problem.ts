import type { SaveProblem } from "../../../core/staff/form/use-save";

/** A problem whose fields are called `{prefix}.{path}` on a screen with several forms. */
export function prefixedProblem(problem: SaveProblem | null, prefix: string): SaveProblem | null {
  if (problem?.kind !== "refused") return problem;
  const errors = problem.errors.map(({ path, message }) => ({ path: `${prefix}.${path}`, message }));
  return { ...problem, errors };
}
