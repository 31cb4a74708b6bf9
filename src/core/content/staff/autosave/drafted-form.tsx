import { Fragment, lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { BesideSubmit } from "../../../staff/form/autosave";
import { DraftedContext, useDrafted } from "./drafted";
import { type OpenedDraft, usableDraft } from "./opened-draft";
import type { useAutosave } from "./use-autosave";

const Note = lazy(() => import("./draft-note"));
const Discarding = lazy(() => import("./discarding"));

interface DraftedFormProps {
  opened: OpenedDraft;
  /** Gives the form where nothing was typed before. */
  initial: () => object;
  children: ReactNode;
}

/** Holds for one form which draft it goes on with; the form is drawn anew when that changes. */
export function DraftedForm({ opened, initial, children }: DraftedFormProps) {
  const [now, setNow] = useState(() => ({ opened: usableDraft(opened, initial()), times: 0 }));
  const drafted = useMemo(
    () => ({
      opened: now.opened,
      reopen: (found: OpenedDraft["found"]) =>
        setNow((before) => ({
          opened: { ...before.opened, found, base: undefined },
          times: before.times + 1,
        })),
    }),
    [now],
  );
  return (
    <DraftedContext value={drafted}>
      <Fragment key={now.times}>{children}</Fragment>
    </DraftedContext>
  );
}

interface DraftNotesProps<F extends object> extends ReturnType<typeof useAutosave<F>> {
  /** The form as it is typed. */
  form: F;
  children: ReactNode;
}

/** Says of a form what was typed in it earlier, and, beside the button that saves, where what is typed is kept. */
export function DraftNotes<F extends object>({ autosave, kept, form, children }: DraftNotesProps<F>) {
  const { opened } = useDrafted();
  const beside = kept && autosave && (
    <Suspense>
      <Discarding kept={kept} typed={autosave} form={form as Record<string, unknown>} />
    </Suspense>
  );
  return (
    <BesideSubmit value={beside}>
      {(opened.found || opened.others.length > 0) && (
        <Suspense>
          <Note opened={opened} />
        </Suspense>
      )}
      {children}
    </BesideSubmit>
  );
}
