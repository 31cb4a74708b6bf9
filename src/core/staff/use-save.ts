import { useCallback, useState } from "react";
import { CallError } from "../api/client";
import type { FieldError } from "../api/problem";

/** Why the last save failed; `overtaken` is somebody else's save. */
export type SaveProblem =
  | { kind: "refused"; message: string; errors: FieldError[] }
  | { kind: "signedOut" }
  | { kind: "overtaken" }
  | { kind: "unreachable" };

/**
 * Runs the save of a form. What was typed is the form's own state and is never touched, so that after a
 * failure the same Submit can be pressed again.
 */
export function useSave() {
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const save = useCallback(async (call: () => Promise<void>): Promise<void> => {
    setSaving(true);
    setProblem(null);
    try {
      await call();
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      setSaving(false);
    }
  }, []);

  /** Messages for one field, by its path in the request. */
  const errorsAt = (path: string): string[] =>
    problem?.kind === "refused"
      ? problem.errors.filter((error) => error.path === path).map(({ message }) => message)
      : [];

  return {
    saving,
    problem,
    save,
    errorsAt,
    /** Says that the form cannot be saved as it is, without asking the server. */
    refuse: (message: string, errors: FieldError[]) => setProblem({ kind: "refused", message, errors }),
    clearProblem: () => setProblem(null),
  };
}

function problemOf(error: unknown): SaveProblem {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 401) return { kind: "signedOut" };
  if (error.status === 409) return { kind: "overtaken" };
  if (error.status === 0) return { kind: "unreachable" };
  return { kind: "refused", message: error.message, errors: error.errors };
}
