import { useCallback, useRef, useState } from "react";
import { useSave } from "./use-save";
import { useUploadWait } from "./use-upload-wait";

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
  const { save, saving, problem, errorsAt, refuse, clearProblem } = useSave();

  const saveNow = () =>
    save(async () => {
      saved.current = true; // the screen that follows must not be held back
      try {
        await submit(form);
      } catch (error) {
        saved.current = false;
        throw error;
      }
    });
  const { underWay, waiting, report, request } = useUploadWait({ go: saveNow, refuse });
  const changed = useCallback(() => {
    if (saved.current) return false;
    return underWay() || JSON.stringify(latest.current) !== JSON.stringify(initial);
  }, [initial, underWay]);
  return {
    form,
    setForm,
    patch: (part: Partial<F>) => setForm((before) => ({ ...before, ...part })),
    changed,
    /** Saves, once all uploads have arrived; not at all when one has failed. */
    trySave: () => {
      if (!saving) request();
    },
    saving,
    /** Whether a save waits for uploads. */
    waiting,
    reportUpload: report,
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
