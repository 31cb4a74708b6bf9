import { useCallback, useRef, useState } from "react";
import { useSave } from "./use-save";

interface DraftOptions<F> {
  initial: F;
  /** Saves and goes on; throws what the call throws. */
  submit: (form: F) => Promise<void>;
  /** What somebody else saved meanwhile; asked for after a 409. */
  loadTheirs?: (() => Promise<F>) | undefined;
}

/**
 * The state of a form from its first keystroke to its save. A failed save changes nothing but the messages;
 * after somebody else's save, `theirs` is their version until the two are settled.
 */
export function useDraft<F extends object>({ initial, submit, loadTheirs }: DraftOptions<F>) {
  const [form, setForm] = useState(initial);
  const [theirs, setTheirs] = useState<F | null>(null);
  const saved = useRef(false);
  const latest = useRef(form);
  latest.current = form;
  const { save, saving, problem, errorsAt, clearProblem } = useSave();

  const changed = useCallback(
    () => !saved.current && JSON.stringify(latest.current) !== JSON.stringify(initial),
    [initial],
  );
  const trySave = () => {
    if (saving) return;
    save(async () => {
      saved.current = true; // the screen that follows must not be held back
      try {
        await submit(form);
      } catch (error) {
        saved.current = false;
        throw error;
      }
    });
  };
  return {
    form,
    setForm,
    patch: (part: Partial<F>) => setForm((before) => ({ ...before, ...part })),
    changed,
    trySave,
    saving,
    problem,
    errorsAt,
    theirs,
    showTheirs: () => save(async () => setTheirs((await loadTheirs?.()) ?? null)),
    settle: (merged: F) => {
      setForm(merged);
      setTheirs(null);
      clearProblem();
    },
  };
}

export type Draft<F extends object> = ReturnType<typeof useDraft<F>>;
