import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { isComposing } from "../../../ui/form/form";

interface DialogProps {
  title: string;
  onClosed: () => void;
  /** Called for the form's main button and for Enter, never while a word is being composed. */
  onSubmit: (close: () => void) => void;
  /** Gets the function that closes the dialog and so returns the focus to where it was. */
  children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog with one form, at the end of the page: the editor is often in a form, and forms cannot be
 * nested. Escape closes it; the browser returns the focus.
 */
export function Dialog({ title, onClosed, onSubmit, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return createPortal(
    <dialog ref={dialog} className="rich-text-dialog" aria-labelledby={titleId} onClose={onClosed}>
      <form
        noValidate
        className="grid gap-4"
        onKeyDown={(event) => {
          // Enter that accepts a Chinese word is no answer to the dialog.
          if (event.key === "Enter" && isComposing(event.nativeEvent)) event.preventDefault();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          // Submit events would bubble in React to the form around the editor.
          event.stopPropagation();
          onSubmit(close);
        }}
      >
        <h2 id={titleId}>{title}</h2>
        {children(close)}
      </form>
    </dialog>,
    document.body,
  );
}
