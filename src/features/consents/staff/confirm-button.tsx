import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";

interface ConfirmButtonProps {
  icon: LucideIcon;
  label: string;
  title: ReactNode;
  text: string;
  /** True where the button itself looks as what it does. */
  danger?: boolean;
  onConfirm: () => void;
}

/** A button for an action that is hard to undo, with a confirmation. */
export function ConfirmButton({
  icon: Icon,
  label,
  title,
  text,
  danger = false,
  onConfirm,
}: ConfirmButtonProps) {
  const staff = useStaffWords();
  const [asking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    onConfirm();
  };
  return (
    <>
      <button
        type="button"
        className={`button ${danger ? "button-danger" : "button-quiet"}`}
        onClick={() => setAsking(true)}
      >
        <Icon aria-hidden="true" size={18} />
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          title={title}
          confirmLabel={label}
          cancelLabel={staff.cancel}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
          danger
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
