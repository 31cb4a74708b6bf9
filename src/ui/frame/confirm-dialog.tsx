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
  /** A third answer, beside the two and after them. */
  otherwise?: ReactNode;
}

/**
 * A question with two or three answers, in a native dialog: it traps the focus, on the answer that changes nothing,
 * and returns it. Shown while mounted.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    children,
    confirmLabel,
    cancelLabel,
    onConfirm,
    onCancel,
    danger = false,
    otherwise,
  } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    // Enter, pressed before reading, changes nothing. A field in it gets the focus.
    if (document.activeElement === confirm.current) cancel.current?.focus();
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
          ref={confirm}
          type="button"
          className={`button ${danger ? "button-danger" : "button-main"}`}
          onClick={onConfirm}
        >
          {confirmLabel}
        </button>
        <button ref={cancel} type="button" className="button button-quiet" onClick={onCancel}>
          {cancelLabel}
        </button>
        {otherwise}
      </div>
    </dialog>
  );
}
