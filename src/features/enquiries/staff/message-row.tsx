import { Check, Send, ShieldCheck, ShieldX, Trash2, Undo2, UserX } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useChanges } from "../../../platform/http/client";
import { fill, LANG_TAG, useWords } from "../../../platform/locale/lang";
import { Filled, Name } from "../../../platform/locale/name";
import { useStaffWords } from "../../../platform/locale/words/staff";
import { TextField } from "../../../ui/fields/text-field";
import { ImeSafeForm, ProblemSummary, useSave } from "../../../ui/form/form";
import { useBanner } from "../../../ui/frame/banner";
import { ConfirmDialog } from "../../../ui/frame/confirm-dialog";
import { ActionLabel } from "../../../ui/list/action-label";
import { enquiriesContract, type Message } from "../contract";
import { enquiriesWords } from "../words";

/** Characters of the text that the list shows. */
const PREVIEW = 200;

interface Listed {
  message: Message;
}

/** The sender; in bold while nobody has seen the message. */
export function Writer({ message }: Listed) {
  const name = <Name text={message.name} />;
  return isUnseen(message) ? name : <span className="record-seen">{name}</span>;
}

/** The subject of a message, and its first words. */
export function Preview({ message: { kind, item, body, lang } }: Listed) {
  const words = useWords(enquiriesWords);
  return (
    <div className="text-preview">
      <span className="field-hint">
        {words[kind]}
        {item && (
          <>
            {" · "}
            <Name text={item.name} />
          </>
        )}
      </span>{" "}
      <span lang={LANG_TAG[lang]}>{body.length > PREVIEW ? `${body.slice(0, PREVIEW)}…` : body}</span>
    </div>
  );
}

/** The step that a message is at, and what became of its e-mail while that is late. */
export function ListedState({ message }: Listed) {
  return (
    <>
      <StateChips message={message} />
      {isMailLate(message) && <MailChip message={message} />}
    </>
  );
}

type RowActionsProps = Listed &
  Pick<ReturnType<typeof useMessageActions>, "markDone" | "markSpam" | "notSpam">;

/** The actions on a message without opening it. */
export function RowActions({ message, markDone, markSpam, notSpam }: RowActionsProps) {
  const words = useWords(enquiriesWords);
  const { name, done } = message;
  const Icon = done ? Undo2 : Check;
  if (message.state !== "suspected") {
    return (
      <button type="button" className="button button-quiet" onClick={() => markDone(message)}>
        <Icon aria-hidden="true" size={18} />
        <ActionLabel label={done ? words.markOpen : words.markDone} name={name} />
      </button>
    );
  }
  return (
    <div className="row-actions">
      <button type="button" className="button button-quiet" onClick={() => notSpam(message)}>
        <ShieldCheck aria-hidden="true" size={18} />
        <ActionLabel label={words.notSpam} name={name} />
      </button>
      {isUnseen(message) && (
        <button type="button" className="button button-quiet" onClick={() => markSpam(message)}>
          <ShieldX aria-hidden="true" size={18} />
          <ActionLabel label={words.spam} name={name} />
        </button>
      )}
    </div>
  );
}

const WORDS = {
  received: "stateReceived",
  retrying: "stateRetrying",
  sent: "stateSent",
  failed: "stateFailed",
  suspected: "stateSuspected",
} as const;

/** Nobody has opened it, or marked it in the list. */
export const isUnseen = ({ opened, done }: Message): boolean => !opened && !done;

/** The step that a message is at: new, to do, answered or done with, or suspected. */
export function StateChips({ message }: Listed) {
  const { state, done, answers } = message;
  const words = useWords(enquiriesWords);
  const step = () => {
    if (answers.length > 0) return words.isAnswered;
    if (done) return words.isDone;
    return isUnseen(message) ? words.unread : words.isOpen;
  };
  return (
    <span className="inline-flex flex-wrap gap-2">
      {(state !== "suspected" || done || isUnseen(message)) && (
        <span className="chip" data-complete={isUnseen(message) || undefined}>
          {step()}
        </span>
      )}
      {answers.length > 0 && !done && <span className="chip">{words.isOpen}</span>}
      {state === "suspected" && <span className="chip">{words.stateSuspected}</span>}
    </span>
  );
}

/** The state of the e-mail about a message to the charity. */
export function MailChip({ message: { state } }: Listed) {
  const words = useWords(enquiriesWords);
  return <span className="chip">{words[WORDS[state]]}</span>;
}

/** True while the e-mail about a message could not be sent. */
const isMailLate = ({ state }: Message): boolean => state === "retrying" || state === "failed";

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
  return {
    problem,
    markDone: (message: Message) => {
      const { _id, done } = message;
      const text = done ? words.markedOpen : words.markedDone;
      return act(message, () => changes.done({ message_id: _id, done: !done }), text);
    },
    /** Of one of several, without a word. */
    setDone: ({ _id }: Message, done: boolean) => changes.done({ message_id: _id, done }),
    /** Marks a suspected message as reviewed; it stays spam. */
    markSpam: (message: Message) =>
      act(message, () => changes.done({ message_id: message._id, done: true }), words.markedSpam),
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
