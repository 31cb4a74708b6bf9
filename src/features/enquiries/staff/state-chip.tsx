import { useWords } from "../../../core/locale/use-words";
import type { Message } from "../contract";
import { enquiriesWords } from "../words";

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
