import { Fragment, type ReactNode, useMemo, useState } from "react";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { BesideSubmit } from "../../../ui/form/autosave";
import { LastSaved } from "../../../ui/frame/banner";
import { Checks } from "../../checks/staff/checks";
import { Present } from "../../presence/staff/present";
import { PreviewButton } from "../../preview/staff/preview-button";
import type { PreviewedForm } from "../../preview/staff/with-save";
import { CommentsNote } from "../../review/staff/comments-note";
import { ReviewNote } from "../../review/staff/review-note";
import type { EntryForm } from "../../staff/form-conversion";
import { Discarding } from "./discarding";
import { DraftNote } from "./draft-note";
import { DraftedContext, useDrafted } from "./drafted";
import { type OpenedDraft, usableDraft } from "./opened-draft";
import type { useAutosave } from "./use-autosave";

interface DraftedFormProps {
  opened: OpenedDraft;
  /** Renders the form where there is no earlier draft. */
  initial: () => object;
  children: ReactNode;
}

/** Stores which draft a form continues; the form is remounted when that changes. */
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
  /** The form's current content. */
  form: F;
  /** The form's content for the preview. */
  of: PreviewedForm;
  children: ReactNode;
}

/**
 * Shows in a form which draft it continues and, beside the button that saves, where the draft is saved, with
 * a link to its preview.
 */
export function DraftNotes<F extends object>({
  autosave,
  localDraft,
  form,
  of,
  children,
}: DraftNotesProps<F>) {
  const { opened } = useDrafted();
  const { screens, entry } = of;
  const [handedTo, handTo] = useState<string>();
  const [isLocked, hold] = useState(false);
  const staff = useStaffWords();
  const shown = { of, form: form as unknown as EntryForm };
  const beside = (
    <>
      {!screens.type.isForStaff && (
        <>
          <PreviewButton
            {...shown}
            typed={
              autosave && {
                version: entry && autosave.asTyped(form).version,
                drop: () => autosave.drop(),
                hold,
              }
            }
          />
          <Checks {...shown} />
        </>
      )}
      {localDraft && autosave ? (
        <Discarding localDraft={localDraft} typed={autosave} form={form as Record<string, unknown>} />
      ) : (
        <LastSaved />
      )}
    </>
  );
  return (
    <BesideSubmit value={beside}>
      {entry?.review && entry.review.state !== "draft" && (
        <ReviewNote type={screens.type.name} id={entry._id} version={entry.version} />
      )}
      {entry && !!entry.comments && <CommentsNote type={screens.type.name} id={entry._id} />}
      {(opened.found || opened.others.length > 0) && <DraftNote opened={opened} />}
      {/* Somebody else continues it: typing here would make a third text. */}
      <div className="form-locked" inert={handedTo !== undefined || isLocked}>
        {children}
      </div>
      <p role="status" className="visually-hidden">
        {isLocked && staff.savingHeld}
      </p>
      {entry && (
        <Present
          first={opened.presence}
          form={{
            place: { type: screens.type.name, id: entry._id },
            version: Math.max(entry.version, autosave?.asTyped(form).version ?? 0),
            me: opened.me,
            isWriting: localDraft !== undefined && handedTo === undefined,
            flush: async () => autosave?.flush(),
            ...{ handedTo, handTo },
          }}
        />
      )}
    </BesideSubmit>
  );
}
