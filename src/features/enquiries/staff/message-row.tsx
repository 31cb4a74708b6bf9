import { Check, ShieldCheck, ShieldX, Undo2 } from "lucide-react";
import { LANG_TAG, useWords } from "../../../platform/locale/lang";
import { Name } from "../../../platform/locale/name";
import { ActionLabel } from "../../../ui/list/action-label";
import type { Message } from "../contract";
import { enquiriesWords } from "../words";
import type { useMessageActions } from "./message-actions";

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
        <button type="button" className="button button-quiet" onClick={() => markSpam([message])}>
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
