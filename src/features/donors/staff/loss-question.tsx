import { fill } from "../../../core/locale/fill";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ConfirmDialog } from "../../../core/staff/frame/confirm-dialog";
import type { Loss } from "./names";
import { donorsWords } from "./words";

interface LossQuestionProps {
  losses: readonly Loss[];
  onSave: () => void;
  onBack: () => void;
}

/** Asks before many names are taken off the site, which is easily done by a slip. */
export function LossQuestion({ losses, onSave, onBack }: LossQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(donorsWords);
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
