import { Check, ShieldCheck, ShieldX } from "lucide-react";
import { Link } from "react-router";
import { staffTime } from "../../../core/locale/dates";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { Name } from "../../../core/locale/name";
import { useWords } from "../../../core/locale/use-words";
import { ActionLabel } from "../../../core/staff/list/action-label";
import type { Message } from "../contract";
import { enquiriesWords } from "../words";

/** Characters of the text that the list shows. */
const PREVIEW = 200;

interface MessageRowProps {
  message: Message;
  onDone: () => void;
  onNotSpam: () => void;
  onSpam: () => void;
}

/** One message in the list: from whom, when, about what, and its first words. */
export function MessageRow({ message, onDone, onNotSpam, onSpam }: MessageRowProps) {
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { _id, kind, name, receivedAt, item, body, done } = message;
  const preview = body.length > PREVIEW ? `${body.slice(0, PREVIEW)}…` : body;
  return (
    <li className="row">
      <div className="row-text">
        <h2>
          <Link to={`/cms/message?message_id=${_id}`} className="inline-flex min-h-12 items-center">
            <Name text={name} />
          </Link>
        </h2>
        <p className="field-hint">
          {words[kind]}
          {item && (
            <>
              {" · "}
              <Name text={item.name} />
            </>
          )}{" "}
          · <time dateTime={receivedAt}>{staffTime(receivedAt, lang)}</time>
        </p>
        <p className="my-1">
          <StateChips message={message} />
        </p>
        <p className="break-words" lang={LANG_TAG[message.lang]}>
          {preview}
        </p>
      </div>
      <div className="row-actions">
        {message.state === "suspected" ? (
          <>
            <button type="button" className="button button-quiet" onClick={onNotSpam}>
              <ShieldCheck aria-hidden="true" size={18} />
              <ActionLabel label={words.notSpam} name={name} />
            </button>
            {isUnseen(message) && (
              <button type="button" className="button button-quiet" onClick={onSpam}>
                <ShieldX aria-hidden="true" size={18} />
                <ActionLabel label={words.spam} name={name} />
              </button>
            )}
          </>
        ) : (
          <button type="button" className="button button-quiet" onClick={onDone}>
            <Check aria-hidden="true" size={18} />
            <ActionLabel label={done ? words.markOpen : words.markDone} name={name} />
          </button>
        )}
      </div>
    </li>
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

/** Whether a message is new, what became of its e-mail, and whether it is done with. */
export function StateChips({ message }: { message: Message }) {
  const { state, done } = message;
  const words = useWords(enquiriesWords);
  return (
    <span className="inline-flex flex-wrap gap-2">
      {isUnseen(message) && (
        <span className="chip" data-complete="true">
          {words.unread}
        </span>
      )}
      <span className="chip">{words[WORDS[state]]}</span>
      {done && <span className="chip">{words.isDone}</span>}
    </span>
  );
}
