import { Trash2 } from "lucide-react";
import { useState } from "react";
import { fill } from "../locale/fill";
import { useStaffMessages } from "../locale/messages/staff";
import { useBanner } from "./banner";
import { ConfirmDialog } from "./confirm-dialog";

interface DeleteButtonProps {
  /** What would be deleted, in words. */
  name: string;
  /** The question, with `{name}` in it. */
  question: string;
  onDelete: () => void;
}

/** Milliseconds that "Nothing was deleted" stays. */
const SHOWN = 2000;

/** Delete, after a question with Yes and No; No says that nothing was deleted. */
export function DeleteButton({ name, question, onDelete }: DeleteButtonProps) {
  const words = useStaffMessages();
  const banner = useBanner();
  const [asking, setAsking] = useState(false);
  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) onDelete();
    else banner({ text: words.nothingDeleted, ms: SHOWN });
  };
  return (
    <>
      <button
        type="button"
        className="button button-danger"
        aria-label={fill(words.withName, { label: words.delete, name })}
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden="true" size={18} />
        {words.delete}
      </button>
      {asking && (
        <ConfirmDialog
          title={fill(question, { name })}
          confirmLabel={words.yes}
          cancelLabel={words.no}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
          danger
        />
      )}
    </>
  );
}
