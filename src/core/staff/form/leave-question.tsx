import { useStaffWords } from "../../locale/words/staff";
import { ConfirmDialog } from "../frame/confirm-dialog";

/** A question before something goes, and what going means. */
export interface LeaveWords {
  title: string;
  text: string;
}

interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
  /** What was typed is on its way to the server. */
  saving?: boolean;
  /** The question, where it is about something else than what was typed. */
  words?: LeaveWords | undefined;
}

/** Asks whether what was typed may be lost, or what is shown. */
export function LeaveQuestion({ onLeave, onStay, saving = false, words }: LeaveQuestionProps) {
  const staff = useStaffWords();
  const { title, text } = words ?? {
    title: saving ? staff.leaveSavingTitle : staff.leaveTitle,
    text: saving ? staff.leaveSavingText : staff.leaveText,
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={staff.leave}
      cancelLabel={staff.stay}
      onConfirm={onLeave}
      onCancel={onStay}
      danger
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
