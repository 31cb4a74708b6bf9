import { X } from "lucide-react";
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../core/locale/use-words";
import { itemsWords } from "./words";

interface PanelFrameProps {
  /** Id of the heading that names the panel. */
  labelledBy: string;
  onClosed: () => void;
  children: (close: () => void) => ReactNode;
}

/** A native dialog over the page, open while mounted: its button, Escape and a click outside close it. */
export function PanelFrame({ labelledBy, onClosed, children }: PanelFrameProps) {
  const words = useWords(itemsWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  // The panel's content fills it, so what hits the dialog itself hits the page behind it.
  const notePress = (event: PointerEvent) => {
    pressedOutside.current = event.target === event.currentTarget;
  };
  const closeOutside = (event: MouseEvent) => {
    // Not at the end of a drag that began inside, as when text is selected.
    if (pressedOutside.current && event.target === event.currentTarget) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a native dialog
    <dialog
      ref={dialog}
      className="item-panel"
      aria-labelledby={labelledBy}
      onClose={onClosed}
      onPointerDown={notePress}
      onClick={closeOutside}
    >
      <div className="item-panel-body">
        <p className="item-panel-top">
          <button type="button" className="button button-quiet" onClick={close}>
            <X aria-hidden="true" size={20} />
            {words.close}
          </button>
        </p>
        {children(close)}
      </div>
    </dialog>
  );
}
