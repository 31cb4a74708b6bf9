import { Check, Send, ShieldCheck, Trash2, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useChanges } from "../../../platform/http/client";
import { fill, useWords } from "../../../platform/locale/lang";
import { Filled } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { enquiriesContract, type Message } from "../contract";
import { enquiriesWords } from "../words";

interface MessageActionsProps {
  message: Message;
  onDone: () => void;
  onResend: () => void;
  onNotSpam: () => void;
  onErase: () => void;
}

/** The actions on a message. */
export function MessageActions({ message, onDone, onResend, onNotSpam, onErase }: MessageActionsProps) {
  const words = useWords(enquiriesWords);
  return (
    <div className="row-actions">
      {message.state === "suspected" ? (
        <button type="button" className="button button-main" onClick={onNotSpam}>
          <ShieldCheck aria-hidden="true" size={18} />
          {words.notSpam}
        </button>
      ) : (
        <>
          <button type="button" className="button button-quiet" onClick={onDone}>
            <Check aria-hidden="true" size={18} />
            {message.done ? words.markOpen : words.markDone}
          </button>
          <button type="button" className="button button-quiet" onClick={onResend}>
            <Send aria-hidden="true" size={18} />
            {words.resend}
          </button>
        </>
      )}
      <EraseButton name={message.name} onErase={onErase} />
    </div>
  );
}

/** Erases after a question: unlike what is deleted elsewhere, this cannot be brought back. */
function EraseButton({ name, onErase }: { name: string; onErase: () => void }) {
  const words = useWords(enquiriesWords);
  const [asking, setAsking] = useState(false);
  const erase = () => {
    setAsking(false);
    onErase();
  };
  return (
    <>
      <button type="button" className="button button-danger" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden="true" size={18} />
        {words.erase}
      </button>
      {asking && (
        <EraseQuestion
          title={<Filled sentence={words.eraseQuestion} names={{ name }} />}
          onErase={erase}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** The actions on a message, each confirmed in the banner; `refresh` reloads the list. */
export function useMessageActions(refresh: () => Promise<void>) {
  const changes = useChanges(enquiriesContract);
  const words = useWords(enquiriesWords);
  const banner = useBanner();
  const { save, problem } = useSave();
  const act = ({ _id }: Message, call: () => Promise<unknown>, text: string, after = refresh) =>
    save(async () => {
      await call();
      banner({ text });
      await after();
    }, `${text} ${_id}`);
  const markAll = (messages: readonly Message[], done: boolean, text: string) =>
    save(
      async () => {
        for (const { _id } of messages) await changes.done({ message_id: _id, done });
        banner({ text });
        await refresh();
      },
      `${text} ${messages.map(({ _id }) => _id)}`,
    );
  return {
    problem,
    markDone: (message: Message) => {
      const { _id, done } = message;
      const text = done ? words.markedOpen : words.markedDone;
      return act(message, () => changes.done({ message_id: _id, done: !done }), text);
    },
    markAll: (messages: readonly Message[], done: boolean) =>
      markAll(messages, done, done ? words.markedDone : words.markedOpen),
    /** Marks suspected messages as reviewed; they stay spam. */
    markSpam: (messages: readonly Message[]) => markAll(messages, true, words.markedSpam),
    resend: (message: Message) => {
      const { _id, mail } = message;
      return act(
        message,
        () => changes.resend({ message_id: _id, unlessSent: !mail?.sentAt }),
        words.queuedAgain,
      );
    },
    notSpam: (message: Message) =>
      act(message, () => changes.notSpam({ message_id: message._id }), words.accepted),
    /** `after` leads away from what is no longer there. */
    erase: (message: Message, after: () => Promise<void>) =>
      act(message, () => changes.erase({ message_id: message._id }), words.erased, after),
  };
}

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
function EraseQuestion({ title, onErase, onCancel }: EraseQuestionProps) {
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
