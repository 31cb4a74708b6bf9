import { useCallback, useRef, useState } from "react";
import { useSave } from "./use-save";
import { useStored } from "./use-stored";
import { useUploadWait } from "./use-upload-wait";

interface DraftOptions<F> {
  initial: F;
  /** Saves and goes on; throws what the call throws. */
  submit: (form: F) => Promise<void>;
  /** What somebody else saved meanwhile; asked for after a 409. */
  loadTheirs?: (() => Promise<F>) | undefined;
  /** Whether the form stays after a save: a Submit that comes during one then saves what was typed meanwhile. */
  stays?: boolean;
}

/**
 * The state of a form from its first keystroke to its save. A failed save changes nothing but the messages;
 * after somebody else's save, `theirs` is their version until the two are settled.
 */
export function useDraft<F extends object>({ initial, submit, loadTheirs, stays }: DraftOptions<F>) {
  const [form, setForm] = useState(initial);
  const [theirs, setTheirs] = useState<F | null>(null);
  const latest = useRef(form);
  latest.current = form;
  const { save, saving, problem, errorsAt, refuse, clearProblem } = useSave({ compares: true });
  const { typed, leaving, keep, take } = useStored(initial, latest, setForm);
  const saveNow = () => void save(() => keep(latest.current, submit));
  const { underWay, report, ...submitting } = useSubmit({ saveNow, saving, typed, refuse, stays });
  const changed = useCallback(() => !leaving() && (underWay() || typed()), [leaving, underWay, typed]);
  return {
    form,
    setForm,
    patch: (part: Partial<F>) => setForm((before) => ({ ...before, ...part })),
    changed,
    take,
    ...submitting,
    saving,
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

interface SubmitOptions
  extends Pick<DraftOptions<never>, "stays">,
    Pick<ReturnType<typeof useSave>, "refuse"> {
  saveNow: () => void;
  saving: boolean;
  /** Whether something was typed that is not stored. */
  typed: () => boolean;
}

/** What Submit does, while uploads are under way or a save. */
function useSubmit({ saveNow, saving, typed, refuse, stays = false }: SubmitOptions) {
  const again = useRef(false);
  // What was pressed during a save, with nothing typed since, is done.
  const go = () => {
    if (!again.current || typed()) saveNow();
  };
  const { underWay, waiting, report, request } = useUploadWait({ go, refuse, busy: saving });
  return {
    underWay,
    report,
    /** Saves, once all uploads have arrived; not at all when one has failed. */
    trySave: () => {
      if (saving && !stays) return;
      again.current = saving;
      request();
    },
    /** Whether a save waits for uploads. */
    waiting: waiting && !saving,
  };
}
