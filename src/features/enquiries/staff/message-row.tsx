import { Check, ShieldCheck } from "lucide-react";
import { Link } from "react-router";
import { staffTime } from "../../../core/locale/dates";
import { fill } from "../../../core/locale/fill";
import { LANG_TAG } from "../../../core/locale/lang";
import { useLang } from "../../../core/locale/lang-context";
import { useStaffMessages } from "../../../core/locale/messages/staff";
import { useWords } from "../../../core/locale/use-words";
import type { Message } from "../contract";
import { enquiriesWords } from "../messages";
import { StateChips } from "./state-chip";

/** Characters of the text that the list shows. */
const PREVIEW = 200;

interface MessageRowProps {
  message: Message;
  onDone: () => void;
  onNotSpam: () => void;
}

/** One message in the list: from whom, when, about what, and its first words. */
export function MessageRow({ message, onDone, onNotSpam }: MessageRowProps) {
  const staff = useStaffMessages();
  const words = useWords(enquiriesWords);
  const lang = useLang();
  const { _id, kind, name, receivedAt, item, body, done } = message;
  const preview = body.length > PREVIEW ? `${body.slice(0, PREVIEW)}…` : body;
  const labelled = (label: string) => fill(staff.withName, { label, name });
  return (
    <li className="row">
      <div className="row-text">
        <h2>
          <Link to={`/cms/message?message_id=${_id}`} className="inline-flex min-h-12 items-center">
            {name}
          </Link>
        </h2>
        <p className="field-hint">
          {words[kind]}
          {item && ` · ${item.name}`} · <time dateTime={receivedAt}>{staffTime(receivedAt, lang)}</time>
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
          <button
            type="button"
            className="button button-quiet"
            aria-label={labelled(words.notSpam)}
            onClick={onNotSpam}
          >
            <ShieldCheck aria-hidden="true" size={18} />
            {words.notSpam}
          </button>
        ) : (
          <button
            type="button"
            className="button button-quiet"
            aria-label={labelled(done ? words.markOpen : words.markDone)}
            onClick={onDone}
          >
            <Check aria-hidden="true" size={18} />
            {done ? words.markOpen : words.markDone}
          </button>
        )}
      </div>
    </li>
  );
}
