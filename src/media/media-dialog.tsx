import { type ReactNode, type RefObject, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { useUploadReport } from "../ui/form/use-upload-wait";

interface MediaDialogProps {
  title: string;
  /** Words of the button that closes it without a change. */
  closeLabel: string;
  /** Called when it is closed, with a choice or without. */
  onClosed: () => void;
  /** The id of what gets the focus then, in place of what had it before. */
  leadsTo?: RefObject<string | undefined>;
  /** Gets the function that closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A native dialog about a picture or PDF of the library. Rendered at the end of the page, since forms cannot be
 * inside each other; the focus goes back to where it was.
 */
export function MediaDialog({ title, closeLabel, onClosed, leadsTo, children }: MediaDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A save that waits for other uploads must not take the screen away from under an open dialog.
  useUploadReport(titleId, "underWay");
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return () => {
      const next = leadsTo?.current ? document.getElementById(leadsTo.current) : opener;
      if (next instanceof HTMLElement && next.isConnected) next.focus();
    };
  }, [leadsTo]);
  const close = () => dialog.current?.close();
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog media-dialog"
      aria-labelledby={titleId}
      onClose={(event) => {
        // React would bubble the event to the dialog around its button too, which stays.
        event.stopPropagation();
        onClosed();
      }}
    >
      <div className="media-dialog-head">
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="button button-quiet" onClick={close}>
          {closeLabel}
        </button>
      </div>
      {children(close)}
    </dialog>,
    document.body,
  );
}
