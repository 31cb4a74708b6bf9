import { useWords } from "../../../core/locale/use-words";
import type { Message } from "../contract";
import { enquiriesWords } from "../messages";

const WORDS = {
  received: "stateReceived",
  retrying: "stateRetrying",
  sent: "stateSent",
  failed: "stateFailed",
  suspected: "stateSuspected",
} as const;

/** Whether a message is new, what became of its e-mail, and whether it is done with. */
export function StateChips({ message: { state, opened, done } }: { message: Message }) {
  const words = useWords(enquiriesWords);
  return (
    <span className="inline-flex flex-wrap gap-2">
      {!opened && state !== "suspected" && (
        <span className="chip" data-complete="true">
          {words.unread}
        </span>
      )}
      <span className="chip">{words[WORDS[state]]}</span>
      {done && <span className="chip">{words.isDone}</span>}
    </span>
  );
}
