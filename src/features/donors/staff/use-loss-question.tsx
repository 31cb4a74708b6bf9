import { type ReactNode, useState } from "react";
import type { EntryForm } from "../../../core/content/staff/form-of";
import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import type { Draft } from "../../../core/staff/form/use-draft";
import { ConfirmDialog } from "../../../core/staff/frame/confirm-dialog";
import { type Loss, largeLosses, textsOf } from "./names";
import { donorsStaffWords } from "./words";

/** Asks before many names are taken off the site, which is easily done by a slip. */
export function useLossQuestion(
  draft: Draft<EntryForm>,
  stored: EntryForm,
): { draft: Draft<EntryForm>; question: ReactNode } {
  const [asking, setAsking] = useState(false);
  const losses = largeLosses(textsOf(stored), textsOf(draft.form));
  const trySave = () => {
    if (losses.length > 0) setAsking(true);
    else draft.trySave();
  };
  const save = () => {
    setAsking(false);
    draft.trySave();
  };
  const question = asking && <LossQuestion losses={losses} onSave={save} onBack={() => setAsking(false)} />;
  return { draft: { ...draft, trySave }, question };
}

interface LossQuestionProps {
  losses: readonly Loss[];
  onSave: () => void;
  onBack: () => void;
}

function LossQuestion({ losses, onSave, onBack }: LossQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(donorsStaffWords);
  return (
    <ConfirmDialog
      title={words.lossTitle}
      confirmLabel={words.saveAnyway}
      cancelLabel={words.back}
      onConfirm={onSave}
      onCancel={onBack}
      danger
    >
      <ul className="list-disc ps-5">
        {losses.map(({ lang, before, kept }) => (
          <li key={lang}>{fill(words.loss, { language: staff[lang], before, kept })}</li>
        ))}
      </ul>
      <p>{words.lossText}</p>
    </ConfirmDialog>
  );
}
