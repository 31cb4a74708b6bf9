import { useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../locale/lang-context";
import { useStaffWords } from "../../locale/words/staff";
import { useUploadReport } from "../../staff/form/use-upload-wait";
import type { LibraryFile } from "../library-contract";
import type { MediaKind } from "../uploaded-file";
import { DescribeChosen } from "./describe-chosen";
import { isDescribed } from "./description-fields";
import { FoundFiles } from "./found-files";
import { pickerWords } from "./words";

interface PickerDialogProps {
  kind: MediaKind;
  onChoose: (file: LibraryFile) => void;
  /** Told when it is closed, with a choice or without. */
  onClosed: () => void;
}

/**
 * The library in a native dialog: finds a file and chooses it. A picture of which nothing is said asks for that first.
 * It stands at the end of the page, since forms cannot be inside each other.
 */
export function PickerDialog({ kind, onChoose, onClosed }: PickerDialogProps) {
  const words = useWords(pickerWords);
  const staff = useStaffWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [asked, setAsked] = useState<LibraryFile>();
  // A save that waits for other uploads must not take the screen away from under an open dialog.
  useUploadReport(titleId, "underWay");
  useEffect(() => {
    const opener = document.activeElement;
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  const close = () => dialog.current?.close();
  const take = (file: LibraryFile) => {
    onChoose(file);
    close();
  };
  const choose = (file: LibraryFile) =>
    file.kind === "image" && !isDescribed(file) ? setAsked(file) : take(file);
  return createPortal(
    <dialog ref={dialog} className="dialog media-picker" aria-labelledby={titleId} onClose={onClosed}>
      <div className="media-picker-head">
        <h2 id={titleId}>{kind === "pdf" ? words.titlePdf : words.titleImage}</h2>
        <button type="button" className="button button-quiet" onClick={close}>
          {staff.cancel}
        </button>
      </div>
      {asked && <DescribeChosen file={asked} onDone={take} onBack={() => setAsked(undefined)} />}
      {/* Kept while a picture is described, so that who goes back is where they were. */}
      <div hidden={asked !== undefined}>
        <FoundFiles kind={kind} onChoose={choose} />
      </div>
    </dialog>,
    document.body,
  );
}
