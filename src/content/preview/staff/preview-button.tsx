import { useRef, useState } from "react";
import { useWords } from "../../../platform/locale/lang";
import type { EntryForm } from "../../staff/form-conversion";
import { formWords } from "../../staff/form-words";
import { PreviewPanel } from "./preview-panel";
import { type PreviewedForm, type TypedState, useLinkOutcome } from "./with-save";

interface PreviewButtonProps {
  of: PreviewedForm;
  form: EntryForm;
  typed?: TypedState | undefined;
}

/** Shows beside a form the page that would come of it. */
export function PreviewButton(props: PreviewButtonProps) {
  const [isOpen, setOpen] = useState(useLinkOutcome() !== undefined);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-quiet"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {useWords(formWords).preview}
      </button>
      {isOpen && <PreviewPanel {...props} onClose={close} />}
    </>
  );
}
