import { UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useChanges } from "../../../platform/http/client";
import { fill } from "../../../platform/locale/lang";
import { useWords } from "../../../platform/locale/lang-context";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { enquiriesContract } from "../contract";
import { enquiriesWords } from "../words";

/** Milliseconds that the confirmation stays. */
const SHOWN = 3000;

interface ErasePersonProps {
  retentionMonths: number;
  /** Reloads the list. */
  onErased: () => Promise<void>;
}

/** Erases everything from one e-mail address, after a question; and says how long messages stay anyway. */
export function ErasePerson({ retentionMonths, onErased }: ErasePersonProps) {
  const changes = useChanges(enquiriesContract);
  const words = useWords(enquiriesWords);
  const banner = useBanner();
  const { save, problem, errorsAt } = useSave();
  const [email, setEmail] = useState("");
  const [asking, setAsking] = useState(false);
  const erase = () => {
    setAsking(false);
    void save(async () => {
      const { erased } = await changes.erasePerson({ email });
      banner({ text: fill(words.erasedCount, { count: erased }), ms: SHOWN });
      setEmail("");
      await onErased();
    });
  };
  return (
    <section className="stack narrow mt-10" aria-labelledby="erase-person">
      <h2 id="erase-person">{words.erasePersonTitle}</h2>
      <p>{words.erasePersonText}</p>
      <ProblemSummary problem={problem} labelOf={() => words.email} submitLabel={words.erasePersonButton} />
      <ImeSafeForm className="stack" onSubmit={() => (email.trim() ? setAsking(true) : erase())}>
        <TextField
          label={words.email}
          path="email"
          value={email}
          onChange={setEmail}
          errors={errorsAt("email")}
          autoComplete="off"
        />
        <p>
          <button type="submit" className="button button-danger">
            <UserX aria-hidden="true" size={18} />
            {words.erasePersonButton}
          </button>
        </p>
      </ImeSafeForm>
      <p className="field-hint">{fill(words.retention, { months: retentionMonths })}</p>
      {asking && (
        <EraseQuestion
          title={fill(words.erasePersonQuestion, { email: email.trim() })}
          onErase={erase}
          onCancel={() => setAsking(false)}
        />
      )}
    </section>
  );
}

interface EraseQuestionProps {
  title: ReactNode;
  onErase: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before messages are erased: unlike other deleted records, they cannot be restored. */
export function EraseQuestion({ title, onErase, onCancel }: EraseQuestionProps) {
  const staff = useStaffWords();
  const words = useWords(enquiriesWords);
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={staff.yes}
      cancelLabel={staff.no}
      onConfirm={onErase}
      onCancel={onCancel}
      danger
    >
      <p>{words.eraseText}</p>
    </ConfirmDialog>
  );
}
