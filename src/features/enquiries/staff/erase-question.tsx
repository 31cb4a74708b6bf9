import type { ReactNode } from "react";
import { useWords } from "../../../core/locale/use-words";
import { useStaffWords } from "../../../core/locale/words/staff";
import { ConfirmDialog } from "../../../core/staff/frame/confirm-dialog";
import { enquiriesWords } from "../words";

interface EraseQuestionProps {
  title: ReactNode;
  onErase: () => void;
  onCancel: () => void;
}

/** Asks before messages are erased: unlike what is deleted elsewhere, they cannot be brought back. */
export function EraseQuestion({ title, onErase, onCancel }: EraseQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={staff.yes}
      cancelLabel={staff.no}
      onConfirm={onErase}
      onCancel={onCancel}
      danger
    >
      <p>{words.eraseText}</p>
    </ConfirmDialog>
  );
}
