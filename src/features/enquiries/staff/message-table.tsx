import { Check, ShieldCheck, ShieldX } from "lucide-react";
import { Link } from "react-router";
import { staffTime } from "../../../platform/locale/dates";
import { LANG_TAG } from "../../../platform/locale/lang";
import { useLang, useWords } from "../../../platform/locale/lang-context";
import { Name } from "../../../platform/locale/name";
import { ActionLabel } from "../../../ui/list/action-label";
import { ListTable } from "../../../ui/list/list-table";
import type { SortState, TableColumn } from "../../../ui/list/sorting";
import type { Message, MessageSort } from "../contract";
import { enquiriesWords } from "../words";

/** Characters of the text that the list shows. */
const PREVIEW = 200;

interface MessageTableProps {
  messages: readonly Message[];
  sorting: SortState<MessageSort>;
  /** The name of the table, for who cannot see it. */
  label: string;
  onDone: (message: Message) => void;
  onNotSpam: (message: Message) => void;
  onSpam: (message: Message) => void;
}

/** The messages of a page: from whom, about what, with its first words, what became of it, and when it came. */
export function MessageTable({ messages, sorting, label, ...acts }: MessageTableProps) {
  const words = useWords(enquiriesWords);
  const columns: TableColumn<MessageSort>[] = [
    { label: words.writer, up: "name", down: "-name", of: "words" },
    { label: words.state, up: "state", down: "-state", of: "states" },
    { label: words.received, className: "entry-table-date", up: "date", down: "-date", of: "moments" },
  ];
  return (
    <ListTable
      className="message-table"
      columns={columns}
      sorting={sorting}
      label={label}
      actions={words.actions}
    >
      {messages.map((message) => (
        <MessageRow key={message._id} message={message} {...acts} />
      ))}
    </ListTable>
  );
}

type MessageRowProps = Omit<MessageTableProps, "messages" | "sorting" | "label"> & { message: Message };

/** One message of the list; the row opens it. */
function MessageRow({ message, ...acts }: MessageRowProps) {
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { _id, kind, name, receivedAt, item, body } = message;
  const preview = body.length > PREVIEW ? `${body.slice(0, PREVIEW)}…` : body;
  return (
    <tr>
      <td className="entry-table-title">
        <div>
          <Link className="entry-table-link" to={`/cms/message?message_id=${_id}`}>
            <Name text={name} />
          </Link>
          <p className="field-hint">
            {words[kind]}
            {item && (
              <>
                {" · "}
                <Name text={item.name} />
              </>
            )}
          </p>
          <p className="text-preview" lang={LANG_TAG[message.lang]}>
            {preview}
          </p>
        </div>
      </td>
      <td>
        <StateChips message={message} />
        {isMailLate(message) && <MailChip message={message} />}
      </td>
      <td className="entry-table-date">
        <time dateTime={receivedAt}>{staffTime(receivedAt, lang)}</time>
      </td>
      <td className="entry-table-more">
        <RowActions message={message} {...acts} />
      </td>
    </tr>
  );
}

/** The actions on a message without opening it. */
function RowActions({ message, onDone, onNotSpam, onSpam }: MessageRowProps) {
  const words = useWords(enquiriesWords);
  const { name, done } = message;
  if (message.state !== "suspected") {
    return (
      <button type="button" className="button button-quiet" onClick={() => onDone(message)}>
        <Check aria-hidden="true" size={18} />
        <ActionLabel label={done ? words.markOpen : words.markDone} name={name} />
      </button>
    );
  }
  return (
    <div className="row-actions">
      <button type="button" className="button button-quiet" onClick={() => onNotSpam(message)}>
        <ShieldCheck aria-hidden="true" size={18} />
        <ActionLabel label={words.notSpam} name={name} />
      </button>
      {isUnseen(message) && (
        <button type="button" className="button button-quiet" onClick={() => onSpam(message)}>
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
export function StateChips({ message }: { message: Message }) {
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

/** What became of the e-mail about a message to the charity. */
export function MailChip({ message: { state } }: { message: Message }) {
  const words = useWords(enquiriesWords);
  return <span className="chip">{words[WORDS[state]]}</span>;
}

/** True while the e-mail about a message could not be sent. */
const isMailLate = ({ state }: Message): boolean => state === "retrying" || state === "failed";
