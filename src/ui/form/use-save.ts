import { useCallback, useRef, useState } from "react";
import { CallError } from "../../platform/http/client";
import type { FieldError } from "../../platform/http/problem";

/**
 * Why the last save failed; `isGone` what was to be saved does not exist any more, `overtaken` is somebody else's save, for those who compare versions, `fault` one of the
 * screen itself.
 */
export type SaveProblem =
  | { kind: "refused"; message: string; errors: FieldError[]; isGone?: boolean }
  | { kind: "signedOut" }
  | { kind: "overtaken" }
  | { kind: "fault" }
  | { kind: "unreachable" };

/**
 * Runs the save of a form. The form's state is never touched, so that after a failure the same Submit can be
 * pressed again. With `compares` the caller handles conflicts; otherwise a 409 is a refusal like any other,
 * in the server's words. A second press during a save does nothing; where several may run, as on a list, each
 * has its own `what`.
 */
export function useSave({ compares = false } = {}) {
  const [saving, setSaving] = useState(false);
  // Not by the state: the second press of a double click may come before it.
  const underWay = useRef(new Set<unknown>());
  const [problem, setProblem] = useState<SaveProblem | null>(null);

  const save = useCallback(
    async (call: () => Promise<void>, what: unknown = "form"): Promise<void> => {
      if (underWay.current.has(what)) return;
      underWay.current.add(what);
      setSaving(true);
      setProblem(null);
      try {
        await call();
      } catch (error) {
        setProblem(problemOf(error, compares));
      } finally {
        underWay.current.delete(what);
        setSaving(underWay.current.size > 0);
      }
    },
    [compares],
  );

  /** Messages for one field, by its path in the request. */
  const errorsAt = (path: string): string[] =>
    problem?.kind === "refused"
      ? problem.errors.filter((error) => error.path === path).map(({ message }) => message)
      : [];

  return {
    saving,
    /** Like `saving`, but known at once. */
    busy: useCallback(() => underWay.current.size > 0, []),
    problem,
    save,
    errorsAt,
    /** Says that the form is invalid, without a request. */
    refuse: (message: string, errors: FieldError[]) => setProblem({ kind: "refused", message, errors }),
    clearProblem: () => setProblem(null),
  };
}

function problemOf(error: unknown, compares: boolean): SaveProblem {
  if (!(error instanceof CallError)) {
    reportError(error); // for the console, like an uncaught error
    return { kind: "fault" };
  }
  if (error.status === 401) return { kind: "signedOut" };
  if (error.status === 409 && compares) return { kind: "overtaken" };
  if (error.status === 0) return { kind: "unreachable" };
  return { kind: "refused", message: error.message, errors: error.errors, isGone: error.status === 404 };
}
