import { type ReactNode, useEffect, useRef } from "react";

interface ConfirmDialogProps {
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  /** Also called for Escape. */
  onCancel: () => void;
  danger?: boolean;
}

/** A question with two answers, in a native dialog: it holds the focus and gives it back. Shown while mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, onConfirm, onCancel, danger = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="dialog-title" onCancel={onCancel}>
      <h2 id="dialog-title">{title}</h2>
      {children}
      <div className="actions">
        <button
          type="button"
          className={`button ${danger ? "button-danger" : "button-main"}`}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
        <button type="button" className="button button-quiet" onClick={onCancel}>
          {cancelLabel}
        </button>
      </div>
    </dialog>
  );
}
