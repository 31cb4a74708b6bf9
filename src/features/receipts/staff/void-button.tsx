import { Ban } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "../../../platform/locale/fill";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { fieldId } from "../../../ui/fields/field-id";
import { TextField } from "../../../ui/fields/text-field";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { receiptsWords } from "../words";

interface VoidButtonProps {
  serial: string;
  /** The reason that there is for issuing it again; undefined when it is only declared void. */
  again?: string | undefined;
  onVoid: (reason: string) => void;
}

/** Declares a receipt void, after a question that asks for the reason. */
export function VoidButton({ serial, again, onVoid }: VoidButtonProps) {
  const staff = useStaffWords();
  const words = useWords(receiptsWords);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState(again ?? "");
  const [blank, setBlank] = useState(false);
  const label = again === undefined ? words.declareVoid : words.voidAndReissue;
  const confirm = () => {
    if (reason.trim() !== "") {
      setAsking(false);
      return onVoid(reason);
    }
    // Before the field gets the focus, so that its error is said with it.
    flushSync(() => setBlank(true));
    document.getElementById(fieldId("reason"))?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="button button-danger"
        aria-label={fill(staff.withName, { label, name: serial })}
        onClick={() => setAsking(true)}
      >
        <Ban aria-hidden="true" size={18} />
        {label}
      </button>
      {asking && (
        <ConfirmDialog
          title={fill(words.voidQuestion, { serial })}
          confirmLabel={label}
          cancelLabel={staff.cancel}
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
          danger
        >
          <div className="stack">
            <p>{words.voidText}</p>
            {/* Said at once, also when the field has the focus already. */}
            <div aria-live="assertive" aria-relevant="additions text">
              <TextField
                label={words.reason}
                hint={words.reasonHint}
                path="reason"
                value={reason}
                onChange={setReason}
                errors={blank && reason.trim() === "" ? [words.reasonNeeded] : []}
                required
              />
            </div>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
