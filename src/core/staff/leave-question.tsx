import { useStaffMessages } from "../locale/messages/staff";
import { ConfirmDialog } from "./confirm-dialog";

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
  /** What was typed is on its way to the server. */
  saving?: boolean;
}

/** Asks whether what was typed may be lost. */
export function LeaveQuestion({ onLeave, onStay, saving = false }: LeaveQuestionProps) {
  const words = useStaffMessages();
  return (
    <ConfirmDialog
      title={saving ? words.leaveSavingTitle : words.leaveTitle}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={onLeave}
      onCancel={onStay}
      danger
    >
      <p>{saving ? words.leaveSavingText : words.leaveText}</p>
    </ConfirmDialog>
  );
}
