import { Trash2 } from "lucide-react";
import { useState } from "react";
import { LANG_TAG, type Lang } from "../../locale/lang";
import { useLang } from "../../locale/lang-context";
import { Phrase } from "../../locale/phrase";
import { useStaffWords } from "../../locale/words/staff";
import { useBanner } from "../frame/banner";
import { ConfirmDialog } from "../frame/confirm-dialog";
import { ActionLabel } from "./action-label";

interface DeleteButtonProps {
  /** What would be deleted, in words. */
  name: string;
  /** The language that the name is in, where that is known. */
  nameLang?: Lang | undefined;
  /** The question, with `{name}` in it. */
  question: string;
  /** What else comes of it. */
  warning?: string | undefined;
  onDelete: () => void;
}

/** Delete, after a question with Yes and No; No says that nothing was deleted. */
export function DeleteButton({ name, nameLang, question, warning, onDelete }: DeleteButtonProps) {
  const words = useStaffWords();
  const banner = useBanner();
  const [asking, setAsking] = useState(false);
  const answer = (yes: boolean) => {
    setAsking(false);
    if (yes) onDelete();
    else banner({ text: words.nothingDeleted });
  };
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        <ActionLabel label={words.delete} name={name} nameLang={nameLang} />
      </button>
      {asking && (
        <ConfirmDialog
          title={<Question {...{ name, nameLang, question }} />}
          confirmLabel={words.yes}
          cancelLabel={words.no}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
          danger
        >
          {warning && <p>{warning}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function Question({ name, nameLang, question }: Omit<DeleteButtonProps, "warning" | "onDelete">) {
  const lang = useLang();
  const [before = "", after = ""] = question.split("{name}");
  return (
    <>
      <Phrase text={before} lang={lang} />
      <span className="block" lang={nameLang && LANG_TAG[nameLang]}>
        <Phrase text={name} lang={nameLang ?? lang} />
      </span>
      {after}
    </>
  );
}
